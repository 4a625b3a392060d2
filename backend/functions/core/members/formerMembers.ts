import { FieldPath, FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { forgettableMembers } from 'mf-team/domain';
import { formerMembersSchema, fullNameOf, paths, type FormerMembers } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';

const namesAt = (customerId: string) => firestore().doc(paths.formerMembers(customerId));

const namesIn = (snapshot: DocumentSnapshot): FormerMembers =>
  recordOf(formerMembersSchema, snapshot)?.names ?? {};

/** A member's name, even from a damaged record; empty if missing. */
const nameOf = (member: DocumentSnapshot): string => {
  const textOf = (field: string): string => {
    const value: unknown = member.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return fullNameOf({ firstName: textOf('firstName'), lastName: textOf('lastName') }) || textOf('email');
};

/** Keeps the name of a member who is being deleted, for records of past work and pay. */
export const saveFormerName = (
  transaction: Transaction,
  customerId: string,
  member: DocumentSnapshot,
): void => {
  const name = nameOf(member);
  if (name === '') return;
  const kept = { name, deletedAt: FieldValue.serverTimestamp() };
  transaction.set(namesAt(customerId), { names: { [member.id]: kept } }, { merge: true });
};

/** The names of current and former members by id; unknown ones are left out. */
export const readNames = async (
  transaction: Transaction,
  customerId: string,
  ids: readonly string[],
): Promise<Record<string, string>> => {
  if (ids.length === 0) return {};
  const [former, ...members] = await transaction.getAll(
    namesAt(customerId),
    ...ids.map((id) => firestore().doc(paths.teamMember(customerId, id))),
  );
  const kept = former ? namesIn(former) : {};
  return Object.fromEntries(
    members.flatMap((member) => {
      const name = member.exists ? nameOf(member) : kept[member.id]?.name;
      return name ? [[member.id, name]] : [];
    }),
  );
};

/**
 * Removes names once the retention period of pay records ends.
 * @param now epoch milliseconds
 */
export const deleteFormerNames = (customerId: string, now: number): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const found = await transaction.get(namesAt(customerId));
    const [first, ...others] = forgettableMembers(namesIn(found), now).flatMap((id) => [
      new FieldPath('names', id),
      FieldValue.delete(),
    ]);
    if (first instanceof FieldPath) transaction.update(found.ref, first, others[0], ...others.slice(1));
  });
