import {
  isEqual,
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
 * A case's notices, updated with a message's delivery state; null if the state is already known, or the
 * message belongs to none of them. The message carries its current state, so the report may be repeated, late
 * or out of order.
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
    notice.deliveryStatus === deliveryStatus && isEqual(notice.deliveryError, deliveryError);
  const found = notices.find((notice) => notice.stepId === stepId);
  if (!found || stands(found)) return null;
  return notices.map((notice) =>
    notice === found ? { ...notice, deliveryStatus, deliveryError, deliveryAt: now } : notice,
  );
};

/** A notice's delivery state; an older one without it counts as sent through its channel. */
export const noticeStateOf = ({ channel, deliveryStatus }: ViolationNotice): NoticeState =>
  noticeStates.find((state) => state === deliveryStatus) ?? (channel === 'print' ? 'printed' : 'queued');
