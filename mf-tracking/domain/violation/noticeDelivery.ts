import {
  sameValue,
  messageStateOf,
  type Delivery,
  type MessageState,
  type ViolationNotice,
} from 'shared-lib/domain';
import { noticeStates, type NoticeState } from './violation.ts';

const stateOf: Readonly<Record<MessageState, NoticeState>> = {
  queued: 'queued',
  leased: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  bounced: 'failed',
  failed: 'failed',
  suppressed: 'suppressed',
  withdrawn: 'withdrawn',
};

/**
 * The notices of a case once one of them has come as far as its message says; null where that is known, or where none of them is meant. It
 * says how the message stands now, so it may be asked for twice, late and in any order.
 * @param stepId the step by which the notice was sent
 * @param now epoch milliseconds
 */
export const noticesAfterDelivery = (
  notices: readonly ViolationNotice[],
  stepId: string,
  delivery: Delivery,
  now: number,
): ViolationNotice[] | null => {
  const deliveryStatus = stateOf[messageStateOf(delivery)];
  const hasReason = ['failed', 'suppressed', 'withdrawn'].includes(deliveryStatus);
  const deliveryError = hasReason ? delivery.error : null;
  const stands = (notice: ViolationNotice) =>
    notice.deliveryStatus === deliveryStatus && sameValue(notice.deliveryError, deliveryError);
  const found = notices.find((notice) => notice.stepId === stepId);
  if (!found || stands(found)) return null;
  return notices.map((notice) =>
    notice === found ? { ...notice, deliveryStatus, deliveryError, deliveryAt: now } : notice,
  );
};

/** How far a notice has come; one from before that was kept went out by its way. */
export const noticeStateOf = ({ channel, deliveryStatus }: ViolationNotice): NoticeState =>
  noticeStates.find((state) => state === deliveryStatus) ?? (channel === 'print' ? 'printed' : 'queued');
