/**
 * The core's calls that need no sign-in. A separate entry for functions: pages import only the types, because the
 * sign-in page doesn't wait for schemas.
 */
export { passwordResetRequestSchema, signInCalls } from './account/signInCalls.ts';
export { problemCalls, problemReportSchema } from './problem/problemReport.ts';
