import { getCountFromServer, limit, startAt, where, type QueryConstraint } from 'firebase/firestore';
import { bellFacts } from './notificationLists.ts';
import { notificationDropdownItems, type Notification } from '../../domain/index.ts';
import { poll, countPollMillis } from '../poll.ts';
import { combineLive } from '../combineLive.ts';
import type { LiveResult } from '../live.ts';
import { documentsAt, liveHookOfAccount } from '../liveHooks.ts';
import { useNotificationList } from '../customer/personalNotifications.api.ts';
import { usePendingMarks, applyPendingMarks } from './markQueue.ts';
import { isUnread, listenToNotifications, newestFirst, type OfList } from './listenToNotifications.ts';

const isUnseen = where('seen', '==', false);

/**
 * The latest time that Firestore can store. A list that starts there skips invalid dates, which would always come
 * first.
 */
const fromTheEndOfTime = startAt(new Date('9999-12-31T23:59:59Z'));

/** How many unseen notifications the bell listens to; beyond that, the server counts them. */
const unseenListened = 10;

/** The queries of the bell; each reads as few documents as possible. */
const bellQueries = {
  newest: [newestFirst, fromTheEndOfTime, limit(notificationDropdownItems)],
  unread: [isUnread, newestFirst, limit(1)],
  unseen: [isUnread, isUnseen, newestFirst, limit(unseenListened)],
} as const satisfies Record<string, readonly QueryConstraint[]>;

const useBellPart = liveHookOfAccount<readonly Notification[], OfList<keyof typeof bellQueries>>(
  'listenForBell',
  (customerId, { list, asked: part }, onData, onError) =>
    listenToNotifications(customerId, list, part, documentsAt(list, ...bellQueries[part]), onData, onError),
);

const useUnseenCount = liveHookOfAccount<number, OfList<readonly string[]>>(
  'countUnseen',
  (_, { list }, onData, onError) =>
    poll(countPollMillis, () => countUnseen(list))(undefined, onData, onError),
);

const countUnseen = async (list: string): Promise<number> =>
  (await getCountFromServer(documentsAt(list, isUnread, isUnseen))).data().count;

/**
 * How many notifications are unseen beyond those the bell listens to; null while unknown. The server counts again
 * whenever the newest of them change, because new and newly seen ones change those.
 * @param first the newest of them.
 */
function useFurtherUnseen(list: string | null, first: readonly Notification[]): number | null {
  const areAll = first.length < unseenListened;
  const counted = useUnseenCount(
    { list: list ?? '', asked: first.map(({ id }) => id) },
    { skip: areAll || list === null },
  );
  if (areAll) return 0;
  return counted.status === 'ready' ? Math.max(0, counted.data - first.length) : null;
}

type Notifications = readonly Notification[];

const none: Notifications = [];
const nothing: LiveResult<readonly Notification[]> = { status: 'ready', data: none, retry: () => {} };

interface BellOptions {
  /** Until then the hook doesn't listen. */
  attached: boolean;
  /** Whether to count the unseen ones; otherwise their number is 0. */
  countUnseen: boolean;
}

/** The bell's data, live: the newest notifications, whether any is unread, how many are unseen. */
export function useBell({ attached, countUnseen }: BellOptions) {
  const found = useNotificationList();
  const list = found ?? '';
  const skip = !attached || found === null;
  const newest = useBellPart({ list, asked: 'newest' }, { skip });
  const unread = useBellPart({ list, asked: 'unread' }, { skip });
  const unseen = useBellPart({ list, asked: 'unseen' }, { skip: skip || !countUnseen });
  const further = useFurtherUnseen(found, countUnseen && unseen.status === 'ready' ? unseen.data : none);
  const marked = usePendingMarks();
  return combineLive([newest, unread, countUnseen ? unseen : nothing], (...parts) => {
    const [latest, ofUnread, ofUnseen] = parts.map((part) => applyPendingMarks(marked, list, part)) as [
      Notifications,
      Notifications,
      Notifications,
    ];
    // If the unread one found is marked but unconfirmed, the listed ones may include another.
    const stillUnread = [...ofUnread, ...latest].filter(({ read }) => !read).slice(0, 1);
    const facts = bellFacts(
      latest,
      stillUnread,
      ofUnseen.filter(({ read }) => !read),
      further ?? 0,
    );
    // Until their number is known, the bell only shows that there are some.
    return further === null ? { ...facts, unseen: 0 } : facts;
  });
}
