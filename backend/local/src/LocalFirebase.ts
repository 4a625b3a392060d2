import type { FirestoreServerOptions } from './firestore/index.ts';
import type { HostingMiddleware } from './hosting/index.ts';
import type { Log } from './Log.ts';
import type { TakenPort } from './ports.ts';
import type { AuthorizeStorage } from './storage/authorize.ts';

/** Nothing but this machine can reach the services. */
export const localHost = '127.0.0.1';

/** The ports that Firebase's own emulators and their hub use, one for Firestore's gRPC, and two for the outbox. */
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

/** What listens on a port of its own. */
export type LocalService = keyof typeof defaultPorts;

/** What can be started by itself. */
export const localProducts = ['hosting', 'auth', 'firestore', 'functions', 'storage'] as const;

export type LocalProduct = (typeof localProducts)[number];

export interface LocalFirebaseOptions {
  readonly projectId: string;
  /** The data folder; created if need be, used by one process at a time. */
  readonly dataDirectory: string;
  /** Deletes the services' data in the data folder first. */
  readonly fresh?: boolean;
  /** What is started; everything unless told otherwise. */
  readonly only?: readonly LocalProduct[];
  /**
   * Services of another process, which those started here use: base URLs, for gRPC `host:port`. With Firestore elsewhere, Storage's rules look
   * documents up there, and functions take the events that Google's Firestore emulator sends when it is started with
   * `--functions_emulator` and given a trigger.
   */
  readonly elsewhere?: Partial<Record<LocalService, string>>;
  /** Absolute path of firebase.json, for Hosting and the security rules that it names; null for neither. */
  readonly configFile: string | null;
  /** Absolute path of the folder that Hosting serves, where not the one that firebase.json names. */
  readonly hostedFolder?: string;
  /** Absolute paths of rules, where not those that firebase.json names. */
  readonly firestoreRules?: string;
  readonly storageRules?: string;
  /** Whether queries run without the indexes that Cloud Firestore would need for them; otherwise those of firebase.json are required. */
  readonly withoutIndexes?: boolean;
  /** Bytes that the objects of a bucket of Storage may have together; unlimited unless told otherwise. */
  readonly storageQuota?: number;
  /** Absolute path of the functions' source module; null for none. */
  readonly functionsSource: string | null;
  /** Functions that hear from the outbox, by their names: what became of a mail, and what people answer to texts. */
  readonly outboxFunctions?: { readonly mailReports?: string; readonly textReplies?: string };
  /** Milliseconds without progress after which a start fails, and says what it waits for; two minutes unless told otherwise. */
  readonly startPatience?: number;
  /** Origins of pages that may use the services, beside those of this machine: `http://app.test:3000`. */
  readonly origins?: readonly string[];
  /** Wanted ports where not the default ones; 0 for any free one. */
  readonly ports?: Partial<Record<LocalService, number>>;
  /** Of the wanted ports, those that no other may stand in for when they are taken. */
  readonly fixedPorts?: readonly LocalService[];
  /** The folder of an export, whose data fills the empty data folder before anything starts. */
  readonly importFrom?: string;
  /** The folder to which everything is exported when all has stopped. */
  readonly exportTo?: string;
  /** The page of the app that handles links in mails, as a path. */
  readonly actionPath: string;
  readonly hostingMiddleware?: HostingMiddleware;
  /**
   * Functions that decide in place of rules, except on an administrator's requests. Without functions and rules,
   * everything is allowed.
   */
  readonly authorizeFirestore?: NonNullable<FirestoreServerOptions['authorize']>;
  readonly authorizeStorage?: AuthorizeStorage;
  readonly log: Log;
}

/** A running local Firebase. */
export interface LocalFirebase {
  readonly projectId: string;
  /** Base URLs; that of the outbox has its token; for Firestore's gRPC and for SMTP, `host:port`. What was not started has an address at which nothing answers. */
  readonly addresses: Readonly<Record<LocalService, string>>;
  /** Makes the requests of its bearer those of an administrator, until the end of this process. */
  readonly administratorToken: string;
  readonly products: readonly LocalProduct[];
  readonly takenPorts: readonly TakenPort[];
  /** The variables that lead firebase-admin, and Firebase's test libraries, in another process here. */
  readonly environment: Readonly<Record<string, string>>;
  /**
   * Stops all services, exports if that was asked for, and lets the data folder go. What was acknowledged is on disk already.
   * @throws ExportError
   */
  stop(): Promise<void>;
}
