import { doc, runTransaction, serverTimestamp, setDoc } from 'firebase/firestore';
import { customerSchema, paths, type NotificationSetting } from '../../domain/index.ts';
import { attemptWrite } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { liveDocument } from '../liveHooks.ts';

/** The customer document of the signed-in account, live; null when there is none. */
export const useCustomer = liveDocument('listenToCustomer', {
  schema: customerSchema,
  path: paths.customer,
});

/** Switches one notification setting (spec section 7, Writes). */
export const saveNotificationSetting = (customerId: string, setting: NotificationSetting, on: boolean) =>
  attemptWrite(`Saving ${setting}`, () =>
    setDoc(doc(firestore(), paths.customer(customerId)), { [setting]: on }, { merge: true }),
  );

/** What an owner says of their business at the first sign-in. */
export interface BusinessDetails {
  firstName: string;
  lastName: string;
  businessName: string;
}

/**
 * Completes the onboarding of the signed-in owner: from then on the whole app is theirs (spec section 4, Account gating). Who has no
 * document yet gets one, with the date from which the trial counts.
 */
export const completeOnboarding = (customerId: string, details: BusinessDetails) =>
  attemptWrite('Completing the onboarding', () =>
    runTransaction(firestore(), async (transaction) => {
      const customer = doc(firestore(), paths.customer(customerId));
      const written = { ...details, initialOnboardingComplete: true };
      if ((await transaction.get(customer)).exists()) transaction.update(customer, written);
      else transaction.set(customer, { ...written, dateCreated: serverTimestamp() });
    }),
  );
