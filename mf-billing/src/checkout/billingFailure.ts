import type { CallableError } from 'shared-lib/data';
import { billingRefusals, type BillingRefusal } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';

/** Why an act of billing came to nothing, as far as it makes a difference to what one does next. */
export type BillingFailure = 'unreachable' | 'refused' | 'denied' | 'changed' | 'noAnswer' | 'failed';

/** What the refusal of a billing function means; `refused` is for what there are no other words for. */
export function billingFailure({ code }: Pick<CallableError, 'code'>): BillingFailure {
  if (code === 'unavailable') return 'unreachable';
  if (code === 'failed-precondition') return 'refused';
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  if (code === 'aborted') return 'changed';
  return code === 'deadline-exceeded' ? 'noAnswer' : 'failed';
}

const known: ReadonlySet<string> = new Set(billingRefusals);

/** Why a function of billing refused, where there are words for it; null otherwise. */
export const billingReason = ({ reason = '' }: Pick<CallableError, 'reason'>): BillingRefusal | null =>
  known.has(reason) ? (reason as BillingRefusal) : null;

const countOf = (value: string | number | undefined): number => (typeof value === 'number' ? value : 0);

/** What is wrong with a number of employees, in words; null for what a function says of nothing of it. */
function seatsWords(t: Translate<'mf-billing'>, { fields }: CallableError): string | null {
  const about = fields?.['quantity'];
  if (about?.code === 'takeBackFirst') return t('refusals.takeBackFirst', { count: countOf(about['count']) });
  if (about?.code !== 'tooFew') return null;
  const [members, communities] = [countOf(about['members']), countOf(about['communities'])];
  return [
    `${t('change.tooFewTitle')}.`,
    ...(members > 0 ? [t('change.tooFewMembers', { count: members })] : []),
    ...(communities > 0 ? [t('change.tooFewCommunities', { count: communities })] : []),
  ].join(' ');
}

/**
 * Why an act of billing came to nothing, in words.
 * @param t the texts of the module.
 */
export function failureWords(t: Translate<'mf-billing'>, error: CallableError): string {
  const reason = billingReason(error);
  if (reason !== null) return t(`refusals.${reason}`);
  return seatsWords(t, error) ?? t(`failures.${billingFailure(error)}`);
}
