import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { firestore } from '../../../kernel/firebase.ts';
import type { Channel } from './channels.ts';
import type { MessageQueue } from './domain/mail.ts';
import type { QueuedMessage } from './MessageProvider.ts';
import { ConcurrencyLimiter } from './ConcurrencyLimiter.ts';
import { sendMessage } from './sendMessage.ts';

/** Messages listed per request, and messages sent concurrently. */
const pageSize = 400;
const atOnce = 40;

/** How overdue the oldest due message is, in seconds; 0 if none is due. */
const secondsLate = async (collection: string, now: number): Promise<number> => {
  const due = firestore().collection(collection).where('delivery.dueTime', '<=', new Date(now));
  const { docs } = await due.orderBy('delivery.dueTime').select('delivery.dueTime').limit(1).get();
  const dueTime: unknown = docs[0]?.get('delivery.dueTime');
  return dueTime instanceof Timestamp ? Math.round((now - dueTime.toMillis()) / 1000) : 0;
};

/**
 * Logs how overdue a channel's messages are, if it is set up. This reveals a provider that accepts nothing, even if nothing fails.
 * @param now epoch milliseconds
 */
export const logOverdue = async (
  { name, collection, provider }: { name: MessageQueue; collection: string; provider: () => unknown },
  now: number,
): Promise<void> => {
  if (provider() === null) return;
  const seconds = await secondsLate(collection, now);
  logger.info(`${name}: the oldest is ${seconds} s late`, {
    event: 'messagesWaiting',
    channel: name,
    seconds,
  });
};

/**
 * Sends all due messages of a channel, those due longest first. An overloaded provider slows it down.
 * @param until starts none after that time, epoch milliseconds
 * @returns how many it processed
 */
export const sendDue = async <Message extends QueuedMessage>(
  channel: Channel<Message>,
  until: number,
): Promise<number> => {
  const provider = channel.provider();
  if (provider === null) return 0;
  const pace = new ConcurrencyLimiter(atOnce);
  const seen = new Set<string>();
  for (;;) {
    const due = await firestore()
      .collection(channel.collection)
      .where('delivery.dueTime', '<=', new Date())
      .orderBy('delivery.dueTime')
      .select()
      .limit(pageSize)
      .get();
    // A message that is immediately due again is left to the next run, so this one ends.
    const fresh = due.docs.map(({ ref }) => ref.path).filter((path) => !seen.has(path));
    if (fresh.length === 0) return seen.size;
    const waiting = fresh.values();
    const work = async () => {
      for (const path of waiting) {
        if (Date.now() >= until) return;
        seen.add(path);
        await pace.run(() =>
          sendMessage(channel, provider, path).catch((error: unknown) => {
            logger.error(`Sending ${path} failed`, error);
            return false;
          }),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (Date.now() >= until) return seen.size;
  }
};
