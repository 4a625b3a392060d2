import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { count, orNull } from '../base/fields.ts';

/** The steps of the onboarding, in order. */
export const onboardingSteps = ['business', 'size', 'community', 'invitation', 'done'] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

/** Most communities, and most staff, that one says to have. */
export const maxMembersAsked = 1000;

/** How far an owner has come with the onboarding, in the customer document: the same on every device. Functions alone write it. */
export const onboardingStateSchema = z.object({
  step: orElse(z.enum(onboardingSteps), 'business'),
  communities: orNull(count),
  staff: orNull(count),
});

export type OnboardingState = z.output<typeof onboardingStateSchema>;
