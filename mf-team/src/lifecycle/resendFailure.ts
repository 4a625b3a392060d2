import type { CallableError } from 'shared-lib/data';

/** Why an invitation was not resent, if there is a text for it. */
export function resendFailure({ code, reason, fields }: Pick<CallableError, 'code' | 'reason' | 'fields'>) {
  if (code === 'failed-precondition' && fields?.['phone']) return 'notTexted';
  if (code === 'resource-exhausted') return 'tooOften';
  return reason === 'joined' || reason === 'inactive' || reason === 'memberGone' ? reason : 'notSent';
}
