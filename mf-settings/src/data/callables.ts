import { broadcastCalls, consentCalls, violationTypeCalls } from 'mf-settings/domain';
import { callerOf } from 'shared-lib/data/kit';

/** Calls the functions for broadcasts, their templates and the test text. */
export const callBroadcasts = callerOf(broadcastCalls);

/** Calls the functions for residents' consent and for blocked numbers and addresses. */
export const callConsent = callerOf(consentCalls);

/** Calls the functions for the account's violation types. */
export const callViolationTypes = callerOf(violationTypeCalls);
