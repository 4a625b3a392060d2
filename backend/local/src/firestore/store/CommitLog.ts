import { uptime } from 'node:os';
import { join } from 'node:path';

import { open } from 'lmdb';
import type { RootDatabase } from 'lmdb';

import { DataFolderError } from '../DataFolderError.ts';
import { checkDataFile } from './checkDataFile.ts';
import {
  decodeRecorded,
  decodeRecord,
  decodeVersion,
  documentKey,
  encodeRecord,
  encodeVersion,
  isDocumentKey,
  type JournaledCommit,
} from './documentRecord.ts';
import { lockFolder } from './lockFolder.ts';
import type { CommitRecord, StoredDocument } from './StoredDocument.ts';

const DATA_FILE = 'firestore.mdb';
const VERSION_KEY = 'meta:lastVersion';

/** When the machine was booted, in seconds since 1970. Varies slightly between calls because of clock adjustments. */
const machineStart = (): number => Math.round(Date.now() / 1000 - uptime());

/** Maximum variation in seconds. */
const clockToleranceSeconds = 60;

/** Receives the outcome of appended commits, in order. */
export interface CommitLogObserver {
  onDurable: (commit: CommitRecord) => void;
  /** Writing failed, e.g. because the disk is full: none of the appended commits that aren’t durable yet will be on disk. */
  onFailed: (error: Error) => void;
}

/** A commit, and whether the journal has recorded that it is pending. */
interface AppendedCommit {
  readonly commit: CommitRecord;
  readonly isRecorded: boolean;
}

/** The content of a folder when it was opened. */
interface OpenedLog {
  readonly log: CommitLog;
  /** The version of the last commit on disk; 0 in a new folder. */
  readonly lastVersion: number;
  /**
   * The version of the last recorded commit; 0 if there is none, or the machine has been rebooted since, which may have lost the journal.
   */
  readonly lastRecorded: number;
}

/**
 * The documents on disk. Commits are appended immediately and written in groups: while one group is being synced, the next one accumulates. A
 * group is one transaction of the store, so commits are atomic.
 */
export class CommitLog {
  readonly #store: RootDatabase<Buffer, string>;
  readonly #unlock: () => void;
  #observer: CommitLogObserver | null = null;
  #waiting: AppendedCommit[] = [];
  #writing: Promise<void> | null = null;
  #recorded: JournaledCommit | null;

  private constructor(
    store: RootDatabase<Buffer, string>,
    unlock: () => void,
    recorded: JournaledCommit | null,
  ) {
    this.#store = store;
    this.#unlock = unlock;
    this.#recorded = recorded;
  }

  /**
   * Opens a folder's log, creating both if needed.
   *
   * @param onDocument called for every document on disk before this returns
   * @throws DataFolderError if the folder is damaged or in use
   */
  static open(folder: string, onDocument: (document: StoredDocument) => void): OpenedLog {
    const unlock = lockFolder(folder);
    const file = join(folder, DATA_FILE);
    let store: RootDatabase<Buffer, string> | undefined;
    try {
      const fault = checkDataFile(file);
      if (fault) throw new Error(fault);
      // Without overlapping sync, a write is reported as done only once it is on disk. Each group is already a batch; batching per event
      // turn would create promises whose rejection can't be handled and would end the process.
      store = open<Buffer, string>({
        path: file,
        noSubdir: true,
        encoding: 'binary',
        overlappingSync: false,
        eventTurnBatching: false,
      });
      const kept = loadDocuments(store, onDocument);
      const recorded = decodeRecorded(kept);
      const isOfNow =
        recorded !== null && Math.abs(recorded.machineStart - machineStart()) < clockToleranceSeconds;
      return {
        log: new CommitLog(store, unlock, recorded),
        lastVersion: decodeVersion(kept),
        lastRecorded: isOfNow ? recorded.version : 0,
      };
    } catch (error) {
      void store?.close();
      unlock();
      if (isSystemError(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new DataFolderError('damaged', file, `The data file ${file} is damaged: ${reason}.`, {
        cause: error,
      });
    }
  }

  /** Sets the observer; must be called before the first append. */
  observe(observer: CommitLogObserver): void {
    this.#observer = observer;
  }

  /** Queues a commit and reports its outcome to the observer. @param isRecorded whether the journal has recorded that it is pending */
  append(commit: CommitRecord, isRecorded = false): void {
    this.#waiting.push({ commit, isRecorded });
    this.#writing ??= this.#writeGroups();
  }

  /** Waits for appended commits and closes the files. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#store.close();
    this.#unlock();
  }

  async #writeGroups(): Promise<void> {
    // Commits from the same turn of the event loop share one sync.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(group);
      } catch (error) {
        const reason = await reasonOf(error);
        // The waiting commits are based on failed ones.
        this.#waiting = [];
        this.#observer?.onFailed(reason);
        continue;
      }
      for (const { commit } of group) this.#observer?.onDurable(commit);
    }
    this.#writing = null;
  }

  async #write(group: readonly AppendedCommit[]): Promise<void> {
    const latest = new Map<string, StoredDocument | null>();
    for (const { commit } of group) for (const { name, after } of commit.changes) latest.set(name, after);
    const lastVersion = group.at(-1)?.commit.version ?? 0;
    if (latest.size === 0) return;
    const last = group.findLast(({ isRecorded }) => isRecorded)?.commit.version;
    const recorded = last === undefined ? this.#recorded : { version: last, machineStart: machineStart() };
    // Each operation has its own promise, which also rejects if the transaction fails.
    const operations: Promise<boolean>[] = [];
    const transaction = this.#store.batch(() => {
      for (const [name, document] of latest) {
        const key = documentKey(name);
        operations.push(document ? this.#store.put(key, encodeRecord(document)) : this.#store.remove(key));
      }
      operations.push(this.#store.put(VERSION_KEY, Buffer.from(encodeVersion(lastVersion, recorded))));
    });
    await Promise.all([transaction, ...operations]);
    this.#recorded = recorded;
  }
}

/** Why a transaction failed: the store's error carries a promise of the actual one. */
async function reasonOf(thrown: unknown): Promise<Error> {
  const failure = thrown instanceof Error ? thrown : new Error(String(thrown));
  try {
    await (failure as { commitError?: unknown }).commitError;
  } catch (actual) {
    if (actual instanceof Error) return actual;
  }
  return failure;
}

/** Errors such as a full disk or missing permissions don't mean that the file is damaged. LMDB's own errors have negative codes. */
function isSystemError(error: unknown): boolean {
  const code: unknown = (error as { code?: unknown } | null)?.code;
  return typeof code === 'number' ? code > 0 : typeof code === 'string';
}

/** @returns the metadata stored with the documents: the version of the last commit, and of the last recorded one */
function loadDocuments(
  store: RootDatabase<Buffer, string>,
  onDocument: (document: StoredDocument) => void,
): string {
  let meta = encodeVersion(0);
  for (const { key, value } of store.getRange({})) {
    if (isDocumentKey(key)) onDocument(documentOf(key, value));
    else if (key === VERSION_KEY) meta = value.toString();
    else throw new Error(`unknown entry ${JSON.stringify(key)}`);
  }
  return meta;
}

/** @throws Error for a document under another's key, where later commits wouldn't find it */
function documentOf(key: string, value: Buffer): StoredDocument {
  const document = decodeRecord(value);
  if (documentKey(document.name) !== key)
    throw new Error(`${document.name} is kept as ${JSON.stringify(key)}`);
  return document;
}
