import { onboardingCalls, type OnboardingChange } from 'mf-billing/domain';
import { callerOf } from 'shared-lib/data/kit';
import { loginCalls } from 'shared-lib/domain';

const callOnboarding = callerOf(onboardingCalls);
const callLogin = callerOf(loginCalls);

/** Saves an onboarding step; fails with `failed-precondition` until a new login's email is confirmed. */
export const saveOnboarding = (change: OnboardingChange) => callOnboarding('saveOnboarding', change);

/** Completes onboarding; from the next page load, the owner can use the whole app. */
export const finishOnboarding = () => callOnboarding('finishOnboarding', {});

/** Emails the signed-in user a confirmation link, unless their address is already confirmed. */
export const requestEmailConfirmation = (language: string) =>
  callLogin('requestEmailConfirmation', { language: language === 'es' ? 'es' : 'en' });

/** Confirms the signed-in user's email with the token from that link. */
export const confirmEmail = (token: string) => callLogin('confirmEmail', { token });
