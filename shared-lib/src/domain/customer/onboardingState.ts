import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { count, orNull } from '../base/fields.ts';

/** The steps of the onboarding, in order. */
export const onboardingSteps = ['business', 'size', 'community', 'invitation', 'done'] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

/**
 * The owner's onboarding progress, in the customer document, so it is the same on every device. Only functions write
 * it.
 */
export const onboardingStateSchema = z.object({
  step: orElse(z.enum(onboardingSteps), 'business'),
  communities: orNull(count),
  staff: orNull(count),
});

export type OnboardingState = z.output<typeof onboardingStateSchema>;
