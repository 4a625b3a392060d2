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
import { gatheredFrom, gatheredNotification, gatheringOf, type Gathering } from './gathered.ts';
import type { News, NewsScene } from './news.ts';
import { mailAtOnce } from './mailAtOnce.ts';
import { notificationOf, type NewNotification } from './notificationOf.ts';
import { planReach } from './planReach.ts';
import { readRecipients, type Recipient } from './recipients.ts';
import type { Language } from './words.ts';

/** Whom and where some news are about, by their ids. */
export interface NewsPlace {
  readonly memberId: string | null;
  readonly communityId: string | null;
}

/** What is known of those who are told some news, and of its scene. */
export interface Told {
  readonly customer: Customer;
  readonly recipients: readonly Recipient[];
  readonly scene: NewsScene;
  readonly isLarge: boolean;
}

/** The scene as somebody is told of it, by their own clock. */
export const sceneFor = ({ timeFormat }: Pick<Recipient, 'timeFormat'>, { scene }: Told): NewsScene => ({
  ...scene,
  timeFormat,
});

export const readTold = async (
  customerId: string,
  { memberId, communityId }: NewsPlace,
): Promise<Told | null> => {
  const at = (path: string) => firestore().doc(path);
  // The owner's own document stands in for one that is not named: its schema reads it as none.
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
    scene: {
      who: member?.fullName || null,
      place: community?.propertyName || null,
      timeZone: community?.timezone ?? defaultTimeZone,
      serviceStart: community?.serviceStart ?? defaultServiceStart,
      pastPlans: community?.pastPlans ?? [],
    },
    isLarge: (recordOf(planCountsSchema, countsFound)?.communities ?? 0) >= gatheredFrom,
  };
};

/** As communities have it that name none. */
const defaultServiceStart = '20:00';

const unread = { read: false, seen: false };

/**
 * Writes a notification, unless it says that already.
 * @param at epoch milliseconds
 * @param isLitAgain whether one that says something else than before is unread again
 */
const put = (
  transaction: Transaction,
  stored: DocumentSnapshot,
  { id: _, ...said }: NewNotification,
  at: number,
  isLitAgain: boolean,
): void => {
  const before = recordOf(notificationSchema, stored);
  if (before?.title === said.title && before.message === said.message && before.link === said.link) return;
  const timestamp = timestampOf(Math.max(at, before?.timestamp ?? 0));
  const flags = before === null || isLitAgain ? unread : {};
  transaction.set(stored.ref, { ...said, timestamp, ...flags }, { merge: true });
};

/** Says what a notification says now, whether it is new or not. @param list the path of its collection */
export const replaceNotification = (list: string, notification: NewNotification, at: number): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.get(firestore().doc(`${list}/${notification.id}`));
    put(transaction, stored, notification, at, true);
  });

/** Adds a notification, once. @param list the path of its collection */
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
  readonly scene: NewsScene;
  readonly news: News;
  readonly gathering: Gathering;
  readonly at: number;
}

/** Clock-ins that were read stay so when more come; what went wrong is unread again. */
const isQuiet = ({ kind }: News): boolean => kind === 'clockIn' || kind === 'clockOut';

const gather = inBatches<GatheredNews>(async (_, items) => {
  const latest = items.reduce((a, b) => (b.at >= a.at ? b : a));
  const { customerId, list, news, gathering, scene, language, at } = latest;
  await inTransaction(async (transaction) => {
    const [stored, counted] = await Promise.all([
      transaction.get(firestore().doc(`${list}/${gathering.id}`)),
      transaction.get(gathering.counted(firestore(), customerId).count()),
    ]);
    const { count } = counted.data();
    put(
      transaction,
      stored,
      gatheredNotification(gathering.id, count, news, scene, language),
      at,
      !isQuiet(news),
    );
  });
});

/** What becomes of news beside the notification. */
export interface Telling {
  /** Whether the notification of an earlier event of the same cause says the latest. */
  readonly replaces?: boolean;
}

/**
 * Tells everybody who runs the business some news, by their own settings, in one notification for each cause, and by mail where they asked
 * for that.
 * @param at when it happened for the server, epoch milliseconds
 * @returns who was told, or would have been but for the settings; null for an owner who is gone
 */
export const tell = async (
  customerId: string,
  news: News,
  place: NewsPlace,
  at: number,
  { replaces = false }: Telling = {},
): Promise<Told | null> => {
  const told = await readTold(customerId, place);
  if (told === null) return told;
  const gathering = told.isLarge ? gatheringOf(news, at) : null;
  for (const recipient of told.recipients) {
    const { list, language } = recipient;
    const scene = sceneFor(recipient, told);
    const single = notificationOf(news, scene, language);
    const reach = planReach(recipient, news.kind, businessZone(told.customer), at);
    if (list !== null && reach.isListed) {
      if (gathering !== null) {
        const gathered = { customerId, list, language, scene, news, gathering, at };
        await gather(`${list}/${gathering.id}`, gathered);
      } else if (replaces) await replaceNotification(list, single, at);
      else await addNotification(list, single, at);
    }
    const mailed = { ...single, id: gathering?.id ?? single.id };
    if (reach.mail !== null) await mailAtOnce(told.customer, recipient, mailed, reach.mail);
  }
  return told;
};
