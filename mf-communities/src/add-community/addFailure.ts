/** Why a community was not added, as far as it makes a difference to what one does next. */
export type AddFailure = 'limit' | 'denied' | 'noAnswer' | 'failed';

/** What the refusal of `addCommunity` means; without an answer in time, the community may be there all the same. */
export function addFailure(code: string): AddFailure {
  if (code === 'resource-exhausted') return 'limit';
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  return code === 'deadline-exceeded' ? 'noAnswer' : 'failed';
}
