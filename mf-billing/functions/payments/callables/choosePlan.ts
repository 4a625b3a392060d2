import { FieldValue } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { planChoiceSchema } from 'mf-billing/domain';
import { authoriseOwner } from 'backend/kernel/authoriseOwner.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';

/**
 * Chooses the plan that costs nothing: payload `{ plan: 'free' }`, result `{}`. It is kept as `planChosen` of the customer document,
 * which no client writes, so that who chose it comes in after the trial. It takes nothing from a subscription that runs.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const choosePlan = onCall(callableOptions, async (request) => {
  const customerId = await authoriseOwner(request);
  const { plan } = payloadOf(planChoiceSchema, request.data);
  await firestore()
    .doc(paths.customer(customerId))
    .update({ planChosen: plan, planChosenAt: FieldValue.serverTimestamp() });
  return {};
});
