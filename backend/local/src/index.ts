import { appConfiguration, defaultBucket } from './appConfiguration.ts';
import { startAuth } from './auth/index.ts';
import { openDataFolder, type DataFolder } from './dataFolder.ts';
import { startFirestore, type FirestoreServer, type FirestoreServerOptions } from './firestore/index.ts';
import { adminEnvironment } from './functions/environment.ts';
import { startFunctions } from './functions/index.ts';
import { startHosting, type HostingMiddleware } from './hosting/index.ts';
import type { Log } from './Log.ts';
import { choosePorts, type TakenPort } from './ports.ts';
import { FirestoreRules, readRulesPaths, StorageRules } from './rules/index.ts';
import { startStorage, type AuthorizeStorage } from './storage/index.ts';

export { DamagedFileError, DataFolderInUseError } from './dataFolder.ts';
export { DataFolderError } from './firestore/index.ts';
export type { HostingMiddleware } from './hosting/index.ts';
export { readHostingConfig } from './hosting/HostingConfig.ts';
export { findPortOwner } from './portOwner.ts';
export { probePort, type TakenPort } from './ports.ts';
export { RulesCompileError } from './rules/index.ts';

/** Nothing but this machine can reach the services. */
export const localHost = '127.0.0.1';

/** The ports that Firebase's own emulators use, and one for Firestore's gRPC. */
export const defaultPorts = {
  hosting: 5000,
  auth: 9099,
  firestore: 8080,
  firestoreGrpc: 8081,
  functions: 5001,
  storage: 9199,
} as const;

export type LocalService = keyof typeof defaultPorts;

export interface LocalFirebaseOptions {
  readonly projectId: string;
  /** The data folder; created if need be, used by one process at a time. */
  readonly dataDirectory: string;
  /** Deletes the services' data in the data folder first. */
  readonly fresh?: boolean;
  /** Absolute path of firebase.json; the security rules that it names are enforced. */
  readonly configFile: string;
  /** Absolute path of Firestore's rules, where not the one that firebase.json names. */
  readonly firestoreRules?: string;
  /** Absolute path of the functions' source module. */
  readonly functionsSource: string;
  /** Wanted ports where not the default ones; 0 for any free one. */
  readonly ports?: Partial<Record<LocalService, number>>;
  /** The page of the app that handles links in mails, as a path. */
  readonly actionPath: string;
  readonly hostingMiddleware?: HostingMiddleware;
  /** Decide in place of rules on requests that aren't an administrator's; without rules either, all are allowed. */
  readonly authorizeFirestore?: NonNullable<FirestoreServerOptions['authorize']>;
  readonly authorizeStorage?: AuthorizeStorage;
  readonly log: Log;
}

/** A running local Firebase. */
export interface LocalFirebase {
  readonly projectId: string;
  /** Base URLs; for Firestore's gRPC, `host:port`. */
  readonly addresses: Readonly<Record<LocalService, string>>;
  readonly takenPorts: readonly TakenPort[];
  /** The variables that lead firebase-admin in another process here. */
  readonly environment: Readonly<Record<string, string>>;
  /** Stops all services and lets the data folder go. What was acknowledged is on disk already. */
  stop(): Promise<void>;
}

const maximumAttempts = 3;

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts the local Firebase: Auth, Firestore, Functions, Storage and Hosting, in this process, on 127.0.0.1. Either all
 * of them run afterwards or none.
 *
 * @throws DataFolderInUseError, DamagedFileError, DataFolderError (the data folder), RulesCompileError (security rules), Error
 *   (firebase.json, the functions' source, a port)
 */
export async function startLocalFirebase(options: LocalFirebaseOptions): Promise<LocalFirebase> {
  const folder = openDataFolder(options.dataDirectory, { fresh: options.fresh ?? false });
  const started: Stoppable[] = [];
  const stopServices = async (): Promise<void> => {
    for (const service of started.splice(0).reverse()) {
      await service
        .stop()
        .catch((error: unknown) => options.log(`A service did not stop cleanly: ${String(error)}`));
    }
  };
  const stop = async (): Promise<void> => {
    await stopServices();
    folder.release();
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { ...(await startServices(options, folder, started)), stop };
    } catch (error) {
      await stopServices();
      // Another process took a port between the choice of it and its use: choose again.
      if (attempt < maximumAttempts && isPortTaken(error)) continue;
      folder.release();
      throw error;
    }
  }
}

function stopOf(rules: { close(): void }): Stoppable {
  return { stop: () => Promise.resolve(rules.close()) };
}

/** gRPC has the system's error in the message alone. */
function isPortTaken(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? error).includes('EADDRINUSE');
}

async function startServices(
  options: LocalFirebaseOptions,
  folder: DataFolder,
  started: Stoppable[],
): Promise<Omit<LocalFirebase, 'stop'>> {
  const { projectId, log } = options;
  const host = localHost;
  const { ports, taken: takenPorts } = await choosePorts<LocalService>(host, {
    ...defaultPorts,
    ...options.ports,
  });
  const url = (service: LocalService): string => `http://${host}:${ports[service]}`;
  const addresses = {
    hosting: url('hosting'),
    auth: url('auth'),
    firestore: url('firestore'),
    firestoreGrpc: `${host}:${ports.firestoreGrpc}`,
    functions: url('functions'),
    storage: url('storage'),
  };
  const environment = adminEnvironment(projectId, defaultBucket(projectId), {
    auth: `${host}:${ports.auth}`,
    firestore: addresses.firestoreGrpc,
    storage: `${host}:${ports.storage}`,
  });
  const { auth, firestore, functions, storage } = addresses;
  const start = async <Service extends Stoppable>(starting: Promise<Service>): Promise<Service> => {
    const service = await starting;
    started.push(service);
    return service;
  };
  const rulesPaths = readRulesPaths(options.configFile);
  const firestoreRules = new FirestoreRules(options.firestoreRules ?? rulesPaths.firestore, log);
  started.push(stopOf(firestoreRules));
  // Storage may be asked for a document before Firestore is up: then there is none yet.
  let getDocument: FirestoreServer['getDocument'] = () => null;
  const documents = { projectId, getDocument: (name: string) => getDocument(name) };
  const storageRules =
    rulesPaths.storage === null ? null : new StorageRules(rulesPaths.storage, documents, log);
  if (storageRules) started.push(stopOf(storageRules));
  const authorizeStorage = options.authorizeStorage ?? storageRules?.authorize;
  const services = [
    start(
      startHosting({
        configFile: options.configFile,
        initJson: appConfiguration(projectId, { auth, firestore, functions, storage }),
        host,
        port: ports.hosting,
        log,
        ...(options.hostingMiddleware && { middleware: options.hostingMiddleware }),
      }),
    ),
    start(
      startFirestore({
        projectId,
        dataDir: folder.firestore,
        host,
        httpPort: ports.firestore,
        grpcPort: ports.firestoreGrpc,
        log,
        authorize: options.authorizeFirestore ?? firestoreRules.authorize,
        replaceRules: (project, files) => firestoreRules.replace(project, files),
      }),
    ).then((server) => {
      getDocument = server.getDocument;
      return start(
        startFunctions({
          projectId,
          source: options.functionsSource,
          environment,
          host,
          port: ports.functions,
          onCommit: (listener) => server.onCommit(listener),
          log,
        }),
      );
    }),
    start(
      startStorage({
        projectId,
        directory: folder.storage,
        host,
        port: ports.storage,
        log,
        ...(authorizeStorage && { authorize: authorizeStorage }),
        ...(storageRules && { replaceRules: storageRules.replace.bind(storageRules) }),
      }),
    ),
    start(
      startAuth({
        projectId,
        directory: folder.auth,
        host,
        port: ports.auth,
        actionUrl: addresses.hosting + options.actionPath,
        log,
      }),
    ),
  ];
  // All of them settle before a failure is passed on, so that none starts unnoticed afterwards.
  const outcomes = await Promise.allSettled(services);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return { projectId, addresses, takenPorts, environment };
}
