export {
  planTextSignUp,
  signUpQuestion,
  signUpWait,
  textConsentWording,
  textSignUpSchema,
} from './textSignUp.ts';
export type { TextSignUp } from './textSignUp.ts';
export { signUpCountries, signUpTextsPerDay } from './signUpBounds.ts';
