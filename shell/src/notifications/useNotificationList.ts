import { combineLive } from 'shared-lib/data';
import { unreadList, type Notification } from 'shared-lib/domain';
import { useNotificationWindow, type NotificationFilter } from 'shared-lib/data/notifications';

/**
 * The notifications that the page lists, live, as far as was scrolled.
 * @param kept one that stays among the unread ones although it was read: the one that is open.
 */
export function useNotificationList(filter: NotificationFilter, kept: Notification | null) {
  const newest = useNotificationWindow('all');
  const unread = useNotificationWindow('unread', filter !== 'unread');
  if (filter === 'all') return newest;
  const live = combineLive([unread, newest], (found, { records }) => ({
    records: unreadList(found.records, records, kept),
    complete: found.complete,
  }));
  return { ...live, grow: unread.grow };
}
