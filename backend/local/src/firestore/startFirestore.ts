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

/** In the data folder: commits whose listener is not done with them. */
const journalFile = 'commits.ndjson';

/** How to start a local Firestore. */
export interface FirestoreServerOptions {
  /** The project that this Firestore belongs to; it serves every project that clients name. */
  projectId: string;
  /** The folder that holds the documents; made where it doesn't exist. */
  dataDir: string;
  host: string;
  /** WebChannel and REST, and gRPC too; 0 for any free port. */
  httpPort: number;
  /** gRPC; 0 for any free port. */
  grpcPort: number;
  /** Who may use it; by default pages of this machine, and programs. */
  access?: Access;
  /** Decides on every operation; by default everything is allowed. */
  authorize?: Authorize;
  /** Absolute path of firestore.indexes.json: a query that lacks an index is refused. null: there are but the automatic ones. Without it, every query runs. */
  indexesFile?: string | null;
  /** Answers `PUT /emulator/v1/projects/{p}:securityRules`; without it that is refused. */
  replaceRules?: ReplaceRules;
  /** Whether commits wait, over a restart too, until the one listener of `onCommit` is done with them. */
  keepsCommits?: boolean;
  /** Where to report what an operator should know, a line at a time. */
  log?: (line: string) => void;
}

/** google.firestore.v1.Document in ProtoJSON, canonical. */
export type DocumentSnapshotJson = StoredDocument;

/** One document's change in a commit; null means that the document doesn't exist. */
export interface CommittedChange {
  /** `projects/{p}/databases/{d}/documents/…` */
  name: string;
  before: DocumentSnapshotJson | null;
  after: DocumentSnapshotJson | null;
  /** Canonical timestamp. */
  commitTime: string;
}

/** Hears what a commit changed, and may say that everything that it starts has been done. */
export type CommitListener = (changes: CommittedChange[], done: () => void) => void;

/** A local Firestore that serves. */
export interface FirestoreServer {
  httpPort: number;
  grpcPort: number;
  /**
   * Calls the listener with what each commit changed, in the order of commits, once it is on disk. Returns how to stop that.
   *
   * @param concerns whether a document is of concern to it: commits that are kept leave others out
   */
  onCommit(listener: CommitListener, concerns?: (name: string) => boolean): () => void;
  /** The present document with this full name. Does not ask the rules. */
  getDocument(name: string): DocumentSnapshotJson | null;
  /** Ends all connections, waits for commits under way and gives the data folder free. */
  stop(): Promise<void>;
}

/**
 * Starts a local Firestore: loads the data folder, then serves WebChannel and REST on one port, and gRPC on both
 * that and one of its own.
 *
 * @throws ProjectError where the indexes can't be read; DataFolderError where the data folder is damaged or in use; Error (`EADDRINUSE`) where a port is taken
 */
export async function startFirestore(options: FirestoreServerOptions): Promise<FirestoreServer> {
  const { dataDir, host, httpPort, grpcPort, authorize = allowEverything, log = () => {} } = options;
  const indexes = options.indexesFile === undefined ? null : new IndexesFile(options.indexesFile, log);
  let journal: CommitJournal | null = null;
  const database = Database.open(
    dataDir,
    options.keepsCommits
      ? (lastVersion, lastNoted) =>
          (journal = CommitJournal.open(join(dataDir, journalFile), lastVersion, lastNoted))
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

/** Tells a listener of a commit. */
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
      // An error of a listener must not keep the commit from being acknowledged.
      log(
        `A commit listener failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  };
