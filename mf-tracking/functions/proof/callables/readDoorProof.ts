import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import {
  doorProofSchema,
  isProofOpen,
  proofKeySchema,
  proofPageCalls,
  type DoorProof,
} from 'mf-tracking/domain';
import { hashOf } from 'backend/functions/core/account/accountLinks.ts';
import { requireWithin, sourceOf } from 'backend/functions/core/account/requireWithin.ts';
import { readStoredPicture } from 'backend/functions/core/pictures/readStoredPicture.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { openCall } from 'backend/kernel/openCall.ts';
import { recordOf } from 'backend/kernel/records.ts';

/**
 * How many wrong keys are allowed from one IP address, which a whole office may share. A correct key always works,
 * regardless of failures there.
 */
const wrongKeys = { max: 30, within: 3_600_000 };

/** The proof that a key opens; null if there is none, or it was revoked or has expired. */
const proofOf = async (
  key: string,
  now: number,
): Promise<{ customerId: string; proof: DoorProof } | null> => {
  const grant = recordOf(
    proofKeySchema,
    await firestore()
      .doc(paths.proofKey(hashOf(key)))
      .get(),
  );
  if (grant === null || grant.expiresAt <= now) return null;
  const { customerId, proofId } = grant;
  const proof = recordOf(doorProofSchema, await firestore().doc(paths.doorProof(customerId, proofId)).get());
  return proof !== null && isProofOpen(proof, now) ? { customerId, proof } : null;
};

const requireProof = async (key: string, request: Pick<CallableRequest, 'rawRequest'>) => {
  const found = await proofOf(key, Date.now());
  if (found !== null) return found;
  await requireWithin([{ act: 'proofKey', by: sourceOf(request), ...wrongKeys }]);
  throw new HttpsError('permission-denied', 'This proof is not available.');
};

/**
 * A shared proof, for anyone with its key: payload `{ key }`, result `{ content, createdAt, expiresAt }`. An unknown, revoked
 * or expired key always gets the same response.
 * @throws HttpsError `invalid-argument`; `permission-denied` for any such key; `resource-exhausted` for a wrong one
 * after too many from one IP address
 */
export const readDoorProof = openCall(proofPageCalls.readDoorProof, async ({ key }, request) => {
  const { proof } = await requireProof(key, request);
  const { content, createdAt, expiresAt } = proof;
  return { content, createdAt: createdAt ?? expiresAt, expiresAt };
});

/**
 * A shared proof's photo: payload `{ key }`, result `{ contentType, data }` with its bytes in base64, without camera
 * metadata. The type is detected from the content. Files have no URL that could be shared.
 * @throws HttpsError as `readDoorProof`; `not-found` without a photo that can be shown
 */
export const readDoorProofPhoto = openCall(proofPageCalls.readDoorProofPhoto, async ({ key }, request) => {
  const { customerId, proof } = await requireProof(key, request);
  return readStoredPicture(customerId, proof.photo);
});
