export {
  fetchFirebaseConfig,
  readFirebaseConfig,
  type EmulatorAddresses,
  type FirebaseConfig,
} from './firebaseConfig.ts';
export { keepDraft, readDraft } from './drafts.ts';
export {
  forgetLastKnown,
  keepRecords,
  keepUser,
  lastKnownOf,
  readLastKnown,
  type Keeper,
  type KeptRecords,
  type LastKnown,
} from './lastKnown/lastKnown.ts';
export { startAppCheck } from './appCheck/appCheck.ts';
export { firebaseApp, startFirebase } from './firebaseApp.ts';
export { openFirebase } from './openFirebase.ts';
export {
  confirmSignUp,
  finishPasswordReset,
  readPasswordLink,
  readSignUp,
  requestSignUp,
  sendPasswordReset,
  type PasswordLink,
  type TypedSignUp,
  type WorkPlace,
} from './accountLinks.ts';
export {
  confirmSession,
  hasPassword,
  signIn,
  signInAgain,
  signedOutByChoice,
  signOut,
  watchUser,
  type AuthResult,
} from './auth.ts';
export { finishGoogle, googleClientId, leaveForGoogle } from './google/google.ts';
export type { SignedInUser } from './signedInUser.ts';
export { hasUnsavedChanges, leaveUnasked, noteUnsavedChanges } from './unsavedChanges.ts';
export type { SignInProblem } from './signInProblem.ts';
export {
  longestPassword,
  passwordProblem,
  shortestPassword,
  type PasswordProblem,
} from '../domain/account/password.ts';
export { takeManagerKey } from './managerKey.ts';
