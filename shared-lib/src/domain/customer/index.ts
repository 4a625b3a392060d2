export { decideAccess, isLetIn, loginErrors, membershipOf } from './access.ts';
export type { Access, AccessFacts, LoginError } from './access.ts';
export {
  businessDetailsSchema,
  customerSchema,
  notificationDefaults,
  notificationSettings,
  notificationSettingsSchema,
} from './customer.ts';
export type { BusinessDetails, Customer, NotificationSetting, NotificationSettings } from './customer.ts';
export { trialDaysLeft } from './trial.ts';
