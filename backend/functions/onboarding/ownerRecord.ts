import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { paths, planOwnerRecord } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { runtime } from '../runtime.ts';
import { modifiedBy } from '../modifiedBy.ts';
import { loginOf } from '../moveLogin.ts';

/** A name or an address in a document; empty where there is none. */
const textIn = (document: DocumentSnapshot, field: string): string => {
  const value: unknown = document.get(field);
  return typeof value === 'string' ? value : '';
};

const personIn = (document: DocumentSnapshot) => ({
  firstName: textIn(document, 'firstName'),
  lastName: textIn(document, 'lastName'),
});

/** The names of an owner, with the email of their login. */
export interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * Makes the owner's own team record, or has it follow their name and email.
 * @param owner null for what the customer document and the login say
 * @returns what writes it, since a transaction reads all before it writes; nothing where it is as it has to be
 */
export const keepOwnerRecord = async (
  transaction: Transaction,
  customerId: string,
  owner: Owner | null = null,
): Promise<() => void> => {
  const reference = firestore().doc(paths.teamMember(customerId, customerId));
  const [customer, record] = await transaction.getAll(firestore().doc(paths.customer(customerId)), reference);
  const person = owner ?? { ...personIn(customer!), email: (await loginOf(customerId))?.email ?? '' };
  const stored = record!.exists ? { ...personIn(record!), email: textIn(record!, 'email') } : null;
  const fields = planOwnerRecord(person, stored);
  if (fields === null) return () => {};
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

/** Whenever owners say what they are called: their team record says the same. Owners without one get it from `migrateOwnerRecord`. */
export const followOwner = onDocumentUpdated(
  { document: 'customers/{customerId}', ...runtime.trigger, retry: true },
  async ({ params: { customerId }, data }) => {
    if (!data) return;
    const [before, after] = [personIn(data.before), personIn(data.after)];
    if (before.firstName === after.firstName && before.lastName === after.lastName) return;
    const record = await firestore().doc(paths.teamMember(customerId, customerId)).get();
    if (record.exists) await migrateOwnerRecord(customerId);
  },
);
