import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { paths, teamMemberSchema } from 'shared-lib/domain';
import { planOwnerRecord } from './domain/planOwnerRecord.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { modifiedBy } from '../../../kernel/modifiedBy.ts';
import { storedFields } from '../../../kernel/storedFields.ts';
import { loginOf } from '../members/moveLogin.ts';

/** A name or an address in a document; empty where there is none. */
const textIn = (document: DocumentSnapshot, field: string): string => {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : '';
};

/** The names that a customer document or a team record gives; empty where it has none. */
export const personIn = (document: DocumentSnapshot) => ({
  firstName: textIn(document, 'firstName'),
  lastName: textIn(document, 'lastName'),
});

/** When a login was last used, epoch milliseconds; null for never. */
const seenAtOf = (login: UserRecord | null): number | null => {
  const { lastRefreshTime, lastSignInTime } = login?.metadata ?? {};
  const seenAt = Date.parse(lastRefreshTime ?? lastSignInTime ?? '');
  return Number.isNaN(seenAt) ? null : seenAt;
};

const personOfLogin = async (customerId: string) => {
  const login = await loginOf(customerId);
  return { email: login?.email ?? '', seenAt: seenAtOf(login) };
};

/** The names of an owner, with the email of their login. */
export interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * Makes the owner's own team record, or has it follow their name and email. Somebody else's sign-in may be what makes it, so it says when the
 * owner was last here.
 * @param owner who is here now; null for what the customer document and the login say
 * @returns what writes it, since a transaction reads all before it writes; nothing where it is as it has to be
 */
export const keepOwnerRecord = async (
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

/** Makes or mends the owner's own team record by itself; doing it again changes nothing. */
export const migrateOwnerRecord = (customerId: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const write = await keepOwnerRecord(transaction, customerId);
    write();
  });
