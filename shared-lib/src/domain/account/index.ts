export { acceptedTermsSchema } from './acceptedTerms.ts';
export type { AcceptedTerms } from './acceptedTerms.ts';
export {
  accountLinkLifetimes,
  accountLinkSchema,
  accountTokenSchema,
  chosenPasswordSchema,
  isLinkOpen,
  passwordChangeSchema,
  passwordResetRequestSchema,
} from './accountLink.ts';
export type { AccountLink, AccountLinkKind } from './accountLink.ts';
export {
  emailChangeLifetimes,
  emailChangeRequestSchema,
  emailChangeSchema,
  isEmailChangeOpen,
} from './emailChange.ts';
export type { EmailChange, EmailChangeKind } from './emailChange.ts';
export { countMore, countOnce, leftOf, rateCounterSchema } from './rateCounter.ts';
export type { RateLimit } from './rateCounter.ts';
export { planJoining } from './joining.ts';
export type { JoiningFacts, JoiningPlan } from './joining.ts';
export { invitationsPerDay, invitationWindow } from './invitationBound.ts';
export { longestPassword, passwordProblem, shortestPassword } from './password.ts';
export type { PasswordProblem } from './password.ts';
export {
  confirmedSignUpSchema,
  emailConfirmationSchema,
  sentTerms,
  signUpLifetime,
  signUpSchema,
  waitingSignUpSchema,
} from './signUp.ts';
export type { SignUp, WaitingSignUp } from './signUp.ts';
export { termsVersion } from './termsVersion.ts';
