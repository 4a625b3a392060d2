import type { CallableError } from 'shared-lib/data';
import { billingRefusals, type BillingRefusal } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';

/** Why a billing action failed, as far as it affects what to do next. */
export type BillingFailure = 'unreachable' | 'refused' | 'denied' | 'changed' | 'noAnswer' | 'failed';

/** Maps a billing function's error; `refused` if there is no specific message. */
export function billingFailure({ code }: Pick<CallableError, 'code'>): BillingFailure {
  if (code === 'unavailable') return 'unreachable';
  if (code === 'failed-precondition') return 'refused';
  if (code === 'permission-denied' || code === 'unauthenticated') return 'denied';
  if (code === 'aborted') return 'changed';
  return code === 'deadline-exceeded' ? 'noAnswer' : 'failed';
}

const known: ReadonlySet<string> = new Set(billingRefusals);

/** A billing function's reason, if it has a message; otherwise null. */
export const billingReason = ({ reason = '' }: Pick<CallableError, 'reason'>): BillingRefusal | null =>
  known.has(reason) ? (reason as BillingRefusal) : null;

const countOf = (value: string | number | undefined): number => (typeof value === 'number' ? value : 0);

/** The message for an invalid number of employees; null for other errors. */
function seatsWords(t: Translate<'mf-billing'>, { fields }: CallableError): string | null {
  const about = fields?.['quantity'];
  if (about?.code === 'reductionPending')
    return t('refusals.reductionPending', { count: countOf(about['count']) });
  if (about?.code !== 'tooFew') return null;
  const [members, communities] = [countOf(about['members']), countOf(about['communities'])];
  return [
    `${t('change.tooFewTitle')}.`,
    ...(members > 0 ? [t('change.tooFewMembers', { count: members })] : []),
    ...(communities > 0 ? [t('change.tooFewCommunities', { count: communities })] : []),
  ].join(' ');
}

/**
 * The message for a failed billing action.
 * @param t the module's texts.
 */
export function failureMessage(t: Translate<'mf-billing'>, error: CallableError): string {
  const reason = billingReason(error);
  if (reason !== null) return t(`refusals.${reason}`);
  return seatsWords(t, error) ?? t(`failures.${billingFailure(error)}`);
}
