import {
  doorProofCalls,
  doorProofSchema,
  proofLimits,
  proofPageCalls,
  type DoorOnNightAsked,
} from 'mf-tracking/domain';
import { callerOf, documentsAt, limit, liveCollection, where } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';

/** Maximum number of proofs listed for a door and night: the open ones, and some that have just expired. */
const max = 2 * proofLimits.openPerNight;

const callProofs = callerOf(doorProofCalls);
const callPage = callerOf(proofPageCalls);

/** The shared proofs of a door and night, live, in no particular order, without revoked ones. */
export const useDoorProofs = liveCollection('listenToDoorProofs', {
  schema: doorProofSchema,
  query: (customerId, { unitId, night }: Pick<DoorOnNightAsked, 'unitId' | 'night'>) =>
    documentsAt(
      paths.doorProofs(customerId),
      where('unitId', '==', unitId),
      where('night', '==', night),
      where('revokedAt', '==', null),
      limit(max),
    ),
});

/** Shares a door's proof; its address is returned only once. */
export const shareDoorProof = (requested: DoorOnNightAsked) => callProofs('shareDoorProof', requested);

/** Revokes a proof's link. */
export const revokeDoorProof = (proofId: string) => callProofs('revokeDoorProof', { proofId });

/** A shared proof, for anyone with its key. */
export const readDoorProof = (key: string) => callPage('readDoorProof', { key }, false);

/** A shared proof's photo, as a picture that the page can show. */
export const readDoorProofPhoto = async (key: string) => {
  const result = await callPage('readDoorProofPhoto', { key }, false);
  if (!result.ok) return result;
  const { contentType, data } = result.value;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return { ok: true, value: new Blob([bytes], { type: contentType }) } as const;
};
