export { notificationKinds, notificationSchema } from './notification.ts';
export type { Notification, NotificationKind } from './notification.ts';
export { bellFacts, unreadList } from './notificationLists.ts';
export type { BellFacts } from './notificationLists.ts';
export { isMovedBy, notificationState, notificationWrites } from './notificationState.ts';
export type { NotificationEvent } from './notificationState.ts';
export {
  choicesOf,
  digestHours,
  isCustomerSetting,
  listSettings,
  mailSettingOf,
  mailSettings,
  notificationChoicesSchema,
  notificationLanguageSchema,
  personalNotificationsSchema,
} from './personalNotifications.ts';
export type {
  NotificationChoices,
  NotificationLanguage,
  PersonalNotifications,
} from './personalNotifications.ts';
export { digestSchema, maxDigestsToOneself } from './digest.ts';
export type { Digest, DigestLine } from './digest.ts';
