import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  setLogLevel,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import type { FirebaseStorage } from 'firebase/storage';
import { startFirestore } from '../local/src/firestore/index.ts';
import { FirestoreRules, StorageRules } from '../local/src/rules/index.ts';
import { startStorage } from '../local/src/storage/index.ts';
import { everyone, uids, type Role } from './table/roles.ts';
import type { Documents } from './table/Row.ts';

/** What somebody who is signed in, or nobody, asks with. */
export interface Client {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
}

/** The local Firestore and Storage with the product's rules, and everyone who may ask. */
export interface RulesProduct {
  readonly environment: RulesTestEnvironment;
  /** Asks with all rights. */
  readonly administrator: Firestore;
  readonly clients: Readonly<Record<Role, Client>>;
  /** @param uid null where nobody is signed in */
  readonly connect: (uid: string | null) => Client;
  /** Writes documents with all rights; null removes one. */
  readonly prepare: (documents: Documents) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const host = '127.0.0.1';

/** Starts both services in a folder of their own, with an empty database. */
export async function startRules(projectId: string): Promise<RulesProduct> {
  // Refusals are expected here; the SDK would report each.
  setLogLevel('silent');
  const folder = mkdtempSync(join(tmpdir(), 'product-rules-'));
  const firestoreRules = new FirestoreRules(join(__dirname, 'firestore.rules'), () => {});
  const firestore = await startFirestore({
    projectId,
    dataDir: join(folder, 'firestore'),
    host,
    httpPort: 0,
    grpcPort: 0,
    indexesFile: join(__dirname, 'firestore.indexes.json'),
    authorize: firestoreRules.authorize,
    replaceRules: (project, sources) => firestoreRules.replace(project, sources),
  });
  const { getDocument } = firestore;
  const storageRules = new StorageRules(
    join(__dirname, 'storage.rules'),
    { projectId, getDocument },
    () => {},
  );
  const storage = await startStorage({
    projectId,
    directory: join(folder, 'storage'),
    host,
    port: 0,
    authorize: storageRules.authorize,
    replaceRules: (sources) => storageRules.replace(sources),
    log: () => {},
  });
  const rulesIn = (file: string) => readFileSync(join(__dirname, file), 'utf8');
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: firestore.httpPort, rules: rulesIn('firestore.rules') },
    storage: { host, port: storage.port, rules: rulesIn('storage.rules') },
  });
  const administratorApp = initializeApp({ projectId, apiKey: 'none' }, `administrator of ${projectId}`);
  const administrator = getFirestore(administratorApp);
  connectFirestoreEmulator(administrator, host, firestore.httpPort, { mockUserToken: 'owner' });

  // The library hands out the older SDK's objects, which the functions of the newer one take.
  const connect = (uid: string | null): Client => {
    const context =
      uid === null ? environment.unauthenticatedContext() : environment.authenticatedContext(uid);
    return {
      firestore: context.firestore() as unknown as Firestore,
      storage: context.storage() as unknown as FirebaseStorage,
    };
  };
  const clients = {} as Record<Role, Client>;
  for (const role of everyone) clients[role] = connect(uids[role]);

  return {
    environment,
    administrator,
    clients,
    connect,
    prepare: async (documents) => {
      const entries = Object.entries(documents);
      if (entries.length === 0) return;
      const batch = writeBatch(administrator);
      for (const [path, data] of entries) {
        if (data === null) batch.delete(doc(administrator, path));
        else batch.set(doc(administrator, path), data);
      }
      await batch.commit();
    },
    stop: async () => {
      await environment.cleanup();
      await deleteApp(administratorApp);
      await storage.stop();
      await firestore.stop();
      firestoreRules.close();
      storageRules.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
