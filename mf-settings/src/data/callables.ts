import { activityCalls, broadcastCalls, consentCalls, violationTypeCalls } from 'mf-settings/domain';
import { callerOf } from 'shared-lib/data/kit';
import { businessSlugCalls, loginCalls, type BusinessSlugChange } from 'shared-lib/domain';

/** Calls the functions for broadcasts, their templates and the test text. */
export const callBroadcasts = callerOf(broadcastCalls);

/** Calls the functions for the activity log. */
export const callActivity = callerOf(activityCalls);

/** Calls the functions for residents' consent and for blocked numbers and addresses. */
export const callConsent = callerOf(consentCalls);

/** Calls the functions for the account's violation types. */
export const callViolationTypes = callerOf(violationTypeCalls);

const callSlugs = callerOf(businessSlugCalls);

/** Changes the slug of the signed-in owner's business; refused with `aborted` if someone else was first. */
export const changeBusinessSlug = (change: BusinessSlugChange) => callSlugs('changeBusinessSlug', change);

/** Calls the functions for the signed-in user's own login. */
export const callLogin = callerOf(loginCalls);
