import type { NotificationFilter } from 'shared-lib/data/notifications';

/** The page of all notifications (spec section 2). */
export const notificationsPath = '/notifications';

/** The page with one of them open. */
export const notificationAddress = (id: string) =>
  `${notificationsPath}?${new URLSearchParams({ open: id })}`;

/** What the page's address asks for. */
export interface NotificationView {
  readonly filter: NotificationFilter;
  /** The id of the one that is open. */
  readonly open: string | null;
}

/** Reads the page's query; anything unknown counts as not there. */
export const readView = (query: URLSearchParams): NotificationView => ({
  filter: query.get('filter') === 'unread' ? 'unread' : 'all',
  open: query.get('open') || null,
});

/** The query of a view: only what differs from the page as it is first opened. */
export const writeView = ({ filter, open }: NotificationView): Record<string, string> => ({
  ...(filter === 'unread' && { filter }),
  ...(open !== null && { open }),
});
