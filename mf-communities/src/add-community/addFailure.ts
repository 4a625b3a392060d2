/** Why a community was not added, distinguished only where the next step differs. */
export type AddFailure = 'limit' | 'denied' | 'noAnswer' | 'failed';

/** Interprets an error from `addCommunity`; without a response in time, the community may exist anyway. */
export function addFailure(code: string): AddFailure {
  if (code === 'resource-exhausted') return 'limit';
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  return code === 'deadline-exceeded' ? 'noAnswer' : 'failed';
}
