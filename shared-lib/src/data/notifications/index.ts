/** The signed-in user's notifications, live, and the writes of their two flags. Only for the shell. */
export type { MarkAllState } from './markAll.slice.ts';
export { markAllNotifications, markNotifications } from './markNotifications.ts';
export { useBell } from './notifications.api.ts';
export { type NotificationFilter, useNotificationWindow } from './notificationWindow.api.ts';
export { useNotificationList } from '../customer/personalNotifications.api.ts';
export { useFlushMarks } from './markQueue.ts';
export { useMarkRead } from './useMarkRead.ts';
export { useMarkAllRead } from './useMarkAllRead.ts';
export type { BellFacts } from './notificationLists.ts';
export { changesState, notificationState, notificationWrites } from './notificationState.ts';
export { unreadList } from './notificationLists.ts';
