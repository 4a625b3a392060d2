import { randomBytes } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

/** How long an instance caches the key, in milliseconds: each form needs it, and it hardly ever changes. */
const kept = 300_000;

let known: { readonly key: string; readonly readAt: number } | null = null;

/** The key for signing challenges and deriving receipts. The first form creates it; only functions can read it. */
export const formKey = async (): Promise<string> => {
  if (known && Date.now() - known.readAt < kept) return known.key;
  const reference = firestore().doc(paths.formKey());
  const key = await firestore().runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(reference)).get('key');
    if (typeof stored === 'string' && stored !== '') return stored;
    const made = randomBytes(32).toString('base64url');
    transaction.set(reference, { key: made, createdAt: FieldValue.serverTimestamp() });
    return made;
  });
  known = { key, readAt: Date.now() };
  return key;
};
