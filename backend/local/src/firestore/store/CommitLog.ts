import { uptime } from 'node:os';
import { join } from 'node:path';

import { open } from 'lmdb';
import type { RootDatabase } from 'lmdb';

import { DataFolderError } from '../DataFolderError.ts';
import { checkDataFile } from './checkDataFile.ts';
import {
  decodeNoted,
  decodeRecord,
  decodeVersion,
  documentKey,
  encodeRecord,
  encodeVersion,
  isDocumentKey,
  type NotedCommit,
} from './documentRecord.ts';
import { lockFolder } from './lockFolder.ts';
import type { CommitRecord, StoredDocument } from './StoredDocument.ts';

const DATA_FILE = 'firestore.mdb';
const VERSION_KEY = 'meta:lastVersion';

/** When the machine was started, in seconds since 1970. Clocks make it differ a little from one time to the next. */
const machineStart = (): number => Math.round(Date.now() / 1000 - uptime());

/** Seconds by which it may differ. */
const clockSlack = 60;

/** Told of the fate of appended commits, in their order. */
export interface CommitLogObserver {
  /** The commit is on disk. */
  onDurable: (commit: CommitRecord) => void;
  /** The disk refused, a full one for instance: nothing of the commits that were appended and not durable is on disk, nor will be. */
  onFailed: (error: Error) => void;
}

/** A commit, and whether it was noted elsewhere that it waits. */
interface AppendedCommit {
  readonly commit: CommitRecord;
  readonly isNoted: boolean;
}

/** What a folder held when it was opened. */
interface OpenedLog {
  readonly log: CommitLog;
  /** The version of the last commit on disk; 0 in a new folder. */
  readonly lastVersion: number;
  /** That of the last one that was noted; 0 where there is none, or the machine was started anew since, whose files may have lost it. */
  readonly lastNoted: number;
}

/**
 * The documents on disk. Commits are appended at once and written in groups: while one group is being synced, the next one
 * gathers. One group is one transaction of the store, so a commit is on disk whole or not at all.
 */
export class CommitLog {
  readonly #store: RootDatabase<Buffer, string>;
  readonly #unlock: () => void;
  #observer: CommitLogObserver | null = null;
  #waiting: AppendedCommit[] = [];
  #writing: Promise<void> | null = null;
  #noted: NotedCommit | null;

  private constructor(store: RootDatabase<Buffer, string>, unlock: () => void, noted: NotedCommit | null) {
    this.#store = store;
    this.#unlock = unlock;
    this.#noted = noted;
  }

  /**
   * Opens the log of a folder, making both where they don't exist.
   *
   * @param onDocument called for every document on disk before this returns
   * @throws DataFolderError where the folder is damaged or in use
   */
  static open(folder: string, onDocument: (document: StoredDocument) => void): OpenedLog {
    const unlock = lockFolder(folder);
    const file = join(folder, DATA_FILE);
    let store: RootDatabase<Buffer, string> | undefined;
    try {
      const fault = checkDataFile(file);
      if (fault) throw new Error(fault);
      // Without overlapping sync a write is only reported done once it is on disk. Each group is a batch already; a batch for each turn of the
      // event loop would have a promise of its own, whose failure nobody can hear and which would end the process.
      store = open<Buffer, string>({
        path: file,
        noSubdir: true,
        encoding: 'binary',
        overlappingSync: false,
        eventTurnBatching: false,
      });
      const kept = loadDocuments(store, onDocument);
      const noted = decodeNoted(kept);
      const isOfNow = noted !== null && Math.abs(noted.machineStart - machineStart()) < clockSlack;
      return {
        log: new CommitLog(store, unlock, noted),
        lastVersion: decodeVersion(kept),
        lastNoted: isOfNow ? noted.version : 0,
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

  /** Sets who is told of durable commits; must be called before the first append. */
  observe(observer: CommitLogObserver): void {
    this.#observer = observer;
  }

  /** Queues a commit; the observer hears of it. @param isNoted whether it was noted elsewhere that it waits */
  append(commit: CommitRecord, isNoted = false): void {
    this.#waiting.push({ commit, isNoted });
    this.#writing ??= this.#writeGroups();
  }

  /** Waits for what was appended and closes the files. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#store.close();
    this.#unlock();
  }

  async #writeGroups(): Promise<void> {
    // Commits that arrive in the same turn of the event loop share one sync.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(group);
      } catch (error) {
        const reason = await reasonOf(error);
        // What waits was made of what has failed.
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
    const last = group.findLast(({ isNoted }) => isNoted)?.commit.version;
    const noted = last === undefined ? this.#noted : { version: last, machineStart: machineStart() };
    // Each operation has a promise of its own, which also fails when the transaction does.
    const operations: Promise<boolean>[] = [];
    const transaction = this.#store.batch(() => {
      for (const [name, document] of latest) {
        const key = documentKey(name);
        operations.push(document ? this.#store.put(key, encodeRecord(document)) : this.#store.remove(key));
      }
      operations.push(this.#store.put(VERSION_KEY, Buffer.from(encodeVersion(lastVersion, noted))));
    });
    await Promise.all([transaction, ...operations]);
    this.#noted = noted;
  }
}

/** Why a transaction failed: the store hands out a promise of the actual error with its own. */
async function reasonOf(thrown: unknown): Promise<Error> {
  const failure = thrown instanceof Error ? thrown : new Error(String(thrown));
  try {
    await (failure as { commitError?: unknown }).commitError;
  } catch (actual) {
    if (actual instanceof Error) return actual;
  }
  return failure;
}

/** No right to the file, a full disk and the like say nothing about what is in it. LMDB's own errors have negative codes. */
function isSystemError(error: unknown): boolean {
  const code: unknown = (error as { code?: unknown } | null)?.code;
  return typeof code === 'number' ? code > 0 : typeof code === 'string';
}

/** @returns what is kept with the documents: the version of the last commit, and more */
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

/** @throws Error for one under another's key, where no later commit would find it */
function documentOf(key: string, value: Buffer): StoredDocument {
  const document = decodeRecord(value);
  if (documentKey(document.name) !== key)
    throw new Error(`${document.name} is kept as ${JSON.stringify(key)}`);
  return document;
}
