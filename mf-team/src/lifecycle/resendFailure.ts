import type { CallableError } from 'shared-lib/data';

/** Why an invitation was not resent, if there is a text for it. */
export function resendFailure({ code, reason }: Pick<CallableError, 'code' | 'reason'>) {
  if (code === 'resource-exhausted') return 'tooOften';
  return reason === 'joined' || reason === 'inactive' || reason === 'memberGone' ? reason : 'notSent';
}
