import { FieldValue, type DocumentSnapshot, type Query, type Transaction } from 'firebase-admin/firestore';
import { communityCalls, pastSettingsAfterEdit } from 'mf-communities/domain';
import { communitySchema, paths, type Weekday } from 'shared-lib/domain';
import { editedBy, logActivity } from 'backend/functions/core/community/activity.ts';
import { hasClockInTonight } from 'backend/functions/core/community/hasClockInTonight.ts';
import { hasHistory, ofCommunity } from 'backend/functions/core/community/history.ts';
import {
  activeMembers,
  agentsToRemove,
  restoreRegularAgents,
  removeAgents,
  replacedOf,
} from '../regularAgents.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import {
  importMarkOf,
  isUnchangedSinceImport,
  type ImportMark,
  type RegularAgent,
} from 'backend/functions/core/community/importMark.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

type Undone = 'removed' | 'restored' | 'kept';

/**
 * Whether a community now has dependents: units, codes, specialists, residents' messages, or records of
 * nights.
 */
const isInUse = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
): Promise<boolean> => {
  const read = (query: Query) => transaction.get(query);
  const hanging = await Promise.all(
    [paths.units, paths.checkpoints, paths.binTags, paths.contactSubmissions].map((path) =>
      read(ofCommunity(path(customerId), communityId).limit(1).select()),
    ),
  );
  const agents = await read(firestore().collection(paths.assignedAgents(customerId, communityId)).limit(1));
  return hanging.some(({ empty }) => !empty) || !agents.empty || hasHistory(customerId, communityId, read);
};

/**
 * The regular assignments to remove with the days an import added, and those to restore with the days it
 * removed, if the specialists are active.
 */
const agentsToUndo = async (
  transaction: Transaction,
  customerId: string,
  record: DocumentSnapshot,
  { before, agents = [] }: ImportMark,
): Promise<{ readonly gone: readonly RegularAgent[]; readonly back: readonly RegularAgent[] }> => {
  const community = recordOf(communitySchema, record);
  const to = before?.['serviceDays'] as readonly Weekday[] | undefined;
  if (!community || to === undefined) return { gone: [], back: [] };
  const gone = await agentsToRemove(transaction, customerId, community, to);
  const active = await activeMembers(
    transaction,
    customerId,
    new Set(agents.map(({ memberId }) => memberId)),
  );
  return {
    gone,
    back: agents.filter(({ day, memberId }) => to.includes(day) && active.has(memberId)),
  };
};

const undoOne = (customerId: string, communityId: string, importId: string, uid: string): Promise<Undone> =>
  firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(paths.community(customerId, communityId));
    const community = await transaction.get(reference);
    const mark = importMarkOf(community);
    if (mark?.id !== importId || !isUnchangedSinceImport(community)) return 'kept';
    const { before } = mark;
    if (before !== null) {
      const read = recordOf(communitySchema, community);
      const { gone, back } = await agentsToUndo(transaction, customerId, community, mark);
      const now = Date.now();
      const hasClockIn = read !== null && (await hasClockInTonight(transaction, customerId, read, now));
      const replaced = [...gone.map(replacedOf), ...back.map(({ day }) => ({ day, from: null }))];
      transaction.update(reference, {
        ...before,
        ...(read && pastSettingsAfterEdit(read, before, replaced, now, hasClockIn)),
        ...editedBy(uid),
        lastImport: FieldValue.delete(),
      });
      const changes = [
        ...Object.keys(before).map((field) => ({ field })),
        ...removeAgents(transaction, customerId, communityId, gone),
        ...restoreRegularAgents(transaction, customerId, communityId, back),
      ];
      logActivity(transaction, customerId, communityId, { act: 'edited', by: uid, changes });
      return 'restored';
    }
    if (await isInUse(transaction, customerId, communityId)) return 'kept';
    const log = await transaction.get(
      firestore().collection(paths.communityActivity(customerId, communityId)),
    );
    for (const { ref } of log.docs) transaction.delete(ref);
    // Nothing was printed with its slug, so another community may use it.
    transaction.delete(firestore().doc(paths.slug(customerId, String(community.get('slug')))));
    transaction.delete(reference);
    return 'removed';
  });

/**
 * Undoes an import of communities: payload `{ importId }`, result `{ removed, restored, kept }`. Added
 * communities without dependents are deleted. Changed ones are restored, along with the regular assignments
 * removed with service days, unless someone has changed them since. Repeating the call continues after an
 * interruption.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const undoCommunityImport = heavyOfficeCall(
  communityCalls.undoCommunityImport,
  async ({ importId }, { customerId, by }) => {
    const communities = firestore().collection(paths.communities(customerId));
    const found = await communities.where('lastImport.id', '==', importId).select().get();
    const undone = { removed: 0, restored: 0, kept: 0 };
    for (const { id } of found.docs) {
      undone[await undoOne(customerId, id, importId, by)] += 1;
    }
    return undone;
  },
);
