export { acceptedTermsSchema, type AcceptedTerms } from './acceptedTerms.ts';
export { accountLinkLifetimes, accountLinkKinds, type AccountLinkKind } from './accountLink.ts';
export { loginCalls } from './loginCalls.ts';
export { maxPasswordLength, passwordProblem, minPasswordLength, type PasswordProblem } from './password.ts';
export { termsInput } from './signUp.ts';
export { termsVersion } from './termsVersion.ts';
