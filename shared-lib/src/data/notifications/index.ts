/** The signed-in user's notifications, live, and the writes of their two flags. Only for the shell. */
export type { MarkAllState } from './useMarkAllRead.ts';
export { markAllNotifications, markNotifications, useMarkRead } from './markNotifications.ts';
export { useBell } from './notifications.api.ts';
export { type NotificationFilter, useNotificationWindow } from './notificationWindow.api.ts';
export { useNotificationList } from '../customer/personalNotifications.api.ts';
export { useFlushMarks } from './markQueue.ts';
export { useMarkAllRead } from './useMarkAllRead.ts';
export { changesState, notificationState, notificationWrites, type BellFacts } from './notificationLists.ts';
export { unreadList } from './notificationLists.ts';
