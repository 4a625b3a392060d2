import { HttpsError } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import { doorProofCalls, doorProofSchema } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf, updateRecord } from 'backend/kernel/records.ts';

/**
 * Revokes a shared proof's link: payload `{ proofId }`, result `{ success: true }`. Idempotent.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const revokeDoorProof = officeCall(
  doorProofCalls.revokeDoorProof,
  async ({ proofId }, { customerId, by }) => {
    const reference = firestore().doc(paths.doorProof(customerId, proofId));
    const keys = firestore()
      .collection(paths.proofKeys())
      .where('customerId', '==', customerId)
      .where('proofId', '==', proofId);
    await firestore().runTransaction(async (transaction) => {
      const proof = recordOf(doorProofSchema, await transaction.get(reference));
      if (proof === null) throw new HttpsError('not-found', 'Link not found.');
      const { docs } = await transaction.get(keys);
      for (const { ref } of docs) transaction.delete(ref);
      if (proof.revokedAt !== null) return;
      updateRecord(transaction, reference, doorProofSchema, { revokedAt: Date.now(), revokedBy: by });
    });
    return { success: true };
  },
);
