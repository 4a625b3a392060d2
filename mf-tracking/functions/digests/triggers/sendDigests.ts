import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addDays, collectionGroups, businessZone, customerSchema, paths } from 'shared-lib/domain';
import { isDigestStillUseful, nextDigestTurn } from 'backend/functions/core/digests/domain/digestTurn.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { siteAddress, functionsUrl } from 'backend/functions/core/messages/configuration.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { readRecipient, type Recipient } from 'backend/functions/core/notifications/planAudience.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { digestMail } from '../digestMail.ts';
import { digestOf, hasNoExceptions, type DigestFacts } from '../digestOf.ts';
import { saveTurn, storedTurn, unsubscribeUrl } from 'backend/functions/core/digests/digestTurns.ts';
import { readDigestFacts } from '../readDigestFacts.ts';

/** Turns listed per request, and turns processed concurrently. */
const pageSize = 200;
const atOnce = 10;

/** How long a run starts new digests, in milliseconds; the next run continues. */
const runMillis = 240_000;

type ReadFacts = (customerId: string, night: string) => Promise<DigestFacts>;

/** Caches a business's data on a night for all of its people in a run. */
const readOnce = (): ReadFacts => {
  const known = new Map<string, Promise<DigestFacts>>();
  return (customerId, night) => {
    const key = `${customerId} ${night}`;
    const facts = known.get(key) ?? readDigestFacts(customerId, night);
    known.set(key, facts);
    return facts;
  };
};

/**
 * The content of a person's digest of a morning.
 * @param day `YYYY-MM-DD`
 */
export const digestFor = async (
  customerId: string,
  { choices, language }: Pick<Recipient, 'choices' | 'language'>,
  day: string,
  read: ReadFacts = readDigestFacts,
) => digestOf(await read(customerId, addDays(day, -1)), choices.digestBelowPercent, language);

/**
 * Sends a person's digest if it is due. The email, whose id derives from the day and the person, and the next turn are written in one
 * transaction, so a repeated or aborted run doesn't send it twice.
 */
const sendOne = async (found: QueryDocumentSnapshot, now: number, read: ReadFacts): Promise<void> => {
  const { ref, id: uid } = found;
  const customerId = ref.parent.parent?.id ?? '';
  const customer = recordOf(customerSchema, await firestore().doc(paths.customer(customerId)).get());
  const { turn: due } = storedTurn(found);
  const recipient = customer && (await readRecipient(customerId, customer, uid));
  const isWanted = recipient?.choices.hasDigest === true && recipient.email !== '';
  const isSent = isWanted && due !== null && isDigestStillUseful(due, now);
  const digest = isSent ? await digestFor(customerId, recipient, due.day, read) : null;
  await inTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const stored = storedTurn(snapshot);
    if (stored.turn === null || stored.turn.dueAt > now || stored.turn.day !== due?.day) return;
    const { day } = stored.turn;
    if (digest && recipient && (!hasNoExceptions(digest) || recipient.choices.digestWhenAllWell)) {
      const unsubscribe = unsubscribeUrl(functionsUrl(), customerId, uid, stored.key);
      const mail = mailDocument(
        {
          to: recipient.email,
          ...digestMail(digest, recipient.language, { siteAddress, unsubscribe }),
          purpose: 'digest',
          customerId,
          fromName: customer?.businessName ?? '',
          readerUid: uid,
          shownOn: { kind: 'told', uid },
        },
        now,
      );
      transaction.set(firestore().doc(paths.mail(`digest-${customerId}-${uid}-${day}`)), mail);
    }
    const time = recipient?.choices.digestAt;
    // A person without access now may get it back; a deleted person has no settings.
    const turn = customer && time ? nextDigestTurn(time, businessZone(customer), day, now) : null;
    saveTurn(transaction, snapshot, { ...stored, turn, lastDay: day });
  });
};

/**
 * Sends all due digests, the longest overdue first. The number of reads depends on the due digests, not on
 * the number of businesses.
 * @param now epoch milliseconds
 * @param until starts none after that time, epoch milliseconds
 * @returns how many it processed
 */
export const sendDigests = async (now: number, until: number): Promise<number> => {
  const read = readOnce();
  const seen = new Set<string>();
  for (;;) {
    const due = await firestore()
      .collectionGroup(collectionGroups.digestTurns)
      .where('dueAt', '<=', new Date(now))
      .orderBy('dueAt')
      .limit(pageSize)
      .get();
    // A failed turn stays due for the next run.
    const fresh = due.docs.filter(({ ref }) => !seen.has(ref.path));
    if (fresh.length === 0) return seen.size;
    const waiting = fresh.values();
    const work = async () => {
      for (const turn of waiting) {
        if (Date.now() >= until) return;
        seen.add(turn.ref.path);
        await sendOne(turn, now, read).catch((error: unknown) =>
          logger.error(`Sending ${turn.ref.path} failed`, error),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (Date.now() >= until) return seen.size;
  }
};

/** Sends the morning's digests, each at the hour its reader chose. */
export const sendDueDigests = onSchedule(
  { schedule: 'every 5 minutes', timeZone: 'Etc/UTC', ...runtime.run },
  async () => {
    const now = Date.now();
    await sendDigests(now, now + runMillis);
  },
);
