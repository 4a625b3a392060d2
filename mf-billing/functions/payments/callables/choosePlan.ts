import { FieldValue } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { billingCalls } from 'mf-billing/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { ownerCall } from 'backend/kernel/officeCall.ts';

/**
 * Chooses the free plan: payload `{ plan: 'free' }`, result `{}`. It is stored as `planChosen` in the customer
 * document, which no client writes, and lets the owner in after the trial. A current subscription isn't affected.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const choosePlan = ownerCall(billingCalls.choosePlan, async ({ plan }, { customerId }) => {
  await firestore()
    .doc(paths.customer(customerId))
    .update({ planChosen: plan, planChosenAt: FieldValue.serverTimestamp() });
  return {};
});
