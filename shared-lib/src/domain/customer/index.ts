export { decideAccess, canUseDashboard, loginErrors, membershipOf } from './access.ts';
export type { Access, AccessFacts, LoginError } from './access.ts';
export {
  businessZone,
  customerSchema,
  notificationDefaults,
  notificationSettings,
  notificationSettingsSchema,
} from './customer.ts';
export type { Customer, NotificationSetting, NotificationSettings } from './customer.ts';
export { onboardingSteps, type OnboardingState, type OnboardingStep } from './onboardingState.ts';
export { trialDaysLeft } from './trial.ts';
export { personSchema, type Person } from './person.ts';
export type { Deletion } from './deletion.ts';
export { businessSlugCalls } from './calls.ts';
export { businessSlugChangeSchema, businessSlugQuestionSchema, businessSlugSchema } from './businessSlug.ts';
export type { BusinessSlugChange } from './businessSlug.ts';
export { publicBusinessOf, publicBusinessSchema, shownBusinessOf } from './publicBusiness.ts';
export type { ProfileInCountry, PublicBusiness } from './publicBusiness.ts';
