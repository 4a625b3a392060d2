import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore';
import { firebaseApp } from '../session/firebaseApp.ts';

let started: Firestore | undefined;

/**
 * The page's only Firestore client. Documents are cached in memory; lastKnown/deviceCache.ts stores what was last
 * known.
 */
export function firestore(): Firestore {
  if (!started) {
    const { app, config } = firebaseApp();
    started = initializeFirestore(app, { ignoreUndefinedProperties: true });
    if (config.emulators) {
      const { hostname, port } = new URL(config.emulators.firestore);
      connectFirestoreEmulator(started, hostname, Number(port));
    }
  }
  return started;
}
