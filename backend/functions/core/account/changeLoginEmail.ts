import type { UserRecord } from 'firebase-admin/auth';
import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { collectionGroups, paths } from 'shared-lib/domain';
import type { EmailChange } from './domain/emailChange.ts';
import { emailDueAtStripe } from '../payments/emailAtStripe.ts';
import { auth, firestore } from '../../../kernel/firebase.ts';
import { modifiedBy } from '../../../kernel/modifiedBy.ts';
import { authErrorCode, loginOf, loginRefusal, requireFreeEmail } from '../members/logins.ts';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { requireNewInTeam } from './callables/emailChanges.ts';
import { invalidLinkError } from './openedLinks.ts';

interface Move {
  readonly reference: DocumentReference;
  readonly change: EmailChange;
  /** A new password to set as well; null to keep the current one. */
  readonly password: string | null;
  /** Further writes in the same transaction. */
  readonly write: (transaction: Transaction) => void;
}

/**
 * Changes the login's email.
 * @throws HttpsError for the email or the password
 */
const updateLogin = async ({ change: { uid, email }, password }: Move): Promise<void> => {
  try {
    await auth().updateUser(uid, { email, emailVerified: true, ...(password !== null && { password }) });
  } catch (error) {
    if (!/password/.test(authErrorCode(error) ?? '')) throw loginRefusal(error, email);
    throw fieldRefusal('invalid-argument', 'This password isn’t allowed.', { password: { code: 'weak' } });
  }
};

/**
 * Changes a login's email everywhere it is repeated: the person's team records in any business, and an owner's customer document. As in
 * `updateTeamMember`, the login changes after every check and before the first write.
 * @throws HttpsError `not-found` for a link used in the meantime; `already-exists`; `invalid-argument` for the password
 */
const writeMove = (move: Move): Promise<void> => {
  const { uid, email } = move.change;
  return firestore().runTransaction(async (transaction) => {
    const customer = firestore().doc(paths.customer(uid));
    const [link, owned, records] = await Promise.all([
      transaction.get(move.reference),
      transaction.get(customer),
      transaction.get(firestore().collectionGroup(collectionGroups.team).where('uid', '==', uid)),
    ]);
    if (!link.exists) throw invalidLinkError();
    for (const { ref } of records.docs) {
      await requireNewInTeam(transaction, ref.parent.parent!.id, uid, email);
    }
    await requireFreeEmail(uid, email);
    await updateLogin(move);
    const isEmailUnconfirmed = FieldValue.delete();
    for (const { ref } of records.docs)
      transaction.update(ref, { email, isEmailUnconfirmed, ...modifiedBy(uid) });
    if (owned.exists) transaction.update(customer, { email, ...emailDueAtStripe(owned) });
    transaction.delete(move.reference);
    move.write(transaction);
  });
};

/** Restores the login's email if nothing was written: the link still exists and is unused. */
const restoreLogin = async (
  { reference, change }: Move,
  { email, emailVerified }: UserRecord,
): Promise<void> => {
  const isUnused = (await reference.get()).exists;
  if (isUnused && email !== undefined) await auth().updateUser(change.uid, { email, emailVerified });
};

/**
 * Changes a login's email everywhere, or leaves everything unchanged.
 * @throws HttpsError as `writeMove`
 */
export const changeLoginEmail = async (move: Move): Promise<void> => {
  const login = await loginOf(move.change.uid);
  try {
    await writeMove(move);
  } catch (error) {
    if (login !== null) {
      await restoreLogin(move, login).catch((cause: unknown) =>
        logError(`Undoing the change of login ${move.change.uid} failed`, cause),
      );
    }
    throw error;
  }
};
