import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import {
  paths,
  suppressedBy,
  suppressionId,
  type Delivery,
  type MessageChannel,
  type Suppression,
} from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

const momentOf = (moment: number | null): Timestamp | null =>
  moment === null ? null : Timestamp.fromMillis(moment);

/** A delivery as it is stored: its moments are timestamps. */
export const storedDelivery = (delivery: Delivery) => ({
  ...delivery,
  dueTime: momentOf(delivery.dueTime),
  startTime: momentOf(delivery.startTime),
  endTime: momentOf(delivery.endTime),
});

/** What a message is to whom, as far as a suppression needs. */
interface Addressed {
  readonly customerId: string | null;
  readonly to: string;
}

/** Where it is noted that a business leaves an address alone; null for a message of no business. */
export const suppressionOf = (
  channel: MessageChannel,
  { customerId, to }: Addressed,
): DocumentReference | null =>
  customerId === null ? null : firestore().doc(paths.suppression(customerId, suppressionId(channel, to)));

/** Notes that a business leaves an address alone. Whatever was noted before gives way. */
export const suppress = (
  transaction: Transaction,
  channel: MessageChannel,
  addressed: Addressed,
  { reason, note, now }: Pick<Suppression, 'reason' | 'note'> & { readonly now: number },
): void => {
  const reference = suppressionOf(channel, addressed);
  const address = addressed.to.trim().toLowerCase();
  if (reference)
    transaction.set(reference, {
      channel,
      address,
      reason,
      note: note?.slice(0, 500) ?? null,
      at: momentOf(now),
    });
};

/** Notes what a delivery tells of an address: that it is none, or that whoever has it wants no more. */
export const noteAddress = (
  transaction: Transaction,
  channel: MessageChannel,
  addressed: Addressed,
  delivery: Delivery,
  now: number,
): void => {
  const reason = suppressedBy(delivery);
  if (reason === null) return;
  suppress(transaction, channel, addressed, { reason, note: delivery.error?.message ?? null, now });
};
