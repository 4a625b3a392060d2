import { logger } from 'firebase-functions';
import type { Mail, TextMessage } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import type { Channel } from './channels.ts';
import { Pace } from './Pace.ts';
import { sendMessage } from './sendMessage.ts';

/** How many messages one request lists, and how many are sent at the same time. */
const pageSize = 400;
const atOnce = 40;

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
