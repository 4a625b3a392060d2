import { communitySchema, paths } from 'shared-lib/domain';
import { planRoundNote, roundNoteCalls, roundNotesSchema } from 'mf-tracking/domain';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';

/**
 * Adds a note to a community's round of one night, or removes one: payload
 * `{ act: 'add', communityId, serviceDate, noteId, text }` or `{ act: 'remove', communityId, serviceDate, noteId }`,
 * result `{ success: true }`. Idempotent: the page chooses the note's id.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` with a code of
 * `roundNoteRefusals` for the field `text`
 */
export const changeRoundNotes = officeCall(
  roundNoteCalls.changeRoundNotes,
  async (act, { customerId, by }) => {
    const now = Date.now();
    const place = firestore().doc(paths.community(customerId, act.communityId));
    const document = firestore().doc(paths.roundNotes(customerId, act.communityId, act.serviceDate));
    await firestore().runTransaction(async (transaction) => {
      const [community, stored] = await transaction.getAll(place, document);
      const served = community && recordOf(communitySchema, community);
      const plan = planRoundNote(act, {
        notes: (stored && recordOf(roundNotesSchema, stored))?.notes ?? [],
        timeZone: served && served.deletedAt === null ? served.timezone : null,
        by,
        now,
      });
      if (!plan.ok) {
        throw fieldRefusal('failed-precondition', `Can't change the notes: ${plan.code}.`, {
          text: { code: plan.code },
        });
      }
      if (plan.notes === null) return;
      const fields = { notes: [...plan.notes], lastModifiedBy: { uid: by, at: now } };
      transaction.set(document, storedFields(roundNotesSchema, fields));
    });
    return { success: true };
  },
);
