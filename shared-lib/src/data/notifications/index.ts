/** The signed-in person's notifications, live, and the writes on their two flags. The shell's alone. */
export type { MarkAllState } from './markAll.slice.ts';
export { markAllNotifications, markNotifications } from './markNotifications.ts';
export { useBell, useNotificationWindow, type NotificationFilter } from './notifications.api.ts';
export { useNotificationList } from '../customer/personalNotifications.api.ts';
export { useMarkRead, useMarksLeft } from './markQueue.ts';
export { useMarkAllRead } from './useMarkAllRead.ts';
