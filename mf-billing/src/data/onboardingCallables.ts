import { call } from 'shared-lib/data/kit';
import * as z from 'shared-lib/domain/schema';
import type { OnboardingChange } from 'mf-billing/domain';

const nothing = z.object({});

/** Saves a step of the onboarding; refused with `failed-precondition` while the email of a new login is not confirmed. */
export const saveOnboarding = (change: OnboardingChange) => call('saveOnboarding', change, nothing);

/** Completes the onboarding; from the next page on, the whole app is the owner's. */
export const finishOnboarding = () => call('finishOnboarding', {}, nothing);

/** Sends the signed-in person the mail with which they confirm their email, unless it is confirmed. */
export const requestEmailConfirmation = (language: string) =>
  call('requestEmailConfirmation', { language }, z.object({ isConfirmed: z.boolean() }));

/** Confirms the email of the signed-in person with the token of that mail. */
export const confirmEmail = (token: string) =>
  call('confirmEmail', { token }, z.object({ email: z.string() }));
