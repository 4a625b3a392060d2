import { join } from 'node:path';
import { Access } from '../access/Access.ts';
import { allowEverything } from './authorize.ts';
import type { Authorize } from './authorize.ts';
import { GrpcServer } from './grpc/GrpcServer.ts';
import { HttpServer } from './http/HttpServer.ts';
import type { ReplaceRules } from './http/HttpServer.ts';
import { IndexesFile } from './indexes/IndexesFile.ts';
import { createServices } from './service/FirestoreServices.ts';
import { CommitJournal } from './store/CommitJournal.ts';
import { Database } from './store/Database.ts';
import type { CommitRecord, StoredDocument } from './store/StoredDocument.ts';
import { timestampOfVersion } from './values/timestamp.ts';

/** The file in the data folder with the commits that the listener hasn't finished handling. */
const journalFile = 'commits.ndjson';

export interface FirestoreServerOptions {
  /** The default project; clients may use any other, too. */
  projectId: string;
  /** The documents' folder; created if it doesn't exist. */
  dataDir: string;
  host: string;
  /** WebChannel, REST and gRPC; 0 for any free port. */
  httpPort: number;
  /** gRPC; 0 for any free port. */
  grpcPort: number;
  /** Allowed clients; by default this machine's pages, and programs. */
  access?: Access;
  /** Decides on every operation; everything is allowed by default. */
  authorize?: Authorize;
  /**
   * Absolute path of firestore.indexes.json, to refuse queries without an index; null for only the automatic indexes. If omitted, every
   * query runs.
   */
  indexesFile?: string | null;
  /** Handles `PUT /emulator/v1/projects/{p}:securityRules`, which is refused without it. */
  replaceRules?: ReplaceRules;
  /** Whether commits are kept, across restarts too, until the single listener of `onCommit` has finished with them. */
  keepsCommits?: boolean;
  /** Receives messages for the operator, one line each. */
  log?: (line: string) => void;
}

/** google.firestore.v1.Document in ProtoJSON, canonical. */
export type DocumentSnapshotJson = StoredDocument;

/** One document's change in a commit; null if the document doesn't exist. */
export interface CommittedChange {
  /** `projects/{p}/databases/{d}/documents/…` */
  name: string;
  before: DocumentSnapshotJson | null;
  after: DocumentSnapshotJson | null;
  /** Canonical timestamp. */
  commitTime: string;
}

/** Receives a commit's changes, and calls `done` once everything triggered by them is finished. */
export type CommitListener = (changes: CommittedChange[], done: () => void) => void;

export interface FirestoreServer {
  httpPort: number;
  grpcPort: number;
  /**
   * Calls the listener with each commit's changes, in commit order, once on disk. Returns the function that removes it.
   *
   * @param concerns whether a document is relevant; kept commits omit others
   */
  onCommit(listener: CommitListener, concerns?: (name: string) => boolean): () => void;
  /** The current document with this full name. Bypasses the rules. */
  getDocument(name: string): DocumentSnapshotJson | null;
  /** Closes all connections, waits for pending commits and unlocks the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts a local Firestore: loads the data folder, then serves WebChannel and REST on one port, and gRPC on both that port and its own.
 *
 * @throws ProjectError if the indexes can't be read; DataFolderError if the data folder is damaged or in use; Error (`EADDRINUSE`) if a
 * port is taken
 */
export async function startFirestore(options: FirestoreServerOptions): Promise<FirestoreServer> {
  const { dataDir, host, httpPort, grpcPort, authorize = allowEverything, log = () => {} } = options;
  const indexes = options.indexesFile === undefined ? null : new IndexesFile(options.indexesFile, log);
  let journal: CommitJournal | null = null;
  const database = Database.open(
    dataDir,
    options.keepsCommits
      ? (lastVersion, lastRecorded) =>
          (journal = CommitJournal.open(join(dataDir, journalFile), lastVersion, lastRecorded))
      : undefined,
  );
  const services = createServices(database, authorize, indexes?.require);
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((server) => server.stop()));
    services.hub.close();
    indexes?.close();
    await database.close();
  };
  try {
    const grpc = await GrpcServer.start(services, host, grpcPort);
    started.push(grpc);
    const http = await HttpServer.start(
      services,
      host,
      httpPort,
      options.access ?? new Access(),
      options.replaceRules,
      grpc.connectionTaker(),
    );
    started.push(http);
    log(`Firestore of ${options.projectId}: HTTP on ${host}:${http.port}, gRPC on ${host}:${grpc.port}`);
    return {
      httpPort: http.port,
      grpcPort: grpc.port,
      onCommit: (listener, concerns = () => true) =>
        journal
          ? journal.listen(telling(listener, log), ({ name }) => concerns(name))
          : database.onCommit((commit) => telling(listener, log)(commit, () => {})),
      getDocument: (name) => database.read().get(name),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reports a commit to a listener. */
const telling =
  (listener: CommitListener, log: (line: string) => void) =>
  ({ version, changes }: CommitRecord, done: () => void): void => {
    const commitTime = timestampOfVersion(version);
    try {
      listener(
        changes.map((change) => ({ ...change, commitTime })),
        done,
      );
    } catch (error) {
      // A listener's error must not prevent the commit from being acknowledged.
      log(
        `A commit listener failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  };
