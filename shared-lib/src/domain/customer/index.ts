export { decideAccess, isLetIn, loginErrors, membershipOf } from './access.ts';
export type { Access, AccessFacts, LoginError } from './access.ts';
export {
  businessDetailsSchema,
  businessNameSchema,
  businessZone,
  businessZoneSchema,
  customerSchema,
  notificationDefaults,
  notificationSettings,
  notificationSettingsSchema,
} from './customer.ts';
export type { BusinessDetails, Customer, NotificationSetting, NotificationSettings } from './customer.ts';
export { maxMembersAsked, onboardingSteps } from './onboardingState.ts';
export type { OnboardingState, OnboardingStep } from './onboardingState.ts';
export { trialDaysLeft } from './trial.ts';
export { personSchema } from './person.ts';
export type { Person } from './person.ts';
export { deletionDays, deletionRequestSchema, isNameTyped } from './deletion.ts';
export type { Deletion } from './deletion.ts';
export { businessSlugChangeSchema, businessSlugQuestionSchema, businessSlugSchema } from './businessSlug.ts';
export type { BusinessSlugChange } from './businessSlug.ts';
export { publicBusinessOf, publicBusinessSchema, shownBusinessOf } from './publicBusiness.ts';
export type { PublicBusiness } from './publicBusiness.ts';
export type { ProfileInCountry } from './publicBusiness.ts';
