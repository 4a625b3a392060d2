import * as z from 'zod/mini';
import { sentTerms } from '../account/signUp.ts';
import { count, language, orNull } from '../base/fields.ts';
import { timeZone } from '../base/timeZone.ts';
import { businessSlugSchema } from '../customer/businessSlug.ts';
import { businessDetailsSchema } from '../customer/customer.ts';
import { maxMembersAsked, onboardingSteps } from './onboardingState.ts';

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
