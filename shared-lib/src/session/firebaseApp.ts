import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseConfig } from './firebaseConfig.ts';

let started: { app: FirebaseApp; config: FirebaseConfig } | undefined;

/** Creates the page's Firebase app. */
export function startFirebase(config: FirebaseConfig) {
  const { emulators: _, ...options } = config;
  started = { app: initializeApp(options), config };
}

export const isFirebaseStarted = (): boolean => started !== undefined;

/**
 * The page's Firebase app and its configuration.
 * @throws if `startFirebase` hasn't been called, which is a bug in the shell's startup.
 */
export function firebaseApp(): { app: FirebaseApp; config: FirebaseConfig } {
  if (!started) throw new Error('Firebase was used before startFirebase');
  return started;
}
