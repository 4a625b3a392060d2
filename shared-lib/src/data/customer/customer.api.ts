import { doc, runTransaction, serverTimestamp, setDoc } from 'firebase/firestore';
import {
  customerSchema,
  paths,
  type BusinessDetails,
  type NotificationSetting,
  type NotificationSettings,
} from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
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
 * Completes the onboarding of the signed-in owner: from then on the whole app is theirs (spec section 4, Account
 * gating). An owner without a document gets one, with the date on which the trial begins.
 * @param timeZone where the owner is, an IANA zone: the business has its day there until they say otherwise; modules of the releases before
 *   1.6 don't tell
 */
export const completeOnboarding = (
  customerId: string,
  details: BusinessDetails,
  timeZone: string | null = null,
) =>
  attemptWrite('Completing the onboarding', () =>
    runTransaction(firestore(), async (transaction) => {
      const customer = doc(firestore(), paths.customer(customerId));
      const stored = await transaction.get(customer);
      const zone = timeZone === null || stored.data()?.['timeZone'] ? {} : { timeZone };
      const written = { ...details, ...zone, initialOnboardingComplete: true };
      if (stored.exists()) transaction.update(customer, written);
      else transaction.set(customer, { ...written, dateCreated: serverTimestamp() });
    }),
  );
