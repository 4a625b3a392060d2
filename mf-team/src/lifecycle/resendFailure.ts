import type { CallableError } from 'shared-lib/data';

/** Why an invitation was not sent again, as far as there are words for it. */
export function resendFailure({ code, reason }: Pick<CallableError, 'code' | 'reason'>) {
  if (code === 'resource-exhausted') return 'tooOften';
  return reason === 'joined' || reason === 'inactive' || reason === 'memberGone' ? reason : 'notSent';
}
