import { deliveryErrors, type DeliveryFailure } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';

/** The codes that have a sentence of ours; for the others, the mail server has one. */
const ownReasons = [
  deliveryErrors.bounced,
  deliveryErrors.expired,
  deliveryErrors.unknown,
  deliveryErrors.suppressed,
] as const;

/** Why a mail did not arrive, as the end of a sentence. */
export function whyNotDelivered({ code, message }: DeliveryFailure, t: Translate<'mf-settings'>): string {
  const own = ownReasons.find((one) => one === code);
  if (own) return t(`delivery.why.${own}`);
  const reason = (message || code).replace(/[.\s]+$/, '');
  return reason ? t('delivery.why.other', { reason }) : t('delivery.why.none');
}
