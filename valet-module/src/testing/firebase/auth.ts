import { FirebaseError, services } from './state.ts';

/** Replaces `firebase/auth`: the test’s account is signed in, and nothing else works. */
const currentUser = () => {
  const { user } = services();
  if (!user) return null;
  return {
    ...user,
    displayName: null,
    photoURL: null,
    providerData: [{ providerId: 'password' }],
    getIdToken: async () => 'token',
    getIdTokenResult: async () => ({ issuedAtTime: new Date().toISOString(), claims: {} }),
  };
};

const auth = {
  get currentUser() {
    return currentUser();
  },
};

export const initializeAuth = () => auth;
export const connectAuthEmulator = () => {};
export const browserLocalPersistence = {};
export const indexedDBLocalPersistence = {};

export function onAuthStateChanged(_: object, onUser: (user: object | null) => void): () => void {
  const timer = setTimeout(() => onUser(currentUser()));
  return () => clearTimeout(timer);
}

const refuse = async () => {
  throw new FirebaseError('auth/operation-not-allowed', "Tests can't sign in.");
};
export const signInWithEmailAndPassword = refuse;
export const signInWithCredential = refuse;
export const confirmPasswordReset = refuse;
export const verifyPasswordResetCode = refuse;
export const signOut = async () => {};
export const GoogleAuthProvider = { credential: () => ({}) };
