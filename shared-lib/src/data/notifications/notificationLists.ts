import type { Notification } from '../../domain/notification/notification.ts';

/** The flags that define the state. */
type Flags = Pick<Notification, 'read' | 'seen'>;

/** A notification's state: unseen, then seen, then read (spec section 4). */
type NotificationState = 'unseen' | 'seen' | 'read';

/** The events that advance a notification: it is shown, or it is opened or marked as read. */
export type NotificationEvent = 'see' | 'read';

const next: Record<NotificationState, Record<NotificationEvent, NotificationState>> = {
  unseen: { see: 'seen', read: 'read' },
  seen: { see: 'seen', read: 'read' },
  read: { see: 'read', read: 'read' },
};

/** The fields that each event writes: a read notification counts as seen too (spec section 4). */
export const notificationWrites = {
  see: { seen: true },
  read: { seen: true, read: true },
} as const satisfies Record<NotificationEvent, Partial<Flags>>;

/** The state of the stored flags; a read one counts as seen, whatever its other flag is. */
export const notificationState = ({ read, seen }: Flags): NotificationState =>
  read ? 'read' : seen ? 'seen' : 'unseen';

/** Whether an event advances a notification; otherwise there is nothing to write. */
export const changesState = (notification: Flags, event: NotificationEvent): boolean => {
  const state = notificationState(notification);
  return next[state][event] !== state;
};

const isUnread = (notification: Notification) => notificationState(notification) !== 'read';

/** Newest first; those without a readable date come first, as in Firestore's descending order. */
const byNewest = (a: Notification, b: Notification) =>
  (b.timestamp ?? Number.MAX_VALUE) - (a.timestamp ?? Number.MAX_VALUE);

/** Concatenates lists; a repeated id keeps its first position. */
const merged = (...lists: readonly (readonly Notification[])[]): Notification[] => [
  ...new Map(
    lists
      .toReversed()
      .flat()
      .map((notification) => [notification.id, notification]),
  ).values(),
];

/**
 * The unread notifications as a screen lists them. A query only finds those with `read: false`; one whose flag is
 * missing or invalid counts as unread too, and is found among the newest.
 * @param unread what the query for unread ones found.
 * @param newest the newest ones, read or not.
 * @param kept one that stays in the list although it was read: the open one.
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

/** The bell's data: the newest notifications, whether any is unread, and how many are unseen (of those counted). */
export interface BellFacts {
  readonly newest: readonly Notification[];
  readonly hasUnread: boolean;
  readonly unseen: number;
}

/**
 * Combines the bell's three queries (spec section 2, on the shell).
 * @param newest the newest ones.
 * @param unread at least one unread one, if there is any.
 * @param unseen the newest unseen ones.
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
