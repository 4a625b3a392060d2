import type { Transaction } from 'firebase-admin/firestore';
import { paths, type NoticeChannel, type Violation, type ViolationNotice } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { mailDocument, textDocument } from 'backend/functions/core/messages/queueMessage.ts';

/** The notice's business and case. */
interface NoticeSender {
  readonly customerId: string;
  /** The sender's name in mail clients. */
  readonly businessName: string;
  readonly violation: Pick<Violation, 'id' | 'communityId' | 'unitId'>;
}

/** The case's reference, which links delivery reports to it. */
const named = ({ stepId }: ViolationNotice, { violation }: NoticeSender) =>
  stepId === null ? null : { violationId: violation.id, stepId };

/**
 * Queues a notice for delivery, in the transaction that records it as sent: neither exists without the other.
 * @param id of the delivery, the same for every retry
 */
type NoticeProvider = (
  transaction: Transaction,
  notice: ViolationNotice,
  sender: NoticeSender,
  id: string,
) => void;

const email: NoticeProvider = (transaction, notice, sender, id) => {
  const { to, subject, text } = notice;
  const mail = mailDocument({
    to: to ?? '',
    subject: subject ?? '',
    text: text ?? '',
    purpose: 'notice',
    customerId: sender.customerId,
    fromName: sender.businessName,
    notice: named(notice, sender),
  });
  transaction.create(firestore().doc(paths.mail(`notice-${id}`)), mail);
};

const sms: NoticeProvider = (transaction, notice, sender, id) => {
  const { to, text } = notice;
  const { communityId, unitId } = sender.violation;
  const message = textDocument({
    to: to ?? '',
    body: text ?? '',
    purpose: 'notice',
    customerId: sender.customerId,
    communityId,
    unitId,
    notice: named(notice, sender),
  });
  transaction.create(firestore().doc(paths.textMessage(`notice-${id}`)), message);
};

/** A person prints it and takes it to the door. */
const print: NoticeProvider = () => {};

/** The channels of a notice. Texts are sent if a business has turned them on. */
export const noticeProviders: Readonly<Record<NoticeChannel, NoticeProvider>> = { print, email, sms };
