import { deliveryErrors, endedDelivery, type Delivery } from 'shared-lib/domain';

/** A provider's result for a message handed to it. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly providerId: string; readonly numSegments: number | null }
  /** Permanent failure. `isSuppressed`: they opted out with the provider itself. */
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      readonly isSuppressed?: boolean;
    }
  /** Not accepted, but may be later. */
  | {
      readonly kind: 'later';
      readonly code: string;
      readonly message: string;
      readonly afterMillis?: number;
      /** Rate limited; nothing is wrong with this message. */
      readonly isBusy?: boolean;
    }
  /** Unknown, because no response arrived. */
  | { readonly kind: 'unknown'; readonly code: string; readonly message: string }
  /** The provider was asked about an earlier attempt and has no record of it. */
  | { readonly kind: 'absent' };

const second = 1000;
const firstDelay = 30 * second;
/** How soon to retry after rate limiting. */
const busyDelay = 10 * second;
const longestDelay = 6 * 3600 * second;

/**
 * How long to wait for the next attempt: 30 s, then four times as long each time, at most 6 hours.
 * @param attempts the number of attempts so far
 * @returns milliseconds
 */
export const retryDelay = (attempts: number): number =>
  Math.min(firstDelay * 4 ** Math.max(0, attempts - 1), longestDelay);

/**
 * The effect of a provider's answer.
 * @param lease of the sender that got it
 * @param expiry when the message becomes useless, epoch milliseconds
 * @param now epoch milliseconds
 * @returns null if the message is no longer this sender's, so nothing may be written
 */
export const planOutcome = (
  delivery: Delivery,
  lease: string,
  outcome: SendOutcome,
  expiry: number,
  now: number,
): Delivery | null => {
  if (delivery.state !== 'PROCESSING' || delivery.lease !== lease) return null;
  const again = (
    afterMillis: number,
    error: { readonly code: string; readonly message: string },
  ): Delivery => {
    const dueTime = now + afterMillis;
    if (dueTime >= expiry) return endedDelivery(delivery, error, now);
    return { ...delivery, state: 'RETRY', lease: null, dueTime, error };
  };
  switch (outcome.kind) {
    case 'accepted':
      return {
        ...delivery,
        state: 'SUCCESS',
        lease: null,
        dueTime: null,
        endTime: now,
        error: null,
        info: { providerId: outcome.providerId, isDelivered: false, numSegments: outcome.numSegments },
      };
    case 'refused': {
      const code = outcome.isSuppressed ? deliveryErrors.suppressed : outcome.code;
      return endedDelivery(delivery, { code, message: outcome.message }, now);
    }
    case 'later':
      return again(
        Math.max(outcome.isBusy ? busyDelay : retryDelay(delivery.attempts), outcome.afterMillis ?? 0),
        outcomeError(outcome),
      );
    case 'absent':
      return again(0, { code: 'absent', message: 'An earlier attempt did not reach the provider.' });
    case 'unknown':
      // The lease remains until it expires. By then the provider has everything it will ever have, and can be asked.
      return { ...delivery, error: outcomeError(outcome) };
  }
};

const outcomeError = ({ code, message }: { readonly code: string; readonly message: string }) => ({
  code: code.slice(0, 500),
  message: message.slice(0, 1000),
});
