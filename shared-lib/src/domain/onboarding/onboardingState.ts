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

/** The step after one; the last is the end. */
export const stepAfter = (step: OnboardingStep): OnboardingStep =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? 'done';

/** The step that an address asks for; where it asks for none, the one at which the owner was the last time. */
export const stepShown = (
  asked: string | null,
  state: Pick<OnboardingState, 'step'> | null,
): OnboardingStep => onboardingSteps.find((step) => step === asked) ?? state?.step ?? 'business';
