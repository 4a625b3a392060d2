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
import { readDocument, startFirestore } from '../local/src/firestore/index.ts';
import {
  FirestoreRules,
  StorageRules,
  type FirestoreDocuments,
  type OnDecision,
} from '../local/src/rules/index.ts';
import { startStorage } from '../local/src/storage/index.ts';
import { writeRules } from './assembleRules.ts';
import { everyone, uids, type Role } from './table/roles.ts';
import type { Documents } from './table/Row.ts';

/** The services of a caller, signed in or not. */
export interface Client {
  readonly firestore: Firestore;
  readonly storage: FirebaseStorage;
}

/** The local Firestore and Storage with the product's rules, and a client for every role. */
export interface RulesProduct {
  readonly environment: RulesTestEnvironment;
  /** Has all rights. */
  readonly administrator: Firestore;
  readonly clients: Readonly<Record<Role, Client>>;
  /** @param uid null without a signed-in user */
  readonly connect: (uid: string | null) => Client;
  /** Writes documents with all rights; null deletes one. */
  readonly prepare: (documents: Documents) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const host = '127.0.0.1';
const root = join(__dirname, '../..');

/** A Firestore that enforces rules. */
interface Judge {
  readonly host: string;
  readonly port: number;
  readonly getDocument: FirestoreDocuments['getDocument'];
  readonly stop: () => Promise<void>;
}

async function startLocal(projectId: string, folder: string, onDecision?: OnDecision): Promise<Judge> {
  const rules = new FirestoreRules(writeRules(root), () => {}, onDecision);
  const { httpPort, getDocument, stop } = await startFirestore({
    projectId,
    dataDir: join(folder, 'firestore'),
    host,
    httpPort: 0,
    grpcPort: 0,
    indexesFile: join(__dirname, 'firestore.indexes.json'),
    authorize: rules.authorize,
    replaceRules: (project, sources) => rules.replace(project, sources),
  });
  return {
    host,
    port: httpPort,
    getDocument,
    stop: async () => {
      await stop();
      rules.close();
    },
  };
}

/** Google's emulator is shared by all test files, and keeps running after this one. */
const connectToGoogle = (address: string): Judge => {
  const { hostname, port } = new URL(`http://${address}`);
  return {
    host: hostname,
    port: Number(port),
    getDocument: (name) => readDocument(`http://${address}`, name),
    stop: () => Promise.resolve(),
  };
};

/**
 * Starts both services in a separate folder, with an empty database. If `GOOGLE_FIRESTORE` names Google's emulator (`host:port`), that is
 * the Firestore.
 * @param projectId a different one for each test file, because Google's emulator separates documents and rules by project
 * @param onDecision receives the cost of each operation; this always uses the local Firestore
 */
export async function startRules(projectId: string, onDecision?: OnDecision): Promise<RulesProduct> {
  // Refusals are expected here; the SDK would report each.
  setLogLevel('silent');
  const folder = mkdtempSync(join(tmpdir(), 'product-rules-'));
  const google = onDecision ? undefined : process.env.GOOGLE_FIRESTORE;
  const firestore = google ? connectToGoogle(google) : await startLocal(projectId, folder, onDecision);
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
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: firestore.host, port: firestore.port, rules: readFileSync(writeRules(root), 'utf8') },
    storage: { host, port: storage.port, rules: readFileSync(join(__dirname, 'storage.rules'), 'utf8') },
  });
  await environment.clearFirestore();
  const administratorApp = initializeApp({ projectId, apiKey: 'none' }, `administrator of ${projectId}`);
  const administrator = getFirestore(administratorApp);
  connectFirestoreEmulator(administrator, firestore.host, firestore.port, { mockUserToken: 'owner' });

  // The library returns the older SDK's objects, which the newer one's functions accept.
  const connect = (uid: string | null): Client => {
    const context =
      uid === null
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uid, { email: `${uid}@example.com` });
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
      storageRules.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
