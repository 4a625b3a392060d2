export { notificationKinds, notificationSchema } from './notification.ts';
export type { Notification, NotificationKind } from './notification.ts';
export { bellFacts, unreadList } from './notificationLists.ts';
export type { BellFacts } from './notificationLists.ts';
export { isMovedBy, notificationState, notificationWrites } from './notificationState.ts';
export type { NotificationEvent } from './notificationState.ts';
