import { call } from 'shared-lib/data/kit';
import * as z from 'shared-lib/domain/schema';
import type { OnboardingChange } from 'mf-billing/domain';

const nothing = z.object({});

/** Saves an onboarding step; fails with `failed-precondition` until a new login's email is confirmed. */
export const saveOnboarding = (change: OnboardingChange) => call('saveOnboarding', change, nothing);

/** Completes onboarding; from the next page load, the owner can use the whole app. */
export const finishOnboarding = () => call('finishOnboarding', {}, nothing);

/** Emails the signed-in user a confirmation link, unless their address is already confirmed. */
export const requestEmailConfirmation = (language: string) =>
  call('requestEmailConfirmation', { language }, z.object({ isConfirmed: z.boolean() }));

/** Confirms the signed-in user's email with the token from that link. */
export const confirmEmail = (token: string) =>
  call('confirmEmail', { token }, z.object({ email: z.string() }));
