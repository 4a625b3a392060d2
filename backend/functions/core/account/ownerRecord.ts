import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { paths, teamMemberSchema } from 'shared-lib/domain';
import { planOwnerRecord } from './domain/planOwnerRecord.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { modifiedBy } from '../../../kernel/modifiedBy.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { loginOf } from '../members/logins.ts';

/** A name or address from a document; empty if missing. */
const textIn = (document: DocumentSnapshot, field: string): string => {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : '';
};

/** The names in a customer document or team record; empty where missing. */
export const personIn = (document: DocumentSnapshot) => ({
  firstName: textIn(document, 'firstName'),
  lastName: textIn(document, 'lastName'),
});

/** When a login was last used, epoch milliseconds; null if never. */
const seenAtOf = (login: UserRecord | null): number | null => {
  const { lastRefreshTime, lastSignInTime } = login?.metadata ?? {};
  const seenAt = Date.parse(lastRefreshTime ?? lastSignInTime ?? '');
  return Number.isNaN(seenAt) ? null : seenAt;
};

const personOfLogin = async (customerId: string) => {
  const login = await loginOf(customerId);
  return { email: login?.email ?? '', seenAt: seenAtOf(login) };
};

/** An owner's names and login email. */
export interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * Creates or updates the owner's team record with their name and email. Another person's sign-in may trigger it, so it records when the
 * owner was last here.
 * @param owner the owner now signed in; null to use the customer document and the login
 * @returns writes the record, because a transaction must read before it writes; does nothing if it is up to date
 */
export const syncOwnerRecord = async (
  transaction: Transaction,
  customerId: string,
  owner: Owner | null = null,
): Promise<() => void> => {
  const reference = firestore().doc(paths.teamMember(customerId, customerId));
  const [customer, record] = await transaction.getAll(firestore().doc(paths.customer(customerId)), reference);
  const person = owner
    ? { ...owner, seenAt: Date.now() }
    : { ...personIn(customer!), ...(await personOfLogin(customerId)) };
  const stored = record!.exists
    ? {
        ...personIn(record!),
        email: textIn(record!, 'email'),
        wasActive: record!.get('lastActive') instanceof Timestamp,
      }
    : null;
  const planned = planOwnerRecord(person, stored);
  if (planned === null) return () => {};
  const fields = storedFields(teamMemberSchema, planned);
  return () => {
    if (stored !== null) transaction.update(reference, { ...fields, ...modifiedBy(customerId) });
    else {
      transaction.create(reference, {
        ...fields,
        uid: customerId,
        customerId,
        dateCreated: FieldValue.serverTimestamp(),
        ...modifiedBy(customerId),
      });
    }
  };
};

/** Creates or repairs the owner's team record. Idempotent. */
export const migrateOwnerRecord = (customerId: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const write = await syncOwnerRecord(transaction, customerId);
    write();
  });
