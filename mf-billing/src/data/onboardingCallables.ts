import { onboardingCalls, type OnboardingChange } from 'mf-billing/domain';
import { callerOf } from 'shared-lib/data/kit';
import type { CallableResult } from 'shared-lib/data';
import { loginCalls, sharedUnitCalls, type UnitSetup } from 'shared-lib/domain';

const callOnboarding = callerOf(onboardingCalls);
const callLogin = callerOf(loginCalls);
const callUnits = callerOf(sharedUnitCalls);

/** Saves an onboarding step; fails with `failed-precondition` until a new login's email is confirmed. */
export const saveOnboarding = (change: OnboardingChange) => callOnboarding('saveOnboarding', change);

/** Completes onboarding; from the next page load, the owner can use the whole app. */
export const finishOnboarding = () => callOnboarding('finishOnboarding', {});

/** Emails the signed-in user a confirmation link, unless their address is already confirmed. */
export const requestEmailConfirmation = (language: string) =>
  callLogin('requestEmailConfirmation', { language: language === 'es' ? 'es' : 'en' });

/** Confirms the signed-in user's email with the token from that link. */
export const confirmEmail = (token: string) => callLogin('confirmEmail', { token });

/** More calls than the largest layout takes, so a setup that never finishes isn't continued forever. */
const maxSetupCalls = 20;

/** Creates a community's units from a layout, and tags for them; called again with the same `setupId`, it continues. */
export async function setUpUnits(setup: UnitSetup): Promise<CallableResult<unknown>> {
  for (let calls = 1; ; calls++) {
    const result = await callUnits('setUpUnits', setup);
    if (!result.ok || result.value.isFinished || calls === maxSetupCalls) return result;
  }
}
