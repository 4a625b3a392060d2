import { deleteApp as deleteAdmin, initializeApp as initializeAdmin } from 'firebase-admin/app';
import {
  getFirestore as getAdminFirestore,
  type Firestore as AdminFirestore,
} from 'firebase-admin/firestore';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';

const projectId = 'demo-bench';
let count = 0;

/** A web SDK client. In Node it uses gRPC. */
export function webClient(port: number): { firestore: Firestore; close: () => Promise<void> } {
  const app = initializeApp({ projectId, apiKey: 'key' }, `web ${(count += 1)}`);
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', port);
  return { firestore, close: () => deleteApp(app) };
}

/** firebase-admin, as used by functions and scripts. */
export function adminClient(port: number): { firestore: AdminFirestore; close: () => Promise<void> } {
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeAdmin({ projectId }, `admin ${(count += 1)}`);
  return { firestore: getAdminFirestore(app), close: () => deleteAdmin(app) };
}
