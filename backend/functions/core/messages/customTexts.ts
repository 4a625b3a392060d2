import { Timestamp, type DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../../../kernel/firebase.ts';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { conflictError } from '../../../kernel/conflictError.ts';
import { hasChanged, type Revision } from 'shared-lib/domain';

type Problem = Parameters<typeof fieldRefusal>[2][string];

/**
 * Requires that a business's custom text can be sent.
 * @param problems what is wrong, by language; null for nothing
 * @throws HttpsError `invalid-argument` that names the problems
 */
export const requireSendable = (problems: Readonly<Record<string, Problem | null | undefined>>): void => {
  const found = Object.entries(problems).flatMap(([language, problem]) =>
    problem ? [[language, problem] as const] : [],
  );
  if (found.length === 0) return;
  throw fieldRefusal('invalid-argument', 'These words can’t be sent.', Object.fromEntries(found));
};

/**
 * Requires that a person who edits custom texts has seen the latest version.
 * @param seen the revision they saw; null if there was no text
 * @throws HttpsError `aborted` with who changed it first
 */
export const requireSeenRevision = (stored: DocumentSnapshot, seen: Revision): void => {
  const updatedAt: unknown = stored.get('updatedAt');
  const last = updatedAt instanceof Timestamp ? updatedAt.toMillis() : null;
  const by: unknown = stored.get('updatedBy');
  if (hasChanged({ updatedAt: last }, seen)) throw conflictError({ by: typeof by === 'string' ? by : null });
};

/**
 * Deletes a business's custom text. Its author is written to it first: an event of a deletion names none, and the
 * activity log needs one.
 * @param seen the revision they saw
 * @throws HttpsError `aborted` with who changed it first
 */
export const deleteCustomText = async (
  reference: DocumentReference,
  seen: Revision,
  by: string,
): Promise<void> => {
  for (const step of ['mark', 'delete'] as const) {
    await firestore().runTransaction(async (transaction) => {
      const stored = await transaction.get(reference);
      requireSeenRevision(stored, seen);
      if (!stored.exists) return;
      if (step === 'mark') transaction.update(reference, { deletedBy: by });
      else transaction.delete(reference);
    });
  }
};
