import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { FirebaseConfig } from './firebaseConfig.ts';

let started: { app: FirebaseApp; config: FirebaseConfig } | undefined;

/** Creates the one Firebase app of the page. */
export function startFirebase(config: FirebaseConfig) {
  const { emulators: _, ...options } = config;
  started = { app: initializeApp(options), config };
}

/** Whether the page has its Firebase app. */
export const isFirebaseStarted = (): boolean => started !== undefined;

/**
 * The one Firebase app of the page and its configuration.
 * @throws when `startFirebase` has not been called: a fault of the shell's start.
 */
export function firebaseApp(): { app: FirebaseApp; config: FirebaseConfig } {
  if (!started) throw new Error('Firebase was used before startFirebase');
  return started;
}
