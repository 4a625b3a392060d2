import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';

const millisPerHour = 3_600_000;
const millisPerDay = 24 * millisPerHour;

/** How long after its end the words of a message with secrets stay: reports of the first minutes find it whole. */
const wordsKeptMillis = millisPerHour;

/**
 * Days after its end that a message is kept. Texts stay longer: they say which businesses wrote to a number, which is for whom a late STOP
 * holds.
 */
export const messageDaysKept = { mail: 30, text: 400 } as const;

/** Documents that one write changes: less than the 500 of a batch. */
const chunk = 400;

/** Does something to all documents that a query finds, which must find them no longer then. */
const forAll = async (
  query: Query,
  change: (batch: WriteBatch, found: QueryDocumentSnapshot) => void,
): Promise<number> => {
  for (let done = 0; ;) {
    const { docs } = await query.select().limit(chunk).get();
    const batch = firestore().batch();
    for (const found of docs) change(batch, found);
    if (docs.length > 0) await batch.commit();
    done += docs.length;
    if (docs.length < chunk) return done;
  }
};

/**
 * Removes the words of what held secrets or many people's doings (invitations, digests) soon after it has ended, and each message some time
 * later. What waits or is being sent is never touched. It can be repeated, and goes on where it ended.
 * @param now epoch milliseconds
 */
export const pruneEnded = async (now: number): Promise<{ emptied: number; removed: number }> => {
  const ended = (collection: string, keptMillis: number) =>
    firestore()
      .collection(collection)
      .where('delivery.endTime', '<=', new Date(now - keptMillis));
  const withSecrets = ended(paths.mails(), wordsKeptMillis).where('dropsWords', '==', true);
  const emptied = await forAll(withSecrets, (batch, { ref }) =>
    batch.update(ref, { 'message.text': '', 'message.html': null, unsubscribeUrl: null, dropsWords: false }),
  );
  let removed = 0;
  for (const [collection, days] of [
    [paths.mails(), messageDaysKept.mail],
    [paths.textMessages(), messageDaysKept.text],
  ] as const) {
    removed += await forAll(ended(collection, days * millisPerDay), (batch, { ref }) => batch.delete(ref));
  }
  return { emptied, removed };
};

/** Removes what is left of messages that have ended, every hour. */
export const pruneMessages = onSchedule(
  { schedule: 'every 1 hours', timeZone: 'Etc/UTC', ...runtime.longRun },
  async () => {
    await pruneEnded(Date.now());
  },
);
