import { FieldValue } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { planChoiceSchema } from 'mf-billing/domain';
import { authoriseOwner } from 'backend/kernel/authoriseOwner.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';

/**
 * Chooses the free plan: payload `{ plan: 'free' }`, result `{}`. It is stored as `planChosen` in the customer
 * document, which no client writes, and lets the owner in after the trial. A current subscription isn't affected.
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
