import type { CallableError } from 'shared-lib/data';
import type { Translate } from 'shared-lib/i18n';

/** Why an act of billing came to nothing, as far as it makes a difference to what one does next. */
export type BillingFailure = 'unreachable' | 'refused' | 'denied' | 'changed' | 'noAnswer' | 'failed';

/** What the refusal of a billing function means; `refused` has the function's own words, such as a bank's. */
export function billingFailure({ code }: Pick<CallableError, 'code'>): BillingFailure {
  if (code === 'unavailable') return 'unreachable';
  if (code === 'failed-precondition') return 'refused';
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  if (code === 'aborted') return 'changed';
  return code === 'deadline-exceeded' ? 'noAnswer' : 'failed';
}

/**
 * The same in words.
 * @param t the texts of the module.
 */
export const failureWords = (t: Translate<'mf-billing'>, error: CallableError): string =>
  t(`failures.${billingFailure(error)}`, { message: error.message });
