/** Why a community was not added, as far as it affects what to do next. */
export type AddFailure = 'limit' | 'denied' | 'noAnswer' | 'failed';

/** Interprets a refusal of `addCommunity`; without a response in time, the community may exist anyway. */
export function addFailure(code: string): AddFailure {
  if (code === 'resource-exhausted') return 'limit';
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  return code === 'deadline-exceeded' ? 'noAnswer' : 'failed';
}
