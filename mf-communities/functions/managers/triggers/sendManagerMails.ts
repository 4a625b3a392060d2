import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import {
  collectionGroups,
  communitySchema,
  customerSchema,
  isArchived,
  paths,
  type Community,
  type Customer,
} from 'shared-lib/domain';
import {
  managerLinkSchema,
  managerLinkState,
  managerTurnSchema,
  monthAfter,
  monthSpan,
  type ManagerLink,
  type ManagerTurn,
} from 'mf-communities/domain';
import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { functionsUrl } from 'backend/functions/core/messages/configuration.ts';
import { mailDocument } from 'backend/functions/core/messages/queueMessage.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { inTransaction } from 'backend/functions/core/summaries/transactions.ts';
import { proofEmail, statementEmail } from '../managerEmails.ts';
import { managerUnsubscribeUrl, statementDueAt, statementTurnId } from '../managerTurns.ts';
import { readNights } from '../readNights.ts';

/** How many turns one query lists, and how many are processed at once. */
const pageSize = 100;
const atOnce = 5;
/** How long a run starts new emails, in milliseconds; the next run continues. */
const runMillis = 240_000;
/** A statement later than this is no longer useful. */
const statementOfUse = 15 * 24 * 3_600_000;

interface Place {
  readonly place: Community;
  readonly business: Customer;
}

const placeOf = async (customerId: string, communityId: string): Promise<Place | null> => {
  const [customerFound, communityFound] = await firestore().getAll(
    firestore().doc(paths.customer(customerId)),
    firestore().doc(paths.community(customerId, communityId)),
  );
  const business = recordOf(customerSchema, customerFound!);
  const place = recordOf(communitySchema, communityFound!);
  return business && place && !isArchived(place) && place.slug ? { business, place } : null;
};

const isMailed = (link: ManagerLink, now: number): boolean =>
  link.wantsMail && link.email !== null && managerLinkState(link, now) === 'open';

/** The links of a community whose managers want email. */
export const mailedLinks = async (
  customerId: string,
  communityId: string,
  now: number,
): Promise<ManagerLink[]> => {
  const wanting = ofCommunity(paths.managerLinks(customerId), communityId).where('wantsMail', '==', true);
  const { docs } = await wanting.limit(pageSize).get();
  return docs
    .flatMap((found) => recordOf(managerLinkSchema, found) ?? [])
    .filter((link) => isMailed(link, now));
};

interface Letter {
  readonly link: ManagerLink;
  /** The email document's id, which keeps it from being sent twice. */
  readonly id: string;
  /** The business's name. */
  readonly fromName: string;
  readonly words: { readonly subject: string; readonly text: string; readonly html?: string };
}

/** A turn's emails, and its next due date and month; a proof has no next one. */
interface Outcome {
  readonly letters: readonly Letter[];
  readonly next: { readonly dueAt: number; readonly month: string } | null;
  /** Whether a proof is finished; while someone is still there, it waits until the last one leaves. */
  readonly isDone: boolean;
}

const proofOf = async (
  customerId: string,
  { communityId, night }: Extract<ManagerTurn, { kind: 'proof' }>,
  now: number,
): Promise<Outcome> => {
  const nothing = { letters: [], next: null, isDone: true };
  const [at, links] = await Promise.all([
    placeOf(customerId, communityId),
    mailedLinks(customerId, communityId, now),
  ]);
  if (at === null || links.length === 0) return nothing;
  const { nights } = await readNights(customerId, at.place, { from: night, to: night }, now);
  const [stands] = nights;
  if (stands === undefined) return nothing;
  if (stands.state === 'inProgress') return { ...nothing, isDone: false };
  const letters = links.map((link) => ({
    link,
    id: `manager-${link.id}-${night}`,
    fromName: at.business.businessName,
    words: proofEmail(stands, link.language, at),
  }));
  return { ...nothing, letters };
};

const statementOfTurn = async (
  customerId: string,
  { communityId, linkId, month }: Extract<ManagerTurn, { kind: 'statement' }>,
  now: number,
): Promise<Outcome> => {
  const [at, linkFound] = await Promise.all([
    placeOf(customerId, communityId),
    firestore().doc(paths.managerLink(customerId, linkId)).get(),
  ]);
  const link = recordOf(managerLinkSchema, linkFound);
  const isOver = link === null || managerLinkState(link, now) !== 'open';
  if (isOver || at === null) return { letters: [], next: null, isDone: true };
  // After a long outage it skips to the latest month whose statement is still useful.
  const { timezone } = at.place;
  let following = monthAfter(month);
  while (statementDueAt(following, timezone) <= now - statementOfUse) following = monthAfter(following);
  const next = { month: following, dueAt: statementDueAt(following, timezone) };
  const isOfUse = now - statementDueAt(month, timezone) <= statementOfUse;
  if (!isMailed(link, now) || !isOfUse) return { letters: [], next, isDone: true };
  const { nights } = await readNights(customerId, at.place, monthSpan(month), now);
  const words = statementEmail(month, nights, link.language, at);
  const fromName = at.business.businessName;
  return { letters: [{ link, id: `manager-${link.id}-${month}`, fromName, words }], next, isDone: true };
};

/**
 * Runs a turn: its emails, whose ids derive from link and night or month, and its follow-up are written in
 * one transaction.
 */
const runTurn = async (found: QueryDocumentSnapshot, now: number): Promise<void> => {
  const { ref } = found;
  const customerId = ref.parent.parent?.id ?? '';
  const turn = recordOf(managerTurnSchema, found);
  if (turn === null) {
    await ref.delete();
    return;
  }
  const outcome =
    turn.kind === 'proof'
      ? await proofOf(customerId, turn, now)
      : await statementOfTurn(customerId, turn, now);
  const { letters, next, isDone } = outcome;
  await inTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const dueAt: unknown = before.get('dueAt');
    if (!(dueAt instanceof Timestamp) || dueAt.toMillis() > now) return;
    if (turn.kind === 'statement' && before.get('month') !== turn.month) return;
    const secrets = letters.map(({ link }) =>
      firestore().doc(paths.managerTurn(customerId, statementTurnId(link.id))),
    );
    const signed = secrets.length === 0 ? [] : await transaction.getAll(...secrets);
    letters.forEach(({ link, id, fromName, words }, index) => {
      const secret: unknown = signed[index]?.get('mailSecret');
      const mail = mailDocument(
        {
          to: link.email ?? '',
          ...words,
          purpose: 'digest',
          customerId,
          fromName,
          shownOn: { kind: 'managerLink', linkId: link.id },
          unsubscribeUrl:
            typeof secret === 'string'
              ? managerUnsubscribeUrl(functionsUrl(), customerId, link.id, secret)
              : null,
        },
        now,
      );
      transaction.set(firestore().doc(paths.mail(id)), mail);
    });
    const sent = turn.kind === 'proof' && isDone ? { sentAt: now } : next && { month: next.month };
    transaction.update(ref, storedFields(managerTurnSchema, { ...sent, dueAt: next?.dueAt ?? null }));
  });
};

/**
 * Sends the due emails to property managers, the longest overdue first.
 * @param now epoch milliseconds
 * @param until starts none after that moment, epoch milliseconds
 */
export const sendManagerMails = async (now: number, until: number): Promise<void> => {
  const seen = new Set<string>();
  for (;;) {
    const due = await firestore()
      .collectionGroup(collectionGroups.managerTurns)
      .where('dueAt', '<=', new Date(now))
      .orderBy('dueAt')
      .limit(pageSize)
      .get();
    // A failed turn stays due for the next run.
    const fresh = due.docs.filter(({ ref }) => !seen.has(ref.path));
    if (fresh.length === 0) return;
    const waiting = fresh.values();
    const work = async () => {
      for (const turn of waiting) {
        if (Date.now() >= until) return;
        seen.add(turn.ref.path);
        await runTurn(turn, now).catch((error: unknown) =>
          logger.error(`Sending ${turn.ref.path} failed`, error),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    if (Date.now() >= until) return;
  }
};

/**
 * Sends nightly proofs some minutes after the last specialist left, and statements on the first of each
 * month.
 */
export const sendDueManagerMails = onSchedule(
  { schedule: 'every 5 minutes', timeZone: 'Etc/UTC', ...runtime.run },
  async () => {
    const now = Date.now();
    await sendManagerMails(now, now + runMillis);
  },
);
