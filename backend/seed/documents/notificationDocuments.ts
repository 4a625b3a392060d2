import { defaultTimeZone, paths } from 'shared-lib/domain';
import {
  groupedFromCommunities,
  groupedNotification,
  groupingOf,
} from '../../functions/core/notifications/grouping.ts';
import type { News, NewsContext } from '../../functions/core/notifications/news.ts';
import { clockNewsIn, requestNewsOf } from '../../functions/core/notifications/newsIn.ts';
import { notificationOf } from '../../functions/core/notifications/notificationOf.ts';
import { recordsIn } from '../seedRecords.ts';
import type { SeedDocument, SeedSet } from '../seedSet.ts';

const millisPerHour = 3_600_000;

/** An event with its time, people and place. */
interface Happened {
  readonly news: News;
  readonly at: number;
  readonly memberId: string | null;
  readonly communityId: string | null;
}

/** How many hours ago a seeded request was made; its record doesn't have the time. */
const requestAgeHours = 5;

/** The events in an account's records, in no particular order. */
const happenedIn = (set: SeedSet, customerId: string, now: number): Happened[] => [
  ...recordsIn(set, customerId, 'clockInOuts').flatMap((record) =>
    clockNewsIn(null, record, record.createdAt ?? now).map((news) => ({
      news,
      at: news.kind === 'missedShift' ? (record.createdAt ?? now) : news.at,
      memberId: record.memberId,
      communityId: record.communityId,
    })),
  ),
  ...recordsIn(set, customerId, 'violations').map(({ id, typeName, createdAt, memberId, communityId }) => ({
    news: { kind: 'violation', recordId: id, typeName } as const,
    at: createdAt ?? now,
    memberId,
    communityId,
  })),
  ...recordsIn(set, customerId, 'contactSubmissions').map(
    ({ id, communityId, name, unitNumber, message, createdAt }) => ({
      news: {
        kind: 'contactForm',
        recordId: id,
        communityId,
        name,
        unitNumber: unitNumber ?? '',
        message,
      } as const,
      at: createdAt ?? now,
      memberId: null,
      communityId,
    }),
  ),
  ...recordsIn(set, customerId, 'requests').flatMap((record, index) => {
    const members = [...new Set(record.requests.map(({ userId }) => userId))];
    const at = now - (requestAgeHours + index) * millisPerHour;
    return members.flatMap((memberId): Happened[] => {
      const news = requestNewsOf(record, memberId, at);
      return news === null ? [] : [{ news, at, memberId, communityId: news.communityId }];
    });
  }),
];

/** The context of events without people or a community. */
const nowhere: NewsContext = { who: null, place: null, timeZone: defaultTimeZone, serviceStart: '20:00' };

/** Combined events count up to the latest one. */
const gathered = (happened: readonly Happened[]) => {
  const counts = new Map<string, { count: number; latest: Happened }>();
  for (const one of happened) {
    const id = groupingOf(one.news, one.at)?.id ?? notificationOf(one.news, nowhere, 'en').id;
    const before = counts.get(id);
    counts.set(id, {
      count: (before?.count ?? 0) + 1,
      latest: before && before.latest.at > one.at ? before.latest : one,
    });
  }
  return Array.from(counts, ([together, { count, latest }]) => ({ together, count, ...latest }));
};

/** How many notifications are unseen, then seen but unread, then read, from the newest on. */
interface NotificationCounts {
  readonly unseen: number;
  readonly unread: number;
  readonly read: number;
}

/** An owner's notifications, newest first, as functions would have created them from the records. */
const notificationDocuments = (
  set: SeedSet,
  customerId: string,
  counts: NotificationCounts,
  now: number,
): SeedDocument[] => {
  const communities = new Map(
    recordsIn(set, customerId, 'communities').map((community) => [community.id, community]),
  );
  const names = new Map(recordsIn(set, customerId, 'team').map(({ id, fullName }) => [id, fullName]));
  const sceneOf = ({ memberId, communityId }: Happened): NewsContext => {
    const community = communities.get(communityId ?? '');
    return {
      who: names.get(memberId ?? '') ?? null,
      place: community?.propertyName ?? null,
      timeZone: community?.timezone ?? nowhere.timeZone,
      serviceStart: community?.serviceStart ?? nowhere.serviceStart,
    };
  };
  const happened = happenedIn(set, customerId, now).filter(({ at }) => at <= now);
  const items =
    communities.size >= groupedFromCommunities
      ? gathered(happened)
      : happened.map((one) => ({ ...one, together: null, count: 1 }));
  return items
    .sort((a, b) => b.at - a.at)
    .slice(0, counts.unseen + counts.unread + counts.read)
    .map(({ together, count, ...latest }, index) => {
      const single = notificationOf(latest.news, sceneOf(latest), 'en');
      const { id, ...said } =
        together === null ? single : groupedNotification(together, count, latest.news, sceneOf(latest), 'en');
      return {
        path: paths.notification(customerId, id),
        data: {
          ...said,
          timestamp: new Date(latest.at),
          seen: index >= counts.unseen,
          read: index >= counts.unseen + counts.unread,
        },
      };
    });
};

/**
 * A data set with its owner's notifications: the newest ones, each for an existing record.
 * @param now epoch milliseconds
 */
export const withNotifications = (
  set: SeedSet,
  customerId: string,
  counts: NotificationCounts,
  now: number,
): SeedSet => ({
  ...set,
  documents: [...set.documents, ...notificationDocuments(set, customerId, counts, now)],
});
