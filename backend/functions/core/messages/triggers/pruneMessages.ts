import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { paths } from 'shared-lib/domain';
import { pushPaths } from '../domain/pushMessage.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { runtime } from '../../../../kernel/runtime.ts';

const millisPerHour = 3_600_000;
const millisPerDay = 24 * millisPerHour;

/** How long the text of a message with secrets is kept after delivery, so that early reports find it complete. */
const textRetentionMillis = millisPerHour;

/**
 * Days a message is kept after delivery. Texts are kept longer: they show which businesses texted a number, and so which ones a late STOP
 * applies to.
 */
export const messageDaysKept = { mail: 30, text: 400, push: 1 } as const;

/** Documents per write: below the 500 of a batch. */
const chunk = 400;

/** Processes all documents of a query, which must no longer match afterward. */
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
 * Removes the text of messages with secrets or personal data (invitations, digests) soon after delivery, and each message some time later.
 * Never touches messages that are waiting or being sent. Resumable and idempotent.
 * @param now epoch milliseconds
 */
export const pruneEnded = async (now: number): Promise<{ emptied: number; removed: number }> => {
  const ended = (collection: string, keptMillis: number) =>
    firestore()
      .collection(collection)
      .where('delivery.endTime', '<=', new Date(now - keptMillis));
  const withSecrets = ended(paths.mails(), textRetentionMillis).where('dropsWords', '==', true);
  let emptied = await forAll(withSecrets, (batch, { ref }) =>
    batch.update(ref, { 'message.text': '', 'message.html': null, unsubscribeUrl: null, dropsWords: false }),
  );
  const textsWithSecrets = ended(paths.textMessages(), textRetentionMillis).where('dropsWords', '==', true);
  emptied += await forAll(textsWithSecrets, (batch, { ref }) =>
    batch.update(ref, { body: '', dropsWords: false }),
  );
  let removed = 0;
  for (const [collection, days] of [
    [paths.mails(), messageDaysKept.mail],
    [paths.textMessages(), messageDaysKept.text],
    [pushPaths.all, messageDaysKept.push],
  ] as const) {
    removed += await forAll(ended(collection, days * millisPerDay), (batch, { ref }) => batch.delete(ref));
  }
  return { emptied, removed };
};

/** Hourly removal of old messages. */
export const pruneMessages = onSchedule(
  { schedule: 'every 1 hours', timeZone: 'Etc/UTC', ...runtime.longRun },
  async () => {
    await pruneEnded(Date.now());
  },
);
