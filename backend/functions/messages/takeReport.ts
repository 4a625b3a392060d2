import { planReport, type DeliveryReport, type Mail, type TextMessage } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import type { Channel } from './channels.ts';
import { noteAddress, storedDelivery } from './deliveryRecords.ts';

/** Writes what a provider tells of a message, if it tells anything new. One that isn't there any more is no error. */
export const takeReport = <Message extends Mail | TextMessage>(
  channel: Channel<Message>,
  messageId: string,
  report: DeliveryReport,
): Promise<void> =>
  inTransaction(async (transaction) => {
    const now = Date.now();
    const reference = firestore().doc(`${channel.collection}/${messageId}`);
    const message = channel.recordOf(await transaction.get(reference));
    const delivery = message?.delivery && planReport(message.delivery, report, now);
    if (!message || !delivery) return;
    transaction.update(reference, { delivery: storedDelivery(delivery) });
    noteAddress(transaction, channel.name, message, delivery, now);
  });
