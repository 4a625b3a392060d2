import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { directoryOf } from 'backend/functions/core/summaries/directoryOf.ts';
import { withoutLogin } from 'backend/functions/core/members/withoutLogin.ts';

const teamOf = (customerId: string) => firestore().collection(paths.team(customerId));

/**
 * Whether a record is an active member's without a pending invitation. Members are active unless explicitly
 * inactive.
 */
const isActive = (member: DocumentSnapshot): boolean =>
  member.get('isActive') !== false && !member.get('invitation');

const isUnfinished = (member: DocumentSnapshot): boolean => Boolean(member.get('deactivation'));

/**
 * The ids the directory lists as active and joined, or with an unfinished deactivation; null if its list is
 * incomplete.
 */
const listedIn = async (customerId: string): Promise<string[] | null> => {
  const team = teamOf(customerId);
  const [entries, all, inactive] = await Promise.all([
    directoryOf(customerId, 'team').catch((error: unknown) => {
      logError("Couldn't build the team directory", error);
      return [];
    }),
    team.count().get(),
    team.where('isActive', '==', false).count().get(),
  ]);
  const isComplete =
    entries.length === all.data().count &&
    entries.filter((entry) => !entry.isActive).length === inactive.data().count;
  return isComplete
    ? entries
        .filter((entry) => entry.isDeactivating || (entry.isActive && entry.invitedUntil === null))
        .map(({ id }) => id)
    : null;
};

/** The same, from the records. */
const listedInRecords = async (customerId: string): Promise<string[]> => {
  const { docs } = await teamOf(customerId).select('isActive', 'deactivation', 'invitation').get();
  return docs.filter((member) => isActive(member) || isUnfinished(member)).map(({ id }) => id);
};

/** Members who have no login account. */
export interface MembersWithoutLogin {
  /** The active ones. Members with a pending invitation are not among them. */
  readonly active: readonly string[];
  /** Those whose deactivation isn't finished, and who are no longer active. */
  readonly unfinished: readonly string[];
}

/**
 * Finds the members of a team, except the owner, without a login account. The directory lists the accounts to
 * look up, in ten reads for a team of thousands. If it is missing, or its count of active and inactive
 * members differs, all records are read. Members found without an account are then checked against their
 * records.
 */
export const membersWithoutLogin = async (auth: Auth, customerId: string): Promise<MembersWithoutLogin> => {
  const listed = (await listedIn(customerId)) ?? (await listedInRecords(customerId));
  const missing = await withoutLogin(
    auth,
    listed.filter((id) => id !== customerId),
  );
  if (missing.length === 0) return { active: [], unfinished: [] };
  const records = await firestore().getAll(...missing.map((id) => teamOf(customerId).doc(id)));
  const found = records.filter(({ exists }) => exists);
  const active = found.filter(isActive);
  return {
    active: active.map(({ id }) => id),
    unfinished: found
      .filter((member) => isUnfinished(member) && !active.includes(member))
      .map(({ id }) => id),
  };
};
