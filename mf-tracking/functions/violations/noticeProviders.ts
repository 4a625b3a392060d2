import type { Transaction } from 'firebase-admin/firestore';
import { paths, type NoticeChannel, type Violation, type ViolationNotice } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { mailDocument, textDocument } from 'backend/functions/core/messages/queueMessage.ts';

/** Whose notice it is, and of which case. */
interface NoticeSender {
  readonly customerId: string;
  /** As mailboxes show it. */
  readonly businessName: string;
  readonly violation: Pick<Violation, 'id' | 'communityId' | 'unitId'>;
}

/** By which its message tells how far it has come. */
const named = ({ stepId }: ViolationNotice, { violation }: NoticeSender) =>
  stepId === null ? null : { violationId: violation.id, stepId };

/**
 * Hands a notice over to what delivers it, in the transaction that notes that it was sent: neither is there without the other.
 * @param id of the delivery, the same whenever the notice is handed over again
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

/** A person prints it and brings it to the door. */
const print: NoticeProvider = () => {};

/** The ways by which a notice can leave. Texts leave where a business has switched them on. */
export const noticeProviders: Readonly<Record<NoticeChannel, NoticeProvider>> = { print, email, sms };
