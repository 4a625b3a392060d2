import { limit } from 'firebase/firestore';
import { useCallback, useMemo } from 'react';
import type { Notification } from '../../domain/index.ts';
import { documentsAt, liveHookOfAccount } from '../liveHooks.ts';
import { useNotificationList } from '../customer/personalNotifications.api.ts';
import { growWindow, listenToWindow, type ListWindow } from './listenToWindow.ts';
import { usePendingMarks, applyPendingMarks } from './markQueue.ts';
import { isUnread, listenToNotifications, newestFirst, type OfList } from './listenToNotifications.ts';

/** Which notifications a list shows. */
export type NotificationFilter = 'all' | 'unread';

const windowKey = (list: string, filter: NotificationFilter) => `${list}/${filter}`;

const useWindow = liveHookOfAccount<ListWindow<Notification>, OfList<NotificationFilter>>(
  'listenToNotifications',
  (customerId, { list, asked: filter }, onData, onError) =>
    listenToWindow<Notification>(
      windowKey(list, filter),
      (max, onRecords, onFailure) =>
        listenToNotifications(
          customerId,
          list,
          `${filter} ${max}`,
          documentsAt(list, ...(filter === 'unread' ? [isUnread] : []), newestFirst, limit(max)),
          onRecords,
          onFailure,
        ),
      onData,
      onError,
    ),
);

/**
 * The signed-in user's notifications, newest first, live. `grow` loads more of them. @param skip whether the hook
 * doesn't listen.
 */
export function useNotificationWindow(filter: NotificationFilter, skip = false) {
  const found = useNotificationList();
  const list = found ?? '';
  const live = useWindow({ list, asked: filter }, { skip: skip || found === null });
  const grow = useCallback(() => growWindow(windowKey(list, filter)), [list, filter]);
  const marked = usePendingMarks();
  const data = live.status === 'ready' ? live.data : null;
  const shown = useMemo(() => {
    if (data === null) return null;
    const records = applyPendingMarks(marked, list, data.records);
    return { ...data, records: filter === 'unread' ? records.filter(({ read }) => !read) : records };
  }, [data, marked, list, filter]);
  return live.status === 'ready' && shown ? { ...live, data: shown, grow } : { ...live, grow };
}
