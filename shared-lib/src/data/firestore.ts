import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore';
import { firebaseApp } from '../session/firebaseApp.ts';

let started: Firestore | undefined;

/** The one Firestore client of the page; documents are cached in memory, and what was last known is kept by lastKnown/lastKnown.ts. */
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
