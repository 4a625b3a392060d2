import {
  endedDelivery,
  leaseMillis,
  type deliveryErrors,
  type Delivery,
  type MessagePurpose,
} from 'shared-lib/domain';
import { messageLifetimes, type MessageQueue } from './mail.ts';

/** The facts that decide whether to send a message now. */
export interface AttemptFacts {
  readonly channel: MessageQueue;
  readonly purpose: MessagePurpose;
  /** Epoch milliseconds, like all moments here. */
  readonly createdAt: number;
  readonly expiresAt: number | null;
  /** Whether its address is suppressed by the business. */
  readonly isSuppressed: boolean;
  /** Whether the suppressed address reported spam. */
  readonly hasComplained: boolean;
  /** Whether the business has turned this channel off. */
  readonly isSwitchedOff: boolean;
  /** Whether the business may not text its number (`mayText`). */
  readonly isAbroad: boolean;
  /** Whether its recipient has withdrawn their consent since it was created. */
  readonly isWithdrawn: boolean;
  /** End of the recipient's quiet hours; null outside of them. */
  readonly quietUntil: number | null;
  /** Whether its provider can be queried for a message. */
  readonly canBeAsked: boolean;
}

/** A sender's next action for a message, and the state it writes first. */
export type AttemptPlan =
  | { readonly act: 'nothing' }
  /** `ask` the provider first: an earlier sender took the message and never reported the result. */
  | { readonly act: 'send' | 'ask' | 'wait' | 'end'; readonly delivery: Delivery };

const sentences: Readonly<Record<keyof typeof deliveryErrors, string>> = {
  suppressed: 'This address gets no messages from this business.',
  bounced: 'It bounced.',
  complained: 'Its recipient reported it as spam.',
  expired: 'It expired before it could be sent.',
  withdrawn: 'Its subject or recipient was deleted.',
  switchedOff: 'Text messages are turned off.',
  abroad: 'This business does not text this number.',
  noConsent: 'The resident no longer agrees to texts.',
  canceled: 'It was canceled.',
  unknown: 'The sender stopped while sending. It may have arrived, so it is not sent again.',
};

/**
 * Withdraws a message whose subject no longer exists.
 * @returns null if it has ended, or is being sent
 */
export const withdrawnDelivery = (delivery: Delivery, now: number): Delivery | null =>
  delivery.state === 'PENDING' || delivery.state === 'RETRY'
    ? endedDelivery(delivery, { code: 'withdrawn', message: sentences.withdrawn }, now)
    : null;

/** When a message becomes useless. */
export const expiryOf = ({
  channel,
  createdAt,
  expiresAt,
}: Pick<AttemptFacts, 'channel' | 'createdAt' | 'expiresAt'>): number =>
  expiresAt ?? createdAt + messageLifetimes[channel];

/**
 * Decides what a sender does with a message. The result is written in the transaction that read the message and the
 * facts, so only one of several senders gets the lease.
 * An expired lease means that its sender was killed, or never learned the provider's result. Such a message is resent
 * only if the provider confirms that it doesn't have it.
 * @param lease the sender's name
 * @param now epoch milliseconds
 */
export const planAttempt = (
  delivery: Delivery,
  facts: AttemptFacts,
  lease: string,
  now: number,
): AttemptPlan => {
  const { state, dueTime } = delivery;
  const end = (code: keyof typeof deliveryErrors): AttemptPlan => ({
    act: 'end',
    delivery: endedDelivery(delivery, { code, message: sentences[code] }, now),
  });
  const leased: Delivery = {
    ...delivery,
    state: 'PROCESSING',
    attempts: delivery.attempts + 1,
    lease,
    startTime: now,
    dueTime: now + leaseMillis,
  };
  if (state === 'SUCCESS' || state === 'ERROR' || dueTime === null || dueTime > now)
    return { act: 'nothing' };
  if (state === 'PROCESSING') return facts.canBeAsked ? { act: 'ask', delivery: leased } : end('unknown');
  // Someone who wrote STOP gets no text at all; an email to sign in is sent even to a blocked address.
  const isSuppressed = facts.channel === 'text' || facts.purpose !== 'account' || facts.hasComplained;
  if (facts.isSuppressed && isSuppressed) return end('suppressed');
  if (facts.isSwitchedOff) return end('switchedOff');
  if (facts.isAbroad) return end('abroad');
  if (facts.isWithdrawn) return end('noConsent');
  const expiry = expiryOf(facts);
  if (now >= expiry) return end('expired');
  if (facts.quietUntil !== null && facts.quietUntil > now) {
    if (facts.quietUntil >= expiry) return end('expired');
    return { act: 'wait', delivery: { ...delivery, dueTime: facts.quietUntil } };
  }
  return { act: 'send', delivery: leased };
};
