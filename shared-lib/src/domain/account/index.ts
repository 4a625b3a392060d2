export { acceptedTermsSchema, type AcceptedTerms } from './acceptedTerms.ts';
export { accountLinkLifetimes, accountLinkKinds, type AccountLinkKind } from './accountLink.ts';
export { loginCalls } from './loginCalls.ts';
export { longestPassword, passwordProblem, shortestPassword, type PasswordProblem } from './password.ts';
export { sentTerms } from './signUp.ts';
export { termsVersion } from './termsVersion.ts';
