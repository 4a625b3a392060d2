import {
  businessSlugSchema,
  onboardingSteps,
  type OnboardingState,
  type OnboardingStep,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, language, orNull, termsInput, timeZone } from 'shared-lib/domain/schema';

const businessDetail = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** An owner's details about the business at the first sign-in. The lengths are the customer document's. */
const businessDetailsSchema = z.object({
  firstName: businessDetail,
  lastName: businessDetail,
  businessName: businessDetail,
});

export type BusinessDetails = z.output<typeof businessDetailsSchema>;

/** The form for the business at the first sign-in. */
export const businessStepSchema = z.extend(businessDetailsSchema, {
  /** The first part of its public addresses; null to derive it from the name later. */
  slug: orNull(businessSlugSchema),
  /** The accepted terms; null if the owner accepted them when signing up. */
  terms: orNull(termsInput),
  /** The page's language, for messages to the business. */
  language: orNull(language),
  /** The owner's time zone, which the business uses until they change it. */
  timeZone: orNull(timeZone),
});

export type BusinessStep = z.output<typeof businessStepSchema>;

/** Maximum number of communities or team members an owner can enter. */
const maxStatedMembers = 1000;

/** How big the business is. */
export const sizeStepSchema = z.object({
  communities: count.check(z.lte(maxStatedMembers)),
  staff: count.check(z.lte(maxStatedMembers)),
});

/** The payload of an onboarding step: its input, if any, and the step to continue with. */
export const onboardingChangeSchema = z.object({
  business: z.optional(businessStepSchema),
  size: z.optional(sizeStepSchema),
  step: z.enum(onboardingSteps),
});

export type OnboardingChange = z.output<typeof onboardingChangeSchema>;

/** The next step; the last one is the end. */
export const stepAfter = (step: OnboardingStep): OnboardingStep =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'done';

/** The step in the address; if there is none, the owner's last step. */
export const stepShown = (
  requested: string | null,
  state: Pick<OnboardingState, 'step'> | null,
): OnboardingStep => onboardingSteps.find((step) => step === requested) ?? state?.step ?? 'business';
