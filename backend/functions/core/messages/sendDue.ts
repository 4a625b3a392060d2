import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Mail } from './domain/mail.ts';
import type { MessageChannel, TextMessage } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import type { Channel } from './channels.ts';
import { Pace } from './Pace.ts';
import { sendMessage } from './sendMessage.ts';

/** How many messages one request lists, and how many are sent at the same time. */
const pageSize = 400;
const atOnce = 40;

/** Seconds that the message that waits the longest should have been sent before; 0 for none that is due. */
const secondsLate = async (collection: string, now: number): Promise<number> => {
  const due = firestore().collection(collection).where('delivery.dueTime', '<=', new Date(now));
  const { docs } = await due.orderBy('delivery.dueTime').select('delivery.dueTime').limit(1).get();
  const dueTime: unknown = docs[0]?.get('delivery.dueTime');
  return dueTime instanceof Timestamp ? Math.round((now - dueTime.toMillis()) / 1000) : 0;
};

/**
 * Says in the log how long the messages of a channel are late that is set up. A provider that takes none shows here, even if nothing fails.
 * @param now epoch milliseconds
 */
export const logWaiting = async (
  { name, collection, provider }: { name: MessageChannel; collection: string; provider: () => unknown },
  now: number,
): Promise<void> => {
  if (provider() === null) return;
  const seconds = await secondsLate(collection, now);
  logger.info(`${name}: the longest waiting is ${seconds} s late`, {
    event: 'messagesWaiting',
    channel: name,
    seconds,
  });
};

/**
 * Sends all messages of a channel that are due, the longest waiting first. A provider that gets too many slows it down.
 * @param until begins none after that moment, epoch milliseconds
 * @returns how many it looked at
 */
export const sendDue = async <Message extends Mail | TextMessage>(
  channel: Channel<Message>,
  until: number,
): Promise<number> => {
  const provider = channel.provider();
  if (provider === null) return 0;
  const pace = new Pace(atOnce);
  const seen = new Set<string>();
  for (;;) {
    const due = await firestore()
      .collection(channel.collection)
      .where('delivery.dueTime', '<=', new Date())
      .orderBy('delivery.dueTime')
      .select()
      .limit(pageSize)
      .get();
    // One that is due again at once is left to the next run, so that this one ends.
    const fresh = due.docs.map(({ ref }) => ref.path).filter((path) => !seen.has(path));
    if (fresh.length === 0) return seen.size;
    const waiting = fresh.values();
    const work = async () => {
      for (const path of waiting) {
        if (Date.now() >= until) return;
        seen.add(path);
        await pace.run(() =>
          sendMessage(channel, provider, path).catch((error: unknown) => {
            logger.error(`${path} could not be sent`, error);
            return false;
          }),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (Date.now() >= until) return seen.size;
  }
};
