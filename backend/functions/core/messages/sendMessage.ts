import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expiryOf, planAttempt, type AttemptFacts, type AttemptPlan } from './domain/planAttempt.ts';
import { planOutcome, type SendOutcome } from './domain/planOutcome.ts';
import { queuedDelivery, type Delivery, type TextMessage } from 'shared-lib/domain';
import type { Mail } from './domain/mail.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import type { Channel } from './channels.ts';
import { isHeld, noteAddress, storedDelivery, suppressionOf } from './deliveryRecords.ts';
import type { MessageProvider } from './MessageProvider.ts';

/** A message that this sender has leased, and what it knew of it before. */
interface Leased<Message> {
  readonly message: Message;
  readonly act: 'send' | 'ask';
  /** When the sender before had begun, epoch milliseconds. */
  readonly since: number;
  readonly expiry: number;
}

/** A message that can't be read is never anybody's turn again. */
const damaged: Delivery = {
  ...queuedDelivery(0),
  state: 'ERROR',
  dueTime: null,
  error: { code: 'damaged', message: 'This message could not be read.' },
};

/** Takes the lease of a message, or writes whatever else is to become of it. @returns null when it is not to be sent now */
const lease = async <Message extends Mail | TextMessage>(
  channel: Channel<Message>,
  reference: DocumentReference,
  provider: MessageProvider<Message>,
  holder: string,
): Promise<Leased<Message> | null> => {
  let taken: Leased<Message> | null = null;
  await inTransaction(async (transaction) => {
    const now = Date.now();
    const stored = await transaction.get(reference);
    // It runs again when the answer to its commit was lost.
    if (taken !== null && stored.get('delivery.lease') === holder) return;
    taken = null;
    if (!stored.exists) return;
    const message = channel.recordOf(stored);
    if (message === null) {
      if (stored.get('delivery.state') !== 'ERROR')
        transaction.update(reference, { delivery: storedDelivery(damaged) });
      return;
    }
    const createdAt = message.createdAt ?? stored.createTime?.toMillis() ?? now;
    const delivery = message.delivery ?? queuedDelivery(now);
    const suppression = suppressionOf(channel.name, message);
    const [permission, suppressed] = await Promise.all([
      channel.permission(transaction, message, now),
      suppression ? transaction.get(suppression) : null,
    ]);
    const facts: AttemptFacts = {
      ...permission,
      channel: channel.name,
      purpose: message.purpose,
      createdAt,
      expiresAt: message.expiresAt,
      isSuppressed: suppressed !== null && isHeld(channel.name, suppressed),
      canBeAsked: provider.find !== null,
    };
    const plan: AttemptPlan = planAttempt(delivery, facts, holder, now);
    if (plan.act === 'nothing') return;
    transaction.update(reference, { delivery: storedDelivery(plan.delivery) });
    if (plan.act !== 'send' && plan.act !== 'ask') return;
    taken = { message, act: plan.act, since: delivery.startTime ?? createdAt, expiry: expiryOf(facts) };
  });
  return taken;
};

/** Writes what the provider did, unless the message is another sender's by now, or was reported meanwhile. */
const note = <Message extends Mail | TextMessage>(
  channel: Channel<Message>,
  reference: DocumentReference,
  holder: string,
  outcome: SendOutcome,
  expiry: number,
): Promise<void> =>
  inTransaction(async (transaction) => {
    const now = Date.now();
    const message = channel.recordOf(await transaction.get(reference));
    const delivery = message?.delivery && planOutcome(message.delivery, holder, outcome, expiry, now);
    if (!message || !delivery) return;
    transaction.update(reference, { delivery: storedDelivery(delivery) });
    noteAddress(transaction, channel.name, message, delivery, now);
  });

/**
 * Sends a message if it is its time. Several may do this at once for one message: one of them gets the lease. Killed at any moment, it
 * leaves the message so that the next sender knows what to do (`planAttempt`).
 * @param path of the message's document
 * @returns whether the provider had too many at once
 */
export const sendMessage = async <Message extends Mail | TextMessage>(
  channel: Channel<Message>,
  provider: MessageProvider<Message>,
  path: string,
): Promise<boolean> => {
  const reference = firestore().doc(path);
  for (;;) {
    const holder = randomUUID();
    const leased = await lease(channel, reference, provider, holder);
    if (leased === null) return false;
    const { message, act, since, expiry } = leased;
    const outcome =
      act === 'ask' && provider.find ? await provider.find(message, since) : await provider.send(message);
    await note(channel, reference, holder, outcome, expiry);
    // Where it goes is in the document; logs are read by more people. What is counted is in `ops/`.
    const { name: channelName } = channel;
    const counted = {
      event: 'message',
      channel: channelName,
      purpose: message.purpose,
      result: outcome.kind,
    };
    logger.info(`${path}: ${outcome.kind}`, { ...counted, ...(outcome.kind !== 'accepted' && { outcome }) });
    if (outcome.kind !== 'absent') return outcome.kind === 'later' && outcome.isBusy === true;
  }
};
