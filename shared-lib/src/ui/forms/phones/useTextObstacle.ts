import { useEffect, useState } from 'react';
import { useSubscriptions } from '../../../data/billing/subscriptions.api.ts';
import { useNow } from '../../../data/index.ts';
import { combineLive } from '../../../data/combineLive.ts';
import { useCustomer } from '../../../data/customer/customer.api.ts';
import { useSettings } from '../../../data/settings/settings.api.ts';
import { planOf } from '../../../domain/index.ts';
import { useBusinessCountry } from './useBusinessCountry.ts';

const load = () => import(/* webpackChunkName: "text-reach" */ '../../../domain/phone/signUpPhone.ts');

/** Why the business can't text a number: texts are off, or the number is foreign or premium-rate. */
export type TextObstacle = 'switchedOff' | 'abroad';

/**
 * Checks before anything is sent whether the business may text a number, by the functions' own rule (`mayText`).
 * While that is unknown, nothing is blocked here; the function still refuses.
 * @param isNeeded whether a text is offered at all; if not, nothing is loaded
 */
export function useTextObstacle(isNeeded = true): (phone: string | null) => TextObstacle | null {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  useEffect(() => {
    if (rules === null && isNeeded) load().then(setRules, () => {});
  }, [rules, isNeeded]);
  const now = useNow();
  const country = useBusinessCountry();
  const live = combineLive(
    [useSettings('sms'), useCustomer(), useSubscriptions({ skip: !isNeeded })],
    (sms, customer, subscriptions) => ({
      isOn: sms.enabled,
      isTrusted:
        (customer !== null && customer.textsReviewedAt !== null) ||
        planOf(subscriptions, now).priceMonthly > 0,
    }),
  );
  return (phone) => {
    if (live.status !== 'ready') return null;
    if (!live.data.isOn) return 'switchedOff';
    if (phone === null || !phone.startsWith('+') || rules === null || country === null) return null;
    return rules.mayText(phone, country, live.data.isTrusted) ? null : 'abroad';
  };
}
