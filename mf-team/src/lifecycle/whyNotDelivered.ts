import { deliveryErrors, type DeliveryFailure } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';

/** The codes that have a sentence of ours; for the others, the mail server has one. */
const ownReasons = [deliveryErrors.bounced, deliveryErrors.expired, deliveryErrors.unknown] as const;

/** Why an invitation did not arrive, as a sentence. */
export function whyNotDelivered({ code, message }: DeliveryFailure, t: Translate<'mf-team'>): string {
  const own = ownReasons.find((one) => one === code);
  if (own) return t(`lifecycle.invited.why.${own}`);
  const reason = message || code;
  return reason
    ? t('lifecycle.invited.why.other', { reason: reason.replace(/[.\s]+$/, '') })
    : t('lifecycle.invited.why.none');
}
