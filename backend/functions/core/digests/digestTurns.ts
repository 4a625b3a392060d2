import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { businessZone, customerSchema, paths, personalNotificationsSchema } from 'shared-lib/domain';
import { nextDigestTurn, type DigestTurn } from './domain/digestTurn.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inTransaction } from '../summaries/transactions.ts';

/** The settings page for digests. */
export const digestSettingsPath = '/settings?tab=notifications';

/**
 * The schedule of a person's digests, `customers/{customerId}/digestTurns/{uid}`. `dueAt` is null while they are off. `lastDay` is kept, so
 * a day has one digest, no matter how often they are turned off and on. `key` signs the unsubscribe link.
 */
export interface StoredTurn {
  readonly turn: DigestTurn | null;
  readonly lastDay: string | null;
  readonly key: string;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const storedTurn = (snapshot: DocumentSnapshot): StoredTurn => {
  const dueAt: unknown = snapshot.get('dueAt');
  const day = textOrNull(snapshot.get('day'));
  return {
    turn: dueAt instanceof Timestamp && day !== null ? { day, dueAt: dueAt.toMillis() } : null,
    lastDay: textOrNull(snapshot.get('lastDay')),
    key: textOrNull(snapshot.get('key')) ?? randomBytes(32).toString('base64url'),
  };
};

/** Writes the schedule of a person's digests; the count of those sent on request is kept. */
export const saveTurn = (
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  { turn, lastDay, key }: StoredTurn,
): void => {
  const dueAt = turn && timestampOf(turn.dueAt);
  transaction.set(snapshot.ref, { day: turn?.day ?? null, dueAt, lastDay, key }, { merge: true });
};

/**
 * Recalculates when a person's next digest is due after they changed a setting. Idempotent.
 * @param now epoch milliseconds
 */
export const rescheduleTurn = (customerId: string, uid: string, now: number): Promise<void> =>
  inTransaction(async (transaction) => {
    const at = (path: string) => firestore().doc(path);
    const [found, customerFound, turnFound] = await transaction.getAll(
      at(paths.personalNotifications(customerId, uid)),
      at(paths.customer(customerId)),
      at(paths.digestTurn(customerId, uid)),
    );
    const settings = found && recordOf(personalNotificationsSchema, found);
    const customer = customerFound && recordOf(customerSchema, customerFound);
    if (!turnFound || (!settings?.hasDigest && !turnFound.exists)) return;
    const stored = storedTurn(turnFound);
    const turn =
      settings?.hasDigest && customer
        ? nextDigestTurn(settings.digestAt, businessZone(customer), stored.lastDay, now, stored.turn?.day)
        : null;
    saveTurn(transaction, turnFound, { ...stored, turn });
  });

const signatureOf = (key: string, customerId: string, uid: string): string =>
  createHmac('sha256', key).update(`${customerId}\n${uid}`).digest('base64url');

/**
 * The address that unsubscribes a person with a single request.
 * @param functionsUrl the address of the functions
 */
export const unsubscribeUrl = (
  functionsUrl: string,
  customerId: string,
  uid: string,
  key: string,
): string => {
  const query = new URLSearchParams({ b: customerId, p: uid, s: signatureOf(key, customerId, uid) });
  return `${functionsUrl}/unsubscribeDigest?${query}`;
};

/** Whether the link was signed with the person's key. */
export const isSignedBy = (key: string, customerId: string, uid: string, signature: string): boolean => {
  const [made, given] = [signatureOf(key, customerId, uid), signature].map((text) => Buffer.from(text));
  return made!.length === given!.length && timingSafeEqual(made!, given!);
};
