export { businessStepSchema, onboardingChangeSchema, sizeStepSchema } from './onboarding.ts';
export type { BusinessStep, OnboardingChange } from './onboarding.ts';
export { maxMembersAsked, onboardingSteps, stepAfter, stepShown } from './onboardingState.ts';
export type { OnboardingState, OnboardingStep } from './onboardingState.ts';
