import type { Transaction } from 'firebase-admin/firestore';
import { paths, type NoticeChannel, type ViolationNotice } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';

/**
 * Hands a notice over to what delivers it, in the transaction that notes that it was sent: neither is there without the other.
 * @param id of the delivery, the same whenever the notice is handed over again
 */
type NoticeProvider = (transaction: Transaction, notice: ViolationNotice, id: string) => void;

/** A mail in the form that the extension Trigger Email delivers. */
const email: NoticeProvider = (transaction, { to, subject, text }, id) => {
  transaction.create(firestore().doc(paths.mail(`notice-${id}`)), { to, message: { subject, text } });
};

/** A person prints it and brings it to the door. */
const print: NoticeProvider = () => {};

/** The ways by which a notice can leave. One that has no provider is refused; texts have none. */
export const noticeProviders: ReadonlyMap<NoticeChannel, NoticeProvider> = new Map([
  ['print', print],
  ['email', email],
]);
