export {
  planTextSignUp,
  signUpCountries,
  signUpQuestion,
  signUpTextsPerDay,
  signUpWait,
  textConsentWording,
  textSignUpSchema,
} from './textSignUp.ts';
export type { TextSignUp } from './textSignUp.ts';
