import { businessDetailsSchema } from './businessDetails.ts';
import {
  businessSlugSchema,
  maxMembersAsked,
  onboardingSteps,
  type OnboardingState,
  type OnboardingStep,
} from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { count, language, orNull, sentTerms, timeZone } from 'shared-lib/domain/schema';

/** What an owner says of the business at the first sign-in. */
export const businessStepSchema = z.extend(businessDetailsSchema, {
  /** The first part of its public addresses; null where that can wait, and follow from the name. */
  slug: orNull(businessSlugSchema),
  /** The terms that are accepted with it; null where they were when the owner signed up. */
  terms: orNull(sentTerms),
  /** Of the page, for what is written to the business. */
  language: orNull(language),
  /** Where the owner is: the business has its day there until they say otherwise. */
  timeZone: orNull(timeZone),
});

export type BusinessStep = z.output<typeof businessStepSchema>;

/** How big the business is. */
export const sizeStepSchema = z.object({
  communities: count.check(z.lte(maxMembersAsked)),
  staff: count.check(z.lte(maxMembersAsked)),
});

/** What is sent at each step of the onboarding: what it asks, nothing where that can wait, and where it goes on. */
export const onboardingChangeSchema = z.object({
  business: z.optional(businessStepSchema),
  size: z.optional(sizeStepSchema),
  step: z.enum(onboardingSteps),
});

export type OnboardingChange = z.output<typeof onboardingChangeSchema>;

/** The step after one; the last is the end. */
export const stepAfter = (step: OnboardingStep): OnboardingStep =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'done';

/** The step that an address asks for; where it asks for none, the one at which the owner was the last time. */
export const stepShown = (
  asked: string | null,
  state: Pick<OnboardingState, 'step'> | null,
): OnboardingStep => onboardingSteps.find((step) => step === asked) ?? state?.step ?? 'business';
