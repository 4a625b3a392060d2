import { FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  communitySchema,
  currentLog,
  customerSchema,
  isArchived,
  paths,
  scheduleNightSchema,
  serviceLogSchema,
  serviceNight,
  unitSchema,
} from 'shared-lib/domain';
import {
  doorProofCalls,
  doorProofSchema,
  isProofOpen,
  proofContentOf,
  proofExpiresAt,
  proofKeySchema,
  proofLimits,
  type DoorOnNightAsked,
} from 'mf-tracking/domain';
import { hashOf, newToken } from 'backend/functions/core/account/accountLinks.ts';
import { countOrThrow } from 'backend/functions/core/account/requireWithin.ts';
import { siteAddress } from 'backend/functions/core/messages/configuration.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';

const day = 24 * 3_600_000;

/** More logs of one door than a night can have, with all corrections. */
const maxLogs = 50;

/** More proofs than a door and night can have open, with expired ones that aren't deleted yet. */
const maxProofs = 2 * proofLimits.openPerNight;

/** A door's proof content from the records of a night, and its photo's path. */
const readDoor = async (
  customerId: string,
  { communityId, unitId, night }: DoorOnNightAsked,
  now: number,
) => {
  const at = (path: string): DocumentReference => firestore().doc(path);
  const [[customerFound, communityFound, unitFound, scheduleFound], logsFound] = await Promise.all([
    firestore().getAll(
      at(paths.customer(customerId)),
      at(paths.community(customerId, communityId)),
      at(paths.unit(customerId, unitId)),
      at(paths.scheduleNight(customerId, night)),
    ),
    firestore()
      .collection(paths.serviceLogs(customerId))
      .where('unitId', '==', unitId)
      .where('serviceDate', '==', night)
      .limit(maxLogs)
      .get(),
  ]);
  const community = recordOf(communitySchema, communityFound!);
  const unit = recordOf(unitSchema, unitFound!);
  if (!community || isArchived(community) || unit?.communityId !== communityId) {
    throw new HttpsError('not-found', 'Unit not found.');
  }
  if (night > serviceNight(now, community.timezone)) {
    throw fieldRefusal('invalid-argument', 'This night hasn’t started.', { night: { code: 'future' } });
  }
  const logs = logsFound.docs
    .flatMap((found) => recordOf(serviceLogSchema, found) ?? [])
    .filter((found) => found.communityId === communityId);
  const schedule = recordOf(scheduleNightSchema, scheduleFound!)?.schedule ?? [];
  const log = currentLog(logs);
  const content = proofContentOf({
    businessName: recordOf(customerSchema, customerFound!)?.businessName ?? '',
    community,
    unit,
    night,
    log,
    isExtra: schedule.some((shift) => shift.communityId === communityId && shift.newAgentId !== null),
  });
  return { content, photo: log?.photo?.path ?? null };
};

/**
 * Shares a door's proof of pickup for a night: payload `{ communityId, unitId, night }`, result
 * `{ id, url, expiresAt, content }`. The content is a snapshot of the current records. The address is never
 * available again, since its key is stored as a hash.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, including for a future
 * night, `not-found`; `resource-exhausted` with the maximum number of open links for the door and night, or
 * of new ones in a day
 */
export const shareDoorProof = officeCall(
  doorProofCalls.shareDoorProof,
  async (requested, { customerId, by }) => {
    const now = Date.now();
    const { communityId, unitId, night } = requested;
    const { content, photo } = await readDoor(customerId, requested, now);
    const key = newToken();
    const proofs = firestore().collection(paths.doorProofs(customerId));
    const reference = proofs.doc();
    const expiresAt = proofExpiresAt(now);
    await firestore().runTransaction(async (transaction) => {
      const present = await transaction.get(
        proofs
          .where('unitId', '==', unitId)
          .where('night', '==', night)
          .where('revokedAt', '==', null)
          .limit(maxProofs),
      );
      const open = present.docs.filter((found) => {
        const proof = recordOf(doorProofSchema, found);
        return proof !== null && isProofOpen(proof, now);
      });
      if (open.length >= proofLimits.openPerNight) {
        throw new HttpsError(
          'resource-exhausted',
          `A door can have at most ${proofLimits.openPerNight} open links per night.`,
        );
      }
      const writeCount = await countOrThrow(
        transaction,
        [{ act: 'doorProof', by: customerId, max: proofLimits.perDay, within: day }],
        now,
      );
      writeCount();
      transaction.create(reference, {
        ...storedFields(doorProofSchema, {
          communityId,
          unitId,
          night,
          content,
          photo,
          expiresAt,
          revokedAt: null,
        }),
        createdAt: FieldValue.serverTimestamp(),
        createdBy: by,
      });
      transaction.create(
        firestore().doc(paths.proofKey(hashOf(key))),
        storedFields(proofKeySchema, { customerId, communityId, proofId: reference.id, expiresAt }),
      );
    });
    return { id: reference.id, url: siteAddress(`/proof/${key}`), expiresAt, content };
  },
);
