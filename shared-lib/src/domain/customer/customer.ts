import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { defaultTimeZone } from '../base/constants.ts';
import { flag, id, listOf, nameOrEmpty, orNull, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { timeZone } from '../base/timeZone.ts';
import { sessionsEnded, localeFields } from '../base/localePreferences.ts';
import { acceptedTermsSchema } from '../account/acceptedTerms.ts';
import { onboardingStateSchema } from './onboardingState.ts';
import { deletionSchema } from './deletion.ts';

/** The six notification settings with their defaults when absent (spec section 3). */
export const notificationDefaults = {
  notifyClockInOut: true,
  notifyViolations: true,
  notifyContactSubmissions: true,
  notifyMissedShifts: true,
  notifyEmployeeRequests: true,
  emailContactSubmissions: false,
} as const;

export type NotificationSetting = keyof typeof notificationDefaults;

/** The keys of the six notification settings, in the spec's order. */
export const notificationSettings = Object.keys(notificationDefaults) as NotificationSetting[];

/** The six notification settings of a customer document. */
export const notificationSettingsSchema = z.object({
  notifyClockInOut: flag(notificationDefaults.notifyClockInOut),
  notifyViolations: flag(notificationDefaults.notifyViolations),
  notifyContactSubmissions: flag(notificationDefaults.notifyContactSubmissions),
  notifyMissedShifts: flag(notificationDefaults.notifyMissedShifts),
  notifyEmployeeRequests: flag(notificationDefaults.notifyEmployeeRequests),
  emailContactSubmissions: flag(notificationDefaults.emailContactSubmissions),
});

export type NotificationSettings = z.output<typeof notificationSettingsSchema>;

const stored = z.object({
  id,
  firstName: nameOrEmpty,
  lastName: nameOrEmpty,
  email: nameOrEmpty,
  businessName: nameOrEmpty,
  /** First segment of the public pages; frozen, because printed QR codes contain it. */
  businessSlug: orNull(shortText),
  profilePic: orNull(text(2048)),
  ...localeFields,
  sessionsEndedAt: sessionsEnded,
  /** The business's IANA time zone; if null or invalid, the default zone of communities applies. */
  timeZone: orElse(orNull(timeZone), null),
  ...notificationSettingsSchema.shape,
  initialOnboardingComplete: orNull(z.boolean()),
  onboardingComplete: orNull(z.boolean()),
  dateCreated: orNull(instant),
  /** The owner's onboarding progress; null before the first step. */
  onboarding: orElse(orNull(onboardingStateSchema), null),
  /** The terms the owner has accepted, and when; null for owners older than this question. */
  terms: orElse(orNull(acceptedTermsSchema), null),
  completedTours: listOf(shortText),
  lastTourCompleted: orNull(instant),
  lastTourCompletedId: orNull(shortText),
  /** Set when the owner chose Free, which lets them in after the trial; null for no choice. Only functions write it. */
  planChosen: orElse(orNull(z.enum(['free'])), null),
  /** When our team reviewed a nonpaying business so that its public pages may text; null if never. Set only by hand. */
  textsReviewedAt: orElse(orNull(instant), null),
  /** When the whole business will be deleted at the owner's request; null if never. Only functions write it. */
  deletion: orElse(orNull(deletionSchema), null),
});

/**
 * The account holder, `customers/{uid}`. `initialOnboardingComplete` falls back to the older `onboardingComplete`,
 * then to false.
 */
export const customerSchema = z.pipe(
  stored,
  z.transform(({ onboardingComplete, initialOnboardingComplete, ...customer }) => ({
    ...customer,
    initialOnboardingComplete: initialOnboardingComplete ?? onboardingComplete ?? false,
  })),
);

export type Customer = z.output<typeof customerSchema>;

/** The business's time zone, for everything that isn't tied to a community: work hours, digests and pay periods. */
export const businessZone = ({ timeZone: chosen }: Pick<Customer, 'timeZone'>): string =>
  chosen ?? defaultTimeZone;
