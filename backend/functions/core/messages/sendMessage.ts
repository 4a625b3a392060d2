import { randomUUID } from 'node:crypto';
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expiryOf, planAttempt, type AttemptFacts, type AttemptPlan } from './domain/planAttempt.ts';
import { planOutcome, type SendOutcome } from './domain/planOutcome.ts';
import { deliveryErrors, queuedDelivery, type Delivery } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import type { Channel } from './channels.ts';
import { isHeld, storedDelivery } from './deliveryRecords.ts';
import type { MessageProvider, QueuedMessage } from './MessageProvider.ts';

/** A message this sender has leased, with its previous state. */
interface Leased<Message> {
  readonly message: Message;
  readonly act: 'send' | 'ask';
  /** When the previous sender started, epoch milliseconds. */
  readonly since: number;
  readonly expiry: number;
}

/** An unreadable message is never due again. */
const damaged: Delivery = {
  ...queuedDelivery(0),
  state: 'ERROR',
  dueTime: null,
  error: { code: 'damaged', message: 'This message could not be read.' },
};

/**
 * Leases a message, or writes another next step for it.
 * @returns null if it isn't to be sent now
 */
const lease = async <Message extends QueuedMessage>(
  channel: Channel<Message>,
  reference: DocumentReference,
  provider: MessageProvider<Message>,
  holder: string,
): Promise<Leased<Message> | null> => {
  let taken: Leased<Message> | null = null;
  await inTransaction(async (transaction) => {
    const now = Date.now();
    const stored = await transaction.get(reference);
    // The transaction reruns if the response to its commit was lost.
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
    const suppression = channel.suppressionOf(message);
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
      hasComplained: suppressed?.get('reason') === deliveryErrors.complained,
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

/** Writes the provider's result, unless another sender has taken over or a report arrived in the meantime. */
const note = <Message extends QueuedMessage>(
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
    await channel.recordStatus(transaction, message, delivery, now);
    transaction.update(reference, { delivery: storedDelivery(delivery) });
  });

/**
 * Sends a message if it is due. Safe to run concurrently: one caller gets the lease. If the process is killed at any point, the message's
 * state tells the next sender what to do (`planAttempt`).
 * @param path of the message's document
 * @returns whether the provider was overloaded
 */
export const sendMessage = async <Message extends QueuedMessage>(
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
    // The recipient isn't logged, because more people can read logs than the document. `ops/` defines what is counted.
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
