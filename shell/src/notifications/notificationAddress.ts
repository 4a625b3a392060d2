import type { NotificationFilter } from 'shared-lib/data/notifications';

/** The page of all notifications (spec section 2). */
export const notificationsPath = '/notifications';

/** The page with a notification open. */
export const notificationAddress = (id: string) =>
  `${notificationsPath}?${new URLSearchParams({ open: id })}`;

/** The state of the page, from its address. */
export interface NotificationView {
  readonly filter: NotificationFilter;
  /** The id of the open notification. */
  readonly open: string | null;
}

/** Parses the page's query, ignoring unknown values. */
export const parseView = (query: URLSearchParams): NotificationView => ({
  filter: query.get('filter') === 'unread' ? 'unread' : 'all',
  open: query.get('open') || null,
});

/** The query for a view, without defaults. */
export const viewToParams = ({ filter, open }: NotificationView): Record<string, string> => ({
  ...(filter === 'unread' && { filter }),
  ...(open !== null && { open }),
});
