import { doc, setDoc } from 'firebase/firestore';
import {
  customerSchema,
  paths,
  type BusinessDetails,
  type NotificationSetting,
  type NotificationSettings,
} from '../../domain/index.ts';
import { attemptWrite, type WriteResult } from '../attemptWrite.ts';
import { finishOnboarding, saveOnboarding } from '../callables/onboardingCallables.ts';
import { firestore } from '../firestore.ts';
import { liveDocument } from '../liveHooks.ts';

/** The customer document of the signed-in account, live; null when there is none. */
export const useCustomer = liveDocument('listenToCustomer', {
  schema: customerSchema,
  path: paths.customer,
});

/** Switches notification settings; the others stay (spec section 7, Writes). */
export const saveNotificationSettings = (customerId: string, change: Partial<NotificationSettings>) =>
  attemptWrite(`Saving ${Object.keys(change).join(', ')}`, () =>
    setDoc(doc(firestore(), paths.customer(customerId)), change, { merge: true }),
  );

/** Renames the business; only its owner may. */
export const saveBusinessName = (customerId: string, businessName: string) =>
  attemptWrite('Saving the name of the business', () =>
    setDoc(doc(firestore(), paths.customer(customerId)), { businessName }, { merge: true }),
  );

/** Says where the business has its day; only its owner may. @param timeZone an IANA zone */
export const saveBusinessZone = (customerId: string, timeZone: string) =>
  attemptWrite('Saving the time zone of the business', () =>
    setDoc(doc(firestore(), paths.customer(customerId)), { timeZone }, { merge: true }),
  );

/** For modules of the releases before 1.4. */
export const saveNotificationSetting = (customerId: string, setting: NotificationSetting, on: boolean) =>
  saveNotificationSettings(customerId, { [setting]: on });

/**
 * Completes the onboarding of the signed-in owner in one go, for modules of the releases before 1.6: a function does it, since it sees
 * whether the email is confirmed.
 */
export async function completeOnboarding(
  _customerId: string,
  details: BusinessDetails,
): Promise<WriteResult> {
  const business = { ...details, slug: null, terms: null, language: null, timeZone: null };
  const saved = await saveOnboarding({ business, step: 'done' });
  const finished = saved.ok ? await finishOnboarding() : saved;
  return finished.ok ? { ok: true } : { ok: false, reason: 'failed' };
}
