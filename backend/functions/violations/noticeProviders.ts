import type { Transaction } from 'firebase-admin/firestore';
import { paths, type NoticeChannel, type Violation, type ViolationNotice } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { mailDocument, textDocument } from '../messages/queueMessage.ts';

/** Whose notice it is, and of which case. */
interface NoticeSender {
  readonly customerId: string;
  readonly violation: Pick<Violation, 'communityId' | 'unitId'>;
}

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

const email: NoticeProvider = (transaction, { to, subject, text }, { customerId }, id) => {
  const mail = mailDocument({
    to: to ?? '',
    subject: subject ?? '',
    text: text ?? '',
    purpose: 'notice',
    customerId,
  });
  transaction.create(firestore().doc(paths.mail(`notice-${id}`)), mail);
};

const sms: NoticeProvider = (transaction, { to, text }, { customerId, violation }, id) => {
  const { communityId, unitId } = violation;
  const message = textDocument({
    to: to ?? '',
    body: text ?? '',
    purpose: 'notice',
    customerId,
    communityId,
    unitId,
  });
  transaction.create(firestore().doc(paths.textMessage(`notice-${id}`)), message);
};

/** A person prints it and brings it to the door. */
const print: NoticeProvider = () => {};

/** The ways by which a notice can leave. Texts leave where a business has switched them on. */
export const noticeProviders: Readonly<Record<NoticeChannel, NoticeProvider>> = { print, email, sms };
