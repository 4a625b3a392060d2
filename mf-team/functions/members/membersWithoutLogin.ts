import type { Auth } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { directoryOf } from 'backend/functions/core/summaries/directoryOf.ts';
import { withoutLogin } from 'backend/functions/core/members/withoutLogin.ts';

const teamOf = (customerId: string) => firestore().collection(paths.team(customerId));

/** Whether a record is that of an active member who is not waited for. Active is who isn't explicitly inactive. */
const isActive = (member: DocumentSnapshot): boolean =>
  member.get('isActive') !== false && !member.get('invitation');

const isUnfinished = (member: DocumentSnapshot): boolean => Boolean(member.get('deactivation'));

/** Whom the directory has as active and joined, or as not deactivated to the end; null while it lacks something of the team. */
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
  const isWhole =
    entries.length === all.data().count &&
    entries.filter((entry) => !entry.isActive).length === inactive.data().count;
  return isWhole
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
  /** Who is active. Who is invited and has not joined is waited for, and not among them. */
  readonly active: readonly string[];
  /** Whose deactivation isn't finished, and who is not active any more. */
  readonly unfinished: readonly string[];
}

/**
 * Which members of a team, but for the owner, have no login account. The directory says whose account is to be looked up, in ten reads for a
 * team of thousands; only where it can't be had, or does not have as many members, active and inactive, as there are, are all records read.
 * The records of those without an account decide.
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
