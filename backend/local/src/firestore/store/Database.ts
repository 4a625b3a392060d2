import { applyWrite } from '../commit/applyWrite.ts';
import type { Write } from '../commit/Write.ts';
import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { timestampOfVersion } from '../values/timestamp.ts';
import type { Value } from '../values/Value.ts';
import type { CommitJournal } from './CommitJournal.ts';
import { CommitLog } from './CommitLog.ts';
import { readerAtCommit } from './DocumentReader.ts';
import type { DocumentReader } from './DocumentReader.ts';
import { DocumentStore } from './DocumentStore.ts';
import { History } from './History.ts';
import type { CommitRecord, DocumentChange, StoredDocument } from './StoredDocument.ts';

/** The effect of one write of a commit, for checks before it happens. */
export interface StagedWrite {
  write: Write;
  /** The document before this write, within the commit. */
  before: StoredDocument | null;
  after: StoredDocument | null;
  transformResults: Value[];
}

/** A validated commit not yet applied. */
export interface StagedCommit {
  version: number;
  writes: StagedWrite[];
  /** The document as of after the whole commit. */
  getAfter: (name: string) => StoredDocument | null;
  get: (name: string) => StoredDocument | null;
}

export interface CommitResult {
  version: number;
  writes: StagedWrite[];
}

interface Acknowledgement {
  resolve: (result: CommitResult) => void;
  reject: (error: Error) => void;
  result: CommitResult;
}

/**
 * The single store of all documents: in memory, with every commit on disk before it is acknowledged. Commits are checked against the latest
 * state, while reads see only what is on disk, so nothing visible can be undone by a crash.
 */
export class Database {
  readonly #documents: DocumentStore;
  readonly #log: CommitLog;
  readonly #history: History;
  readonly #listeners = new Set<(commit: CommitRecord) => void>();
  readonly #journal: CommitJournal | null;
  readonly #unacknowledged = new Map<number, Acknowledgement>();
  readonly #isNew: boolean;
  readonly #openedVersion: number;
  #lastVersion: number;
  #durableVersion: number;
  #failure: FirestoreError | null = null;

  private constructor(
    documents: DocumentStore,
    log: CommitLog,
    version: number,
    isNew: boolean,
    journal: CommitJournal | null,
  ) {
    this.#isNew = isNew;
    this.#journal = journal;
    this.#openedVersion = version;
    this.#documents = documents;
    this.#log = log;
    this.#history = new History(version);
    this.#lastVersion = version;
    this.#durableVersion = version;
    log.observe({
      onDurable: (commit) => this.#onDurable(commit),
      onFailed: (error) => this.#onFailed(error),
    });
  }

  /**
   * Opens a folder's database and loads it into memory.
   *
   * @param openJournal opens the journal that records each commit before it is on disk, given the versions of the last commit on disk and
   * of the last recorded one
   * @throws DataFolderError if the folder is damaged or in use
   */
  static open(
    folder: string,
    openJournal?: (lastVersion: number, lastRecorded: number) => CommitJournal,
  ): Database {
    const documents = new DocumentStore();
    const { log, lastVersion, lastRecorded } = CommitLog.open(folder, (document) =>
      documents.apply({ name: document.name, after: document }),
    );
    const journal = openOrRelease(
      () => void log.close(),
      () => openJournal?.(lastVersion, lastRecorded) ?? null,
    );
    return new Database(documents, log, Math.max(lastVersion + 1, now()), lastVersion === 0, journal);
  }

  /** The version of the latest state visible to reads, in microseconds since 1970. */
  get version(): number {
    return this.#durableVersion;
  }

  /** The latest state on disk. */
  read(): DocumentReader {
    return readerAtCommit(this.#documents, this.#history.after(this.#durableVersion) ?? []);
  }

  /**
   * The state at a version, if recent enough. A version after the latest means the latest. A new folder was empty before it was opened.
   *
   * @returns null if it is too old
   */
  readAt(version: number): DocumentReader | null {
    const known = this.#isNew ? Math.max(version, this.#openedVersion) : version;
    const commits = this.#history.after(Math.min(known, this.#durableVersion));
    return commits && readerAtCommit(this.#documents, commits);
  }

  /** The commits after a version, including those being written, oldest first; null if no longer kept. */
  commitsAfter(version: number): CommitRecord[] | null {
    return this.#history.after(version);
  }

  /** Calls the listener with each commit that changed something, in order, once on disk. Returns the function that removes it. */
  onCommit(listener: (commit: CommitRecord) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Applies a commit atomically.
   *
   * @param check may throw to prevent the commit (security rules, transactions)
   * @returns once it is on disk
   * @throws FirestoreError if a write or the check fails, or UNAVAILABLE if writing to disk fails
   */
  async commit(
    writes: readonly Write[],
    check: (staged: StagedCommit) => void = () => {},
  ): Promise<CommitResult> {
    if (this.#failure) throw this.#failure;
    const version = Math.max(now(), this.#lastVersion + 1);
    const staged = this.#stage(writes, version);
    check(staged.commit);
    this.#lastVersion = version;
    const record: CommitRecord = { version, changes: staged.changes() };
    const isRecorded = this.#note(record);
    for (const change of record.changes) this.#documents.apply(change);
    this.#history.add(record);
    return new Promise((resolve, reject) => {
      this.#unacknowledged.set(version, {
        resolve,
        reject,
        result: { version, writes: staged.commit.writes },
      });
      this.#log.append(record, isRecorded);
    });
  }

  /** Waits for pending commits and unlocks the folder. */
  async close(): Promise<void> {
    this.#failure ??= new FirestoreError('UNAVAILABLE', 'The local Firestore is shutting down.');
    await this.#log.close();
    this.#journal?.close();
  }

  #stage(
    writes: readonly Write[],
    version: number,
  ): { commit: StagedCommit; changes: () => DocumentChange[] } {
    const time = timestampOfVersion(version);
    const changed = new Map<string, StoredDocument | null>();
    const written = new Set<string>();
    const get = (name: string): StoredDocument | null => this.#documents.get(name);
    const getAfter = (name: string): StoredDocument | null => {
      const after = changed.get(name);
      return after === undefined ? get(name) : after;
    };
    const stagedWrites = writes.map((write): StagedWrite => {
      const before = getAfter(write.name);
      if (write.precondition.exists && !before && written.has(write.name))
        throw invalidArgument(`Document "${write.name}" is deleted and then updated in one request.`);
      written.add(write.name);
      const { after, transformResults } = applyWrite(before, write, time);
      if (after !== before) changed.set(write.name, after);
      return { write, before, after, transformResults };
    });
    const changes = (): DocumentChange[] =>
      [...changed]
        .map(([name, after]) => ({ name, before: get(name), after }))
        .filter(({ before, after }) => before !== after);
    return { commit: { version, writes: stagedWrites, get, getAfter }, changes };
  }

  #onDurable(commit: CommitRecord): void {
    this.#durableVersion = commit.version;
    if (commit.changes.length > 0) {
      for (const listener of this.#listeners) listener(commit);
      this.#journal?.committed(commit.version);
    }
    const acknowledgement = this.#unacknowledged.get(commit.version);
    this.#unacknowledged.delete(commit.version);
    acknowledgement?.resolve(acknowledgement.result);
  }

  #note(record: CommitRecord): boolean {
    try {
      return this.#journal?.record(record) ?? false;
    } catch (error) {
      throw unwritable(error);
    }
  }

  /** Writing failed: memory is reset to what is on disk. The next commit tries again, because there may be space by then. */
  #onFailed(error: Error): void {
    const failed = this.#history.removeAfter(this.#durableVersion);
    for (const { changes } of failed) {
      for (const { name, before } of changes) this.#documents.apply({ name, after: before });
    }
    this.#journal?.remove(failed.map(({ version }) => version));
    for (const { reject } of this.#unacknowledged.values()) reject(unwritable(error));
    this.#unacknowledged.clear();
  }
}

/** Opens something, or releases what was opened before it. */
function openOrRelease<Opened>(giveFree: () => void, open: () => Opened): Opened {
  try {
    return open();
  } catch (error) {
    giveFree();
    throw error;
  }
}

function unwritable(error: unknown): FirestoreError {
  const reason = error instanceof Error ? error.message : String(error);
  return new FirestoreError(
    'UNAVAILABLE',
    `The local Firestore cannot write to its data folder: ${reason}. Nothing of this commit was stored.`,
  );
}

/** Microseconds since 1970. */
function now(): number {
  return Date.now() * 1000;
}
