import { deliveryErrors, queuedDelivery, type Delivery, endedDelivery } from 'shared-lib/domain';

/**
 * The effect of canceling a message: one that no one has begun to send is never sent.
 * @param now epoch milliseconds
 * @returns null if it is too late, or the message has ended
 */
export const planCancel = (delivery: Delivery, now: number): Delivery | null =>
  delivery.state === 'PENDING' || delivery.state === 'RETRY'
    ? endedDelivery(delivery, { code: deliveryErrors.canceled, message: 'It was canceled.' }, now)
    : null;

/** Twilio's errors that a retry may overcome: the phone was off, a queue was full, or the cause is unknown. */
const mayPass = new Set(['30001', '30003', '30008', '30017', '20429', deliveryErrors.switchedOff]);

/**
 * The effect of resending a failed message.
 * @param expiry when it becomes useless, epoch milliseconds
 * @param now epoch milliseconds
 * @returns null if another attempt would change nothing, or could send it twice
 */
export const planResend = (delivery: Delivery, expiry: number, now: number): Delivery | null =>
  delivery.state === 'ERROR' && mayPass.has(delivery.error?.code ?? '') && now < expiry
    ? queuedDelivery(now)
    : null;
