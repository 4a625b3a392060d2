import { useCallback } from 'react';
import { deliveryErrors, type DeliveryFailure } from '../../../domain/index.ts';
import { useTexts, type Translate } from '../../../i18n/index.ts';
import { addCatalogsOnce } from '../../../i18n/pageTexts.ts';
import { deliveryTexts } from './texts.ts';

/** Codes with our own text; for others, the provider's message is shown. */
const ownReasons = [
  deliveryErrors.bounced,
  deliveryErrors.expired,
  deliveryErrors.unknown,
  deliveryErrors.suppressed,
  deliveryErrors.switchedOff,
  deliveryErrors.abroad,
  deliveryErrors.noConsent,
] as const;

/**
 * Why a message wasn't delivered, worded to end a sentence, such as `it was rejected (550 Not wanted here).`
 */
export function deliveryFailureText({ code, message }: DeliveryFailure, t: Translate<'ui-delivery'>): string {
  const own = ownReasons.find((one) => one === code);
  if (own) return t(own);
  const reason = (message || code).replace(/[.\s]+$/, '');
  return reason ? t('other', { reason }) : t('none');
}

/** The same in the page's language. */
export function useDeliveryFailureText(): (failure: DeliveryFailure) => string {
  addCatalogsOnce('ui-delivery', deliveryTexts);
  const { t } = useTexts('ui-delivery');
  return useCallback((failure) => deliveryFailureText(failure, t), [t]);
}
