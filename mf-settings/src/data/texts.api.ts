import * as z from 'shared-lib/domain/schema';
import {
  limit,
  orderBy,
  where,
  type QueryConstraint,
  poll,
  lazyFetchAll,
  countDocuments,
  documentsAt,
  liveCollection,
  liveDocument,
  liveHookOfAccount,
} from 'shared-lib/data/kit';
import {
  paths,
  shownPurposes,
  textMessageSchema,
  withdrawnErrors,
  type TextMessage,
} from 'shared-lib/domain';
import { broadcastSchema } from 'mf-settings/domain';
import { smsTemplateSchema } from 'mf-settings/domain';
import type { FetchAll } from 'shared-lib/data';

/** The owner's own words for texts, live; kinds without any use our defaults. */
export const useSmsTemplates = liveCollection('listenToSmsTemplates', {
  schema: smsTemplateSchema,
  query: (customerId) => documentsAt(paths.smsTemplates(customerId)),
});

/** How many broadcasts a page of the history shows. */
export const broadcastPageSize = 20;

/** The latest broadcasts, live, latest first. */
export const useBroadcasts = liveCollection('listenToBroadcasts', {
  schema: broadcastSchema,
  query: (customerId, count: number) =>
    documentsAt(paths.broadcasts(customerId), orderBy('createdAt', 'desc'), limit(count)),
});

/** One broadcast, live; null if missing. */
export const useBroadcast = liveDocument('listenToBroadcast', {
  schema: broadcastSchema,
  path: paths.broadcast,
});

const countsSchema = z.object({ segments: z._default(z.int(), 0) });

/** How many segments were texted in a month, live; null for none. @param month `YYYY-MM` */
export const useTextCounts = liveDocument('listenToTextCounts', {
  schema: countsSchema,
  path: (customerId, month: string) => paths.textCounts(customerId, month),
});

/** The texts of a broadcast, or all that the office may see. */
const textsOf = (customerId: string, broadcastId: string | null, ...more: QueryConstraint[]) =>
  documentsAt(
    paths.textMessages(),
    where('customerId', '==', customerId),
    where('purpose', 'in', shownPurposes),
    ...(broadcastId === null ? [] : [where('broadcastId', '==', broadcastId)]),
    ...more,
  );

/** The latest texts, live, latest first. */
export const useTextMessages = liveCollection('listenToTextMessages', {
  schema: textMessageSchema,
  query: (customerId, { broadcastId, count }: { broadcastId: string | null; count: number }) =>
    textsOf(customerId, broadcastId, orderBy('createdAt', 'desc'), limit(count)),
});

/** Fetches every text of a broadcast, or of the business. Damaged ones are reported and skipped. */
export const fetchTextMessages = (customerId: string, broadcastId: string | null): FetchAll<TextMessage> =>
  lazyFetchAll({
    asked: textsOf(customerId, broadcastId, orderBy('createdAt', 'desc')),
    schema: textMessageSchema,
    what: 'all texts',
    pageSize: 1000,
  });

/** The delivery progress of a broadcast. */
export interface BroadcastProgress {
  readonly waiting: number;
  /** Handed over; `delivered` ones are known to have arrived. */
  readonly sent: number;
  readonly delivered: number;
  /** Withdrawn before they were sent. */
  readonly withdrawn: number;
  readonly failed: number;
}

const countTexts = async (customerId: string, broadcastId: string): Promise<BroadcastProgress> => {
  const count = (...more: QueryConstraint[]) => countDocuments(textsOf(customerId, broadcastId, ...more));
  const state = (...states: string[]) => where('delivery.state', 'in', states);
  const [waiting, sent, delivered, ended, withdrawn] = await Promise.all([
    count(state('PENDING', 'PROCESSING', 'RETRY')),
    count(state('SUCCESS')),
    count(state('SUCCESS'), where('delivery.info.isDelivered', '==', true)),
    count(state('ERROR')),
    count(state('ERROR'), where('delivery.error.code', 'in', withdrawnErrors)),
  ]);
  return { waiting, sent, delivered, withdrawn, failed: Math.max(0, ended - withdrawn) };
};

/** Milliseconds between two counts of a broadcast's texts, because Firestore can't listen to a count. */
const countEvery = 3_000;

/** A broadcast's delivery progress, counted by the server every few seconds. */
export const useBroadcastProgress = liveHookOfAccount<BroadcastProgress, string>(
  'countBroadcast',
  (customerId, broadcastId, onData, onError) =>
    poll(countEvery, (id: string) => countTexts(customerId, id))(broadcastId, onData, onError),
);
