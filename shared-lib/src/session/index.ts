export {
  fetchFirebaseConfig,
  readFirebaseConfig,
  type EmulatorAddresses,
  type FirebaseConfig,
} from './firebaseConfig.ts';
export { saveDraft, readDraft } from './drafts.ts';
export {
  clearDeviceCache,
  cacheRecords,
  setCacheOwner,
  deviceCacheOf,
  loadDeviceCache,
  recentItemsKey,
  type CacheOwner,
  type CachedRows,
  type DeviceCache,
} from './lastKnown/deviceCache.ts';
export { startAppCheck } from './appCheck/appCheck.ts';
export { firebaseApp, startFirebase } from './firebaseApp.ts';
export { endPush, loadPush } from './push/endPush.ts';
export { pushMark } from './push/pushMark.ts';
export { openFirebase } from './openFirebase.ts';
export {
  confirmChosenEmail,
  confirmSignUp,
  finishPasswordReset,
  readChosenEmail,
  readPasswordLink,
  readSignUp,
  requestSignUp,
  sendPasswordReset,
  type PasswordLink,
  type SignUpInput,
  type WorkPlace,
} from './accountLinks.ts';
export {
  checkSession,
  hasPassword,
  signIn,
  reauthenticate,
  didUserSignOut,
  signOut,
  onUserChange,
  type AuthResult,
} from './auth.ts';
export { completeGoogleSignIn, googleClientId, redirectToGoogle } from './google/google.ts';
export type { SignedInUser } from './signedInUser.ts';
export { hasUnsavedChanges, allowUnload, setUnsavedChanges } from './unsavedChanges.ts';
export type { SignInProblem } from './signInProblem.ts';
export {
  maxPasswordLength,
  passwordProblem,
  minPasswordLength,
  type PasswordProblem,
} from '../domain/account/password.ts';
export { stashManagerKey } from './managerKey.ts';
