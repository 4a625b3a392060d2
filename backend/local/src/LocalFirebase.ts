import type { FirestoreServerOptions } from './firestore/index.ts';
import type { HostingMiddleware } from './hosting/index.ts';
import type { Log } from './Log.ts';
import type { TakenPort } from './ports.ts';
import type { AuthorizeStorage } from './storage/authorize.ts';

/** Services are only reachable from this machine. */
export const localHost = '127.0.0.1';

/** The ports of Firebase's own emulators and their hub, plus one for Firestore's gRPC and two for the outbox. */
export const defaultPorts = {
  hosting: 5000,
  auth: 9099,
  firestore: 8080,
  firestoreGrpc: 8081,
  functions: 5001,
  storage: 9199,
  outbox: 4401,
  smtp: 4425,
  hub: 4400,
} as const;

/** Everything with its own port. */
export type LocalService = keyof typeof defaultPorts;

/** Services that can be started separately. */
export const localProducts = ['hosting', 'auth', 'firestore', 'functions', 'storage'] as const;

export type LocalProduct = (typeof localProducts)[number];

export interface LocalFirebaseOptions {
  readonly projectId: string;
  /** The data folder; created if needed, used by one process at a time. */
  readonly dataDirectory: string;
  /** First deletes the services' data in the data folder. */
  readonly fresh?: boolean;
  /** The services to start; all by default. */
  readonly only?: readonly LocalProduct[];
  /**
   * Services in another process, used by those started here: base URLs, for gRPC `host:port`. With Firestore elsewhere, Storage's rules
   * look up documents there, and functions accept the events of Google's Firestore emulator, which must be started with
   * `--functions_emulator` and given a trigger.
   */
  readonly elsewhere?: Partial<Record<LocalService, string>>;
  /** Absolute path of firebase.json, for Hosting and the security rules it names; null for neither. */
  readonly configFile: string | null;
  /** Absolute path of the folder that Hosting serves, if it isn't the one in firebase.json. */
  readonly hostedFolder?: string;
  /** Absolute paths of rules, if they aren't the ones in firebase.json. */
  readonly firestoreRules?: string;
  readonly storageRules?: string;
  /** Allows queries without the indexes Cloud Firestore would need; otherwise the indexes in firebase.json are required. */
  readonly withoutIndexes?: boolean;
  /** Maximum total size of a Storage bucket's objects in bytes; unlimited by default. */
  readonly storageQuota?: number;
  /** Absolute path of the functions' source module; null for none. */
  readonly functionsSource: string | null;
  /** Milliseconds between a write and its document triggers. None by default; in production it can be seconds. */
  readonly eventDelayMillis?: number;
  /** Names of functions called by the outbox: with delivery reports of emails, and with replies to texts. */
  readonly outboxFunctions?: { readonly mailReports?: string; readonly textReplies?: string };
  /** Milliseconds without progress after which a start fails and says what it is waiting for; two minutes by default. */
  readonly startTimeoutMillis?: number;
  /** Additional origins of pages that may use the services, besides those of this machine: `http://app.test:3000`. */
  readonly origins?: readonly string[];
  /** Wanted ports, if not the default ones; 0 for any free one. */
  readonly ports?: Partial<Record<LocalService, number>>;
  /** Wanted ports that must not be replaced if they are taken. */
  readonly fixedPorts?: readonly LocalService[];
  /** An export's folder, imported into the empty data folder before anything starts. */
  readonly importFrom?: string;
  /** The folder to export to when everything has stopped. */
  readonly exportTo?: string;
  /** The path of the app's page that handles links in emails. */
  readonly actionPath: string;
  readonly hostingMiddleware?: HostingMiddleware;
  /** Functions that decide instead of rules, except for an administrator's requests. Without functions and rules, everything is allowed. */
  readonly authorizeFirestore?: NonNullable<FirestoreServerOptions['authorize']>;
  readonly authorizeStorage?: AuthorizeStorage;
  readonly log: Log;
}

export interface LocalFirebase {
  readonly projectId: string;
  /**
   * Base URLs; the outbox's contains its token. `host:port` for Firestore's gRPC and for SMTP. Nothing answers at the address of a service
   * that was not started.
   */
  readonly addresses: Readonly<Record<LocalService, string>>;
  /** Requests with this token are an administrator's, until this process ends. */
  readonly administratorToken: string;
  readonly products: readonly LocalProduct[];
  readonly takenPorts: readonly TakenPort[];
  /** Environment variables that point firebase-admin and Firebase's test libraries in another process here. */
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Stops all services, exports if requested, and unlocks the data folder. Acknowledged data is already on disk.
   * @throws ExportError
   */
  stop(): Promise<void>;
}
