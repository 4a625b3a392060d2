import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  paths,
  suppressionId,
  suppressionSchema,
  type Delivery,
  type MessageChannel,
  type Suppression,
} from 'shared-lib/domain';
import { replacesReason, suppressedBy } from './domain/suppressionReasons.ts';
import { mailSchema, type MessageQueue } from './domain/mail.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { storedFields } from '../../../kernel/storedFields.ts';

/** The delivery fields of an email or text as stored. */
export const storedDelivery = (delivery: Delivery) => storedFields(mailSchema, { delivery }).delivery;

/** The parts of a message needed to suppress its address. */
interface Addressed {
  readonly customerId: string | null;
  readonly to: string;
}

/** The document that suppresses an address for a business; null for a message without a business. */
export const suppressionOf = (
  channel: MessageChannel,
  { customerId, to }: Addressed,
): DocumentReference | null =>
  customerId === null ? null : firestore().doc(paths.suppression(customerId, suppressionId(channel, to)));

/** Suppresses an address for a business, replacing any earlier suppression. */
export const suppress = (
  transaction: Transaction,
  channel: MessageChannel,
  addressed: Addressed,
  { reason, note, now }: Pick<Suppression, 'reason' | 'note'> & { readonly now: number },
): void => {
  const reference = suppressionOf(channel, addressed);
  const address = addressed.to.trim().toLowerCase();
  if (!reference) return;
  const fields = { channel, address, reason, note: note?.slice(0, 500) ?? null, at: now };
  const stored = storedFields(suppressionSchema, fields);
  // Keep an email address's past unblockings, which limit how often it can be unblocked.
  if (channel === 'mail') transaction.set(reference, { ...stored, unblockedAt: null }, { merge: true });
  else transaction.set(reference, stored);
};

/** Whether a suppression is in effect: an email address can be unblocked, a number can't. A damaged one is in effect. */
export const isHeld = (channel: MessageQueue, suppression: DocumentSnapshot): boolean =>
  suppression.exists && !(channel === 'mail' && suppression.get('unblockedAt') instanceof Timestamp);

/**
 * Blocks an address whose delivery shows that it doesn't exist or that its owner opted out, unless a more serious reason already blocks it. It
 * reads first, so it must come before any write of the transaction.
 */
export const recordAddressStatus = async (
  transaction: Transaction,
  channel: MessageChannel,
  addressed: Addressed,
  delivery: Delivery,
  now: number,
): Promise<void> => {
  const reason = suppressedBy(delivery);
  const reference = suppressionOf(channel, addressed);
  if (reason === null || reference === null) return;
  const stored = await transaction.get(reference);
  const known = isHeld(channel, stored) ? (recordOf(suppressionSchema, stored)?.reason ?? null) : null;
  if (!replacesReason(reason, known)) return;
  suppress(transaction, channel, addressed, { reason, note: delivery.error?.message ?? null, now });
};
