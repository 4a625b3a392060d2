export { notificationKinds, notificationSchema } from './notification.ts';
export type { Notification, NotificationKind } from './notification.ts';
export {
  choicesOf,
  digestHours,
  listSettings,
  mailSettings,
  notificationLanguageSchema,
  personalNotificationsSchema,
} from './personalNotifications.ts';
export type {
  NotificationChoices,
  NotificationLanguage,
  PersonalNotifications,
} from './personalNotifications.ts';
export { digestCalls } from './calls.ts';
export { digestSchema, maxSelfDigestsPerDay, type Digest, type DigestLine } from './digest.ts';
