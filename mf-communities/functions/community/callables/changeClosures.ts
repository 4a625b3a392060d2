import {
  communityCalls,
  activityChangesOf,
  closuresAfter,
  pastClosures,
  noAccess,
} from 'mf-communities/domain';
import { communitySchema, localDate, maxClosures, paths, readDocument } from 'shared-lib/domain';
import { editedBy, logActivity } from 'backend/functions/core/community/activity.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Adds closures to several communities and removes some: payload
 * `{ changes: [{ communityId, add, remove }] }`, result the same list with the actual additions and removals,
 * so that they can be undone. All or nothing; repeating it changes nothing more. Deleted, archived or damaged
 * communities are left out.
 * @throws HttpsError `unauthenticated`, `permission-denied`; `invalid-argument`, including for a date that
 * has passed in one of the communities
 */
export const changeClosures = officeCall(
  communityCalls.changeClosures,
  async ({ changes }, { customerId, by }) => {
    const requested = new Map(changes.map((change) => [change.communityId, change]));
    const done = await firestore().runTransaction(async (transaction) => {
      const documents = await transaction.getAll(
        ...[...requested.keys()].map((id) => firestore().doc(paths.community(customerId, id))),
      );
      return documents.flatMap((document) => {
        const { id, ref } = document;
        const change = requested.get(id);
        const read = readDocument(communitySchema, ref.path, document.data() ?? {});
        if (change === undefined || !document.exists || !read.ok) return [];
        if ((document.get('archivedAt') ?? null) !== null) return [];
        const { noServiceDates, timezone } = read.value;
        const today = localDate(Date.now(), timezone);
        const { dates, added, removed } = closuresAfter(noServiceDates, change, today);
        const [past] = pastClosures(noServiceDates, added, today);
        if (past !== undefined) {
          throw fieldRefusal('invalid-argument', `${past} has already passed.`, {
            noServiceDates: { code: 'past', date: past },
          });
        }
        if (dates.length > maxClosures) {
          throw fieldRefusal('invalid-argument', `A community can have at most ${maxClosures} closures.`, {
            noServiceDates: { code: 'tooMany', max: maxClosures },
          });
        }
        if (added.length + removed.length > 0) {
          transaction.update(ref, { noServiceDates: dates, ...editedBy(by) });
          logActivity(transaction, customerId, id, {
            act: 'edited',
            by,
            changes: activityChangesOf({ ...read.value, ...noAccess }, { noServiceDates: dates }),
          });
        }
        return [{ communityId: id, added, removed }];
      });
    });
    return { changes: done };
  },
);
