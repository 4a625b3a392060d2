import type { Firestore, Query } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import type { News, NewsScene } from './news.ts';
import { notificationOf, type NewNotification } from './notificationOf.ts';
import { words, type Language } from './words.ts';

/**
 * Communities from which on an operator is told of what happens many times a night in one notification that counts up. Thirty communities make
 * sixty clock-ins and clock-outs, which one can follow; four hundred would make a list in which nothing is found, and the bell
 * would never rest.
 */
export const gatheredFrom = 31;

const millisPerQuarter = 15 * 60_000;

/** What is told together with other news of its kind. */
export interface Gathering {
  readonly id: string;
  /** The records that it counts, as they are now: so events may come twice and in any order. */
  readonly counted: (database: Firestore, customerId: string) => Query;
}

const quarter = (
  kind: string,
  path: (customerId: string) => string,
  field: string,
  at: number,
): Gathering => {
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
 * With what a large operator's news are told: those of a quarter of an hour, or all of a night's missed shifts. Null for what
 * is told by itself: contact forms and requests are few, and each wants an answer.
 * @param at when the record was written, epoch milliseconds
 */
export const gatheringOf = (news: News, at: number): Gathering | null => {
  switch (news.kind) {
    case 'clockIn':
      return quarter(news.kind, paths.clockInOuts, 'clockInAt', news.at);
    case 'clockOut':
      return quarter(news.kind, paths.clockInOuts, 'clockOutAt', news.at);
    case 'violation':
      // An answer wants one of its own.
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

const links = {
  clockIn: '/clock-in-outs',
  clockOut: '/clock-in-outs',
  violation: '/violations',
  missedShift: '/shift-report?status=missed',
} as const;

/**
 * What an owner is told of several news of a kind.
 * @param id of the notification
 * @param count how many there are, those that were told of before included
 * @param latest of them, which the message names
 */
export const gatheredNotification = (
  id: string,
  count: number,
  latest: News,
  scene: NewsScene,
  language: Language,
): NewNotification => {
  const single = notificationOf(latest, scene, language);
  if (count < 2 || latest.kind === 'contactForm' || latest.kind === 'request') return { ...single, id };
  const text = words[language];
  return {
    id,
    kind: latest.kind,
    title: text[latest.kind].many(count),
    message: text.latest(single.message),
    link: latest.kind === 'lateShift' ? single.link : links[latest.kind],
  };
};
