import {
  getCountFromServer,
  limit,
  orderBy,
  startAt,
  where,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import { useCallback } from 'react';
import {
  bellFacts,
  notificationDropdownItems,
  notificationSchema,
  paths,
  type Notification,
} from '../../domain/index.ts';
import { askEvery } from '../askEvery.ts';
import { combineLive } from '../combineLive.ts';
import type { LiveResult } from '../live.ts';
import { documentsAt, liveHookOfAccount } from '../liveHooks.ts';
import { listenToUnchanged } from '../summaries/listenToUnchanged.ts';
import { useAccount } from '../useAccount.ts';
import { growWindow, listenToWindow, type ListWindow } from './listenToWindow.ts';

/** Which notifications a list shows. */
export type NotificationFilter = 'all' | 'unread';

const newestFirst = orderBy('timestamp', 'desc');
const isUnread = where('read', '==', false);
const isUnseen = where('seen', '==', false);

/**
 * The latest time that Firestore can hold. A list that starts there leaves out dates that are no times, which would
 * come first for ever.
 */
const fromTheEndOfTime = startAt(new Date('9999-12-31T23:59:59Z'));

/** Milliseconds after which the unseen ones are counted again. */
const countEvery = 5 * 60_000;

/** As many unseen notifications as the bell listens to; of more, the server says how many there are. */
const unseenListened = 10;

/** The queries of the bell; each reads as few documents as possible. */
const bellQueries = {
  newest: [newestFirst, fromTheEndOfTime, limit(notificationDropdownItems)],
  unread: [isUnread, newestFirst, limit(1)],
  unseen: [isUnread, isUnseen, newestFirst, limit(unseenListened)],
} as const satisfies Record<string, readonly QueryConstraint[]>;

const notificationsOf = (customerId: string, ...constraints: readonly QueryConstraint[]) =>
  documentsAt(paths.notifications(customerId), ...constraints);

/** Listens to what a query finds; a device that has kept it reads it again only once some notification has changed. */
const listenToThem = (
  customerId: string,
  name: string,
  asked: Query,
  onData: (notifications: readonly Notification[]) => void,
  onError: (error: unknown) => void,
) =>
  listenToUnchanged(
    {
      customerId,
      kind: 'notifications',
      name: `${paths.notifications(customerId)} ${name}`,
      asked,
      schema: notificationSchema,
    },
    onData,
    onError,
  );

const useBellPart = liveHookOfAccount<readonly Notification[], keyof typeof bellQueries>(
  'listenForBell',
  (customerId, part, onData, onError) =>
    listenToThem(customerId, part, notificationsOf(customerId, ...bellQueries[part]), onData, onError),
);

const windowKey = (customerId: string, filter: NotificationFilter) => `${customerId}/${filter}`;

const useWindow = liveHookOfAccount<ListWindow<Notification>, NotificationFilter>(
  'listenToNotifications',
  (customerId, filter, onData, onError) =>
    listenToWindow<Notification>(
      windowKey(customerId, filter),
      (most, onRecords, onFailure) =>
        listenToThem(
          customerId,
          `${filter} ${most}`,
          notificationsOf(customerId, ...(filter === 'unread' ? [isUnread] : []), newestFirst, limit(most)),
          onRecords,
          onFailure,
        ),
      onData,
      onError,
    ),
);

const useUnseenCount = liveHookOfAccount<number, readonly string[]>(
  'countUnseen',
  (customerId, _newest, onData, onError) =>
    askEvery(countEvery, () => countUnseen(customerId))(undefined, onData, onError),
);

const countUnseen = async (customerId: string): Promise<number> =>
  (await getCountFromServer(notificationsOf(customerId, isUnread, isUnseen))).data().count;

/**
 * How many notifications are unseen beyond those that the bell listens to; null as long as that is not known. The server counts
 * them anew whenever the newest of them change: what comes in or is seen changes those.
 * @param first the newest of them.
 */
function useFurtherUnseen(first: readonly Notification[]): number | null {
  const areAll = first.length < unseenListened;
  const counted = useUnseenCount(
    first.map(({ id }) => id),
    { skip: areAll },
  );
  if (areAll) return 0;
  return counted.status === 'ready' ? Math.max(0, counted.data - first.length) : null;
}

const none: readonly Notification[] = [];
const nothing: LiveResult<readonly Notification[]> = { status: 'ready', data: none, retry: () => {} };

interface BellOptions {
  /** Until then the hook listens to nothing. */
  attached: boolean;
  /** Whether the unseen ones are counted; otherwise their number is 0. */
  countUnseen: boolean;
}

/** What the bell shows, live: the newest notifications, whether any is unread, how many are unseen. */
export function useBell({ attached, countUnseen }: BellOptions) {
  const newest = useBellPart('newest', { skip: !attached });
  const unread = useBellPart('unread', { skip: !attached });
  const unseen = useBellPart('unseen', { skip: !attached || !countUnseen });
  const further = useFurtherUnseen(countUnseen && unseen.status === 'ready' ? unseen.data : none);
  return combineLive([newest, unread, countUnseen ? unseen : nothing], (...found) => {
    const facts = bellFacts(...found, further ?? 0);
    // Until their number is known, the bell says only that there are some.
    return further === null ? { ...facts, unseen: 0 } : facts;
  });
}

/**
 * Notifications of the signed-in account, newest first, live. `grow` loads more of them. @param skip whether the hook
 * listens to nothing.
 */
export function useNotificationWindow(filter: NotificationFilter, skip = false) {
  const { customerId } = useAccount();
  const live = useWindow(filter, { skip });
  const grow = useCallback(() => growWindow(windowKey(customerId, filter)), [customerId, filter]);
  return { ...live, grow };
}
