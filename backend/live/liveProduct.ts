import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';

/** Where the running product is, as written by `npm start -- --ready-file`. */
export interface LiveProduct {
  readonly projectId: string;
  readonly addresses: Readonly<Record<'auth' | 'firestore' | 'firestoreGrpc' | 'storage', string>>;
}

/** A signed-in user with their own app. */
export interface SignedIn {
  readonly app: FirebaseApp;
  readonly uid: string;
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
}

/** The host and port of `host:port` or an origin. */
const placeOf = (address: string): readonly [host: string, port: number] => {
  const { hostname, port } = new URL(address.includes('://') ? address : `http://${address}`);
  return [hostname, Number(port)];
};

let apps = 0;

// Writers report rejected writes themselves, and lost connections recover.
setLogLevel('silent');

/** Signs in with the client SDK, like an app on a phone. @throws FirebaseError when the login is refused */
export const signIn = async (
  { projectId, addresses }: LiveProduct,
  email: string,
  password: string,
): Promise<SignedIn> => {
  apps += 1;
  const config = { projectId, apiKey: 'local', storageBucket: `${projectId}.firebasestorage.app` };
  const app = initializeApp(config, `live-${apps}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, addresses.auth, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, ...placeOf(addresses.firestoreGrpc));
  const storage = getStorage(app);
  connectStorageEmulator(storage, ...placeOf(addresses.storage));
  const { user } = await signInWithEmailAndPassword(getAuth(app), email, password);
  return { app, uid: user.uid, firestore, storage };
};

/**
 * Adds a record with the server's time and its author, like every field record.
 * @throws FirebaseError when the rules reject it
 */
export const addRecord = ({ firestore, uid }: SignedIn, path: string, data: DocumentData): Promise<void> =>
  setDoc(doc(firestore, path), { ...data, createdAt: serverTimestamp(), createdBy: uid });
