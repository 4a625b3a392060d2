export { acceptedTermsSchema } from './acceptedTerms.ts';
export type { AcceptedTerms } from './acceptedTerms.ts';
export { accountLinkLifetimes, accountLinkKinds } from './accountLink.ts';
export type { AccountLinkKind } from './accountLink.ts';
export { loginCalls } from './loginCalls.ts';
export { longestPassword, passwordProblem, shortestPassword } from './password.ts';
export type { PasswordProblem } from './password.ts';
export { sentTerms } from './signUp.ts';
export { termsVersion } from './termsVersion.ts';
