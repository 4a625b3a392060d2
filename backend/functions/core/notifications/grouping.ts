import type { Firestore, Query } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import type { News, NewsContext } from './news.ts';
import { notificationOf, type NewNotification } from './notificationOf.ts';
import { words, type Language } from './notificationTexts.ts';

/**
 * From this many communities on, frequent events of a night are combined into one notification with a count. Thirty communities cause sixty
 * clock-ins and clock-outs, which a person can follow; four hundred would make an unreadable list, and the bell would never stop.
 */
export const groupedFromCommunities = 31;

const millisPerQuarter = 15 * 60_000;

/** A group of events of one kind that share a notification. */
export interface Grouping {
  readonly id: string;
  /** The records it counts, in their current state, so events may be duplicated and unordered. */
  readonly counted: (database: Firestore, customerId: string) => Query;
}

const quarter = (kind: string, path: (customerId: string) => string, field: string, at: number): Grouping => {
  const from = Math.floor(at / millisPerQuarter) * millisPerQuarter;
  return {
    id: `${kind}s-${new Date(from).toISOString().slice(0, 16)}`,
    counted: (database, customerId) =>
      database
        .collection(path(customerId))
        .where(field, '>=', new Date(from))
        .where(field, '<', new Date(from + millisPerQuarter)),
  };
};

/**
 * The group that an event at a large operator is reported with: a quarter of an hour, or for missed shifts the whole night. Null for events
 * with a separate notification: contact forms and requests are few, and each needs an answer.
 * @param at when the record was written, epoch milliseconds
 */
export const groupingOf = (news: News, at: number): Grouping | null => {
  switch (news.kind) {
    case 'clockIn':
      return quarter(news.kind, paths.clockInOuts, 'clockInAt', news.at);
    case 'clockOut':
      return quarter(news.kind, paths.clockInOuts, 'clockOutAt', news.at);
    case 'violation':
      // An answer gets a separate one.
      return news.answer ? null : quarter(news.kind, paths.violations, 'createdAt', at);
    case 'missedShift': {
      const { serviceDate } = news;
      return {
        id: `missedShifts-${serviceDate}`,
        counted: (database, customerId) =>
          database
            .collection(paths.clockInOuts(customerId))
            .where('serviceDate', '==', serviceDate)
            .where('status', '==', 'missed'),
      };
    }
    default:
      return null;
  }
};

/** Where a group's notification leads; for other kinds, to where the latest event's would. */
const links: Readonly<Partial<Record<News['kind'], string>>> = {
  clockIn: '/clock-in-outs',
  clockOut: '/clock-in-outs',
  violation: '/violations',
  missedShift: '/shift-report?status=missed',
};

/**
 * The notification for several events of a kind; for a kind without a plural text, the latest event's notification.
 * @param id of the notification
 * @param count how many there are, including those already reported
 * @param latest of them, which the message names
 */
export const groupedNotification = (
  id: string,
  count: number,
  latest: News,
  scene: NewsContext,
  language: Language,
): NewNotification => {
  const single = notificationOf(latest, scene, language);
  const text = words[language];
  const said = text[latest.kind];
  if (count < 2 || !('many' in said)) return { ...single, id };
  return {
    id,
    kind: latest.kind,
    title: said.many(count),
    message: text.latest(single.message),
    link: links[latest.kind] ?? single.link,
  };
};
