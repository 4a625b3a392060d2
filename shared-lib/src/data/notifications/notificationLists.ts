import type { Notification } from '../../domain/notification/notification.ts';
import { notificationState } from './notificationState.ts';

const isUnread = (notification: Notification) => notificationState(notification) !== 'read';

/** Newest first; those without a readable date come before all others, as they do in Firestore's descending order. */
const byNewest = (a: Notification, b: Notification) =>
  (b.timestamp ?? Number.MAX_VALUE) - (a.timestamp ?? Number.MAX_VALUE);

/** Lists without an id twice, where it stands first. */
const merged = (...lists: readonly (readonly Notification[])[]): Notification[] => [
  ...new Map(
    lists
      .toReversed()
      .flat()
      .map((notification) => [notification.id, notification]),
  ).values(),
];

/**
 * The unread ones as a screen lists them. A query finds only those that hold `read: false`; one whose flag is missing or no
 * flag counts as unread too, and is found among the newest.
 * @param unread what the query for unread ones found.
 * @param newest the newest ones, read or not.
 * @param kept one that stays in the list although it was read: the one that is open.
 * @returns newest first.
 */
export const unreadList = (
  unread: readonly Notification[],
  newest: readonly Notification[],
  kept: Notification | null = null,
): readonly Notification[] =>
  merged(newest.filter(isUnread), unread, kept ? [newest.find(({ id }) => id === kept.id) ?? kept] : []).sort(
    byNewest,
  );

/** What the bell knows: the newest, whether any is unread, and how many are unseen (as far as they were counted). */
export interface BellFacts {
  readonly newest: readonly Notification[];
  readonly hasUnread: boolean;
  readonly unseen: number;
}

/**
 * What the bell shows of its three queries (spec section 2, Shell behaviour).
 * @param newest the newest ones.
 * @param unread at least one that is unread, where there is one.
 * @param unseen the newest of those that are unseen.
 * @param further how many more are unseen.
 */
export const bellFacts = (
  newest: readonly Notification[],
  unread: readonly Notification[],
  unseen: readonly Notification[],
  further: number,
): BellFacts => ({
  newest,
  hasUnread: unread.length > 0 || newest.some(isUnread),
  unseen:
    further +
    merged(newest, unseen).filter((notification) => notificationState(notification) === 'unseen').length,
});
