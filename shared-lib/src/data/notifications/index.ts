/** The signed-in user's notifications, live, and the writes of their two flags. Only for the shell. */
export type { MarkAllState } from './markAll.slice.ts';
export { markAllNotifications, markNotifications } from './markNotifications.ts';
export { type NotificationFilter, useBell, useNotificationWindow } from './notifications.api.ts';
export { useNotificationList } from '../customer/personalNotifications.api.ts';
export { useMarkRead, useFlushMarks } from './markQueue.ts';
export { useMarkAllRead } from './useMarkAllRead.ts';
export type { BellFacts } from './notificationLists.ts';
export { changesState, notificationState, notificationWrites } from './notificationState.ts';
export { unreadList } from './notificationLists.ts';
