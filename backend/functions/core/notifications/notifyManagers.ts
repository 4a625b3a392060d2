import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  businessZone,
  communitySchema,
  customerSchema,
  defaultTimeZone,
  notificationSchema,
  paths,
  planCountsSchema,
  teamMemberSchema,
  type Customer,
} from 'shared-lib/domain';
import { createOnce } from '../../../kernel/createOnce.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inBatches } from '../summaries/inBatches.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { groupedFromCommunities, groupedNotification, groupingOf, type Grouping } from './grouping.ts';
import type { News, NewsContext } from './news.ts';
import { emailNotification } from './emailNotification.ts';
import { pushNotification } from './pushNotification.ts';
import { notificationOf, type NewNotification } from './notificationOf.ts';
import { planAudience, readRecipients, type Recipient } from './planAudience.ts';
import type { Language } from './notificationTexts.ts';

/** The ids of the people and places in a piece of news. */
export interface NewsPlace {
  readonly memberId: string | null;
  readonly communityId: string | null;
}

/** The recipients of a piece of news, and its details. */
export interface NotifyFacts {
  readonly customer: Customer;
  readonly recipients: readonly Recipient[];
  readonly context: NewsContext;
  readonly isLarge: boolean;
}

/** The details in the reader's own time format. */
export const contextFor = (
  { timeFormat }: Pick<Recipient, 'timeFormat'>,
  { context }: NotifyFacts,
): NewsContext => ({
  ...context,
  timeFormat,
});

export const readNotifyFacts = async (
  customerId: string,
  { memberId, communityId }: NewsPlace,
): Promise<NotifyFacts | null> => {
  const at = (path: string) => firestore().doc(path);
  // The owner's document is a placeholder for a missing id: its schema rejects it, which reads as none.
  const [customerFound, countsFound, memberFound, communityFound] = await firestore().getAll(
    at(paths.customer(customerId)),
    at(paths.planCounts(customerId)),
    at(paths.teamMember(customerId, memberId ?? '-')),
    at(paths.community(customerId, communityId ?? '-')),
  );
  const customer = customerFound && recordOf(customerSchema, customerFound);
  if (!customer || !countsFound || !memberFound || !communityFound) return null;
  const member = recordOf(teamMemberSchema, memberFound);
  const community = recordOf(communitySchema, communityFound);
  return {
    customer,
    recipients: await readRecipients(customerId, customer),
    context: {
      who: member?.fullName || null,
      place: community?.propertyName || null,
      timeZone: community?.timezone ?? defaultTimeZone,
      serviceStart: community?.serviceStart ?? defaultServiceStart,
      pastPlans: community?.pastPlans ?? [],
    },
    isLarge: (recordOf(planCountsSchema, countsFound)?.communities ?? 0) >= groupedFromCommunities,
  };
};

/** For communities without a start of service. */
const defaultServiceStart = '20:00';

const unread = { read: false, seen: false };

/**
 * Writes a notification, unless it is unchanged.
 * @param at epoch milliseconds
 * @param becomesUnread whether a changed one becomes unread
 */
const put = (
  transaction: Transaction,
  stored: DocumentSnapshot,
  { id: _, ...said }: NewNotification,
  at: number,
  becomesUnread: boolean,
): void => {
  const before = recordOf(notificationSchema, stored);
  if (before?.title === said.title && before.message === said.message && before.link === said.link) return;
  const timestamp = timestampOf(Math.max(at, before?.timestamp ?? 0));
  const flags = before === null || becomesUnread ? unread : {};
  transaction.set(stored.ref, { ...said, timestamp, ...flags }, { merge: true });
};

/**
 * Writes a notification's current content, new or not.
 * @param list the path of its collection
 */
export const replaceNotification = (list: string, notification: NewNotification, at: number): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.get(firestore().doc(`${list}/${notification.id}`));
    put(transaction, stored, notification, at, true);
  });

/**
 * Adds a notification, once.
 * @param list the path of its collection
 */
export const addNotification = (list: string, { id, ...said }: NewNotification, at: number): Promise<void> =>
  createOnce(firestore().doc(`${list}/${id}`), {
    ...said,
    timestamp: timestampOf(at),
    ...unread,
  });

interface GatheredNews {
  readonly customerId: string;
  readonly list: string;
  readonly language: Language;
  readonly context: NewsContext;
  readonly news: News;
  readonly gathering: Grouping;
  readonly at: number;
}

/** Read clock-ins stay read when more arrive; a problem becomes unread again. */
const isQuiet = ({ kind }: News): boolean => kind === 'clockIn' || kind === 'clockOut';

const gather = inBatches<GatheredNews>(async (_, items) => {
  const latest = items.reduce((a, b) => (b.at >= a.at ? b : a));
  const { customerId, list, news, gathering, context, language, at } = latest;
  await inTransaction(async (transaction) => {
    const [stored, counted] = await Promise.all([
      transaction.get(firestore().doc(`${list}/${gathering.id}`)),
      transaction.get(gathering.counted(firestore(), customerId).count()),
    ]);
    const { count } = counted.data();
    put(
      transaction,
      stored,
      groupedNotification(gathering.id, count, news, context, language),
      at,
      !isQuiet(news),
    );
  });
});

/** Options for delivering news. */
export interface NotifyOptions {
  /** Whether it updates the notification of an earlier event with the same cause. */
  readonly replaces?: boolean;
}

/**
 * Notifies the owner and Admins of a piece of news, according to their settings: one notification per cause, and emails where
 * they chose them.
 * @param at when the server recorded it, epoch milliseconds
 * @returns the recipients, including those whose settings exclude it; null if the owner was deleted
 */
export const notifyManagers = async (
  customerId: string,
  news: News,
  place: NewsPlace,
  at: number,
  { replaces = false }: NotifyOptions = {},
): Promise<NotifyFacts | null> => {
  const facts = await readNotifyFacts(customerId, place);
  if (facts === null) return facts;
  const gathering = facts.isLarge ? groupingOf(news, at) : null;
  for (const recipient of facts.recipients) {
    const { list, language } = recipient;
    const context = contextFor(recipient, facts);
    const single = notificationOf(news, context, language);
    const reach = planAudience(recipient, news.kind, businessZone(facts.customer), at);
    if (list !== null && reach.isListed) {
      if (gathering !== null) {
        const gathered = { customerId, list, language, context, news, gathering, at };
        await gather(`${list}/${gathering.id}`, gathered);
      } else if (replaces) await replaceNotification(list, single, at);
      else await addNotification(list, single, at);
    }
    const mailed = { ...single, id: gathering?.id ?? single.id };
    if (reach.mail !== null) await emailNotification(facts.customer, recipient, mailed, reach.mail);
    if (reach.isPushed) await pushNotification(facts.customer, recipient.uid, mailed, at);
  }
  return facts;
};
