export {
  fetchFirebaseConfig,
  readFirebaseConfig,
  type EmulatorAddresses,
  type FirebaseConfig,
} from './firebaseConfig.ts';
export { keepDraft, readDraft, readDraftTexts } from './drafts.ts';
export { firebaseApp, startFirebase } from './firebaseApp.ts';
export {
  finishPasswordReset,
  readPasswordReset,
  sendPasswordReset,
  signIn,
  signedOutByChoice,
  signOut,
  watchUser,
  type AuthResult,
  type SignedInUser,
} from './auth.ts';
export { hasUnsavedChanges, leaveUnasked, noteUnsavedChanges } from './unsavedChanges.ts';
export type { SignInProblem } from './signInProblem.ts';
