import { deliveryErrors, queuedDelivery, type Delivery, endedDelivery } from 'shared-lib/domain';

/**
 * What follows from calling a message off: one that nobody has begun to send never leaves.
 * @param now epoch milliseconds
 * @returns null when it is too late, or over anyway
 */
export const planCancel = (delivery: Delivery, now: number): Delivery | null =>
  delivery.state === 'PENDING' || delivery.state === 'RETRY'
    ? endedDelivery(delivery, { code: deliveryErrors.canceled, message: 'It was called off.' }, now)
    : null;

/** What Twilio says of a text that another try may bring: the phone was off, a queue was full, or nobody knows. */
const mayPass = new Set(['30001', '30003', '30008', '30017', '20429', deliveryErrors.switchedOff]);

/**
 * What follows from sending a failed message again.
 * @param expiry when it is of no use any more, epoch milliseconds
 * @param now epoch milliseconds
 * @returns null where another try would change nothing, or could send it twice
 */
export const planResend = (delivery: Delivery, expiry: number, now: number): Delivery | null =>
  delivery.state === 'ERROR' && mayPass.has(delivery.error?.code ?? '') && now < expiry
    ? queuedDelivery(now)
    : null;
