import { FieldPath } from 'firebase-admin/firestore';
import { collectionGroups, paths } from 'shared-lib/domain';
import { endLinksOf } from 'backend/functions/core/account/accountLinks.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { deleteLogin, usesLoginElsewhere } from 'backend/functions/core/members/logins.ts';

/** How many members' logins one request checks. */
const pageSize = 100;

/** How many logins are checked concurrently. */
const atOnce = 10;

/** Deletes the login of a member who is in no other business, with the links that would set its password. */
const removeLogin = async (memberId: string, memberPath: string): Promise<void> => {
  if (await usesLoginElsewhere(memberId, memberPath)) return;
  await endLinksOf(memberId);
  await deleteLogin(memberId);
};

/** Whether an owner is also on another business's team, and keeps their login. */
const isElsewhere = async (customerId: string): Promise<boolean> => {
  const records = firestore().collectionGroup(collectionGroups.team).where('uid', '==', customerId);
  const root = `${paths.customer(customerId)}/`;
  return (await records.get()).docs.some(({ ref }) => !ref.path.startsWith(root));
};

/**
 * Deletes a business's logins: the owner's, and those of members who are in no other business. Safe to repeat.
 * @returns whether it finished before `until`, epoch milliseconds
 */
export const removeLogins = async (customerId: string, until: number): Promise<boolean> => {
  if (!(await isElsewhere(customerId))) {
    await endLinksOf(customerId);
    await deleteLogin(customerId);
  }
  const team = firestore().collection(paths.team(customerId)).orderBy(FieldPath.documentId()).limit(pageSize);
  for (let after: string | null = null; ;) {
    const { docs } = await (after === null ? team : team.startAfter(after)).select().get();
    const waiting = docs.filter(({ id }) => id !== customerId).values();
    const work = async () => {
      for (const { id, ref } of waiting) await removeLogin(id, ref.path);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    after = docs.at(-1)?.id ?? null;
    if (docs.length < pageSize) return true;
    if (Date.now() >= until) return false;
  }
};
