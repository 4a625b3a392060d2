import type { Transaction } from 'firebase-admin/firestore';
import { planReport, type DeliveryReport } from './domain/planReport.ts';
import type { Mail } from './domain/mail.ts';
import type { TextMessage } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import type { Channel } from './channels.ts';
import { storedDelivery } from './deliveryRecords.ts';

/**
 * Writes a provider's delivery report in a transaction if it is new. A deleted message isn't an error. It reads first, so it must come
 * before any write of the transaction.
 */
export const applyDeliveryReportIn = async <Message extends Mail | TextMessage>(
  transaction: Transaction,
  channel: Channel<Message>,
  messageId: string,
  report: DeliveryReport,
): Promise<void> => {
  const now = Date.now();
  const reference = firestore().doc(`${channel.collection}/${messageId}`);
  const message = channel.recordOf(await transaction.get(reference));
  const delivery = message?.delivery && planReport(message.delivery, report, now);
  if (!message || !delivery) return;
  await channel.recordStatus(transaction, message, delivery, now);
  transaction.update(reference, { delivery: storedDelivery(delivery) });
};

/** Applies a delivery report in a separate transaction. */
export const applyDeliveryReport = <Message extends Mail | TextMessage>(
  channel: Channel<Message>,
  messageId: string,
  report: DeliveryReport,
): Promise<void> =>
  inTransaction((transaction) => applyDeliveryReportIn(transaction, channel, messageId, report));
