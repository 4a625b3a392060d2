import { deliveryErrors, type DeliveryFailure } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';

/** The codes that have a sentence of ours; for the others, the mail server has one. */
const ownReasons = [
  deliveryErrors.bounced,
  deliveryErrors.expired,
  deliveryErrors.unknown,
  deliveryErrors.suppressed,
] as const;

/** Why the mail with a manager's link did not arrive, as the end of a sentence. */
export function whyNotDelivered({ code, message }: DeliveryFailure, t: Translate<'mf-communities'>): string {
  const own = ownReasons.find((one) => one === code);
  if (own) return t(`managers.why.${own}`);
  const reason = (message || code).replace(/[.\s]+$/, '');
  return reason ? t('managers.why.other', { reason }) : t('managers.why.none');
}
