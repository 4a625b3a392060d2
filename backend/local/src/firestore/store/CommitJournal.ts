import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { crc32 } from 'node:zlib';
import { DataFolderError } from '../DataFolderError.ts';
import type { CommitRecord, DocumentChange } from './StoredDocument.ts';

/** Handles a commit that is on disk, and calls `done` once everything triggered by it is finished. */
type TakeCommit = (commit: CommitRecord, done: () => void) => void;

/** Whether a change triggers anything. */
type Concerns = (change: DocumentChange) => boolean;

/** A line of the file: a commit, the version of a finished one, or that all earlier ones are finished. */
type Line = CommitRecord | { readonly done: number | 'all' };

/** The file is rewritten when it exceeds the pending lines by this many bytes. */
const maxExtraBytes = 8_000_000;

/** The file is rewritten at this size if nothing is pending. */
const maxIdleBytes = 100_000;

/** The line that a user can append so that a start continues without the pending commits. */
export const allDoneLine = '{"done":"all"}';

/**
 * A file of commits whose function events are pending. Killing the process would lose events that are only in memory, and production never
 * loses any. A commit is recorded here before it is written to disk, so every commit on disk is known; one that never reached the disk is
 * recognized by its version. After a crash, a commit may be delivered again, as events may in production.
 *
 * When the file grows, it is rewritten with the pending commits. It survives the process but not a power failure, because it isn't flushed.
 *
 * The document store records the version of the last commit recorded here, and this file always has a line of that version or a later one,
 * even if nothing is pending. This distinguishes a file that lost its last lines from one with nothing pending.
 */
export class CommitJournal {
  readonly #path: string;
  readonly #undone: Map<number, CommitRecord>;
  /** The version of the last recorded commit; 0 if there is none. */
  #lastRecorded: number;
  #file: number;
  #bytes: number;
  #limit: number;
  /** On disk, not yet delivered. */
  #ready: CommitRecord[];
  #take: TakeCommit | null = null;
  #concerns: Concerns = () => true;
  /** Finished versions not yet marked in the file, because the disk may have been full. */
  #owed: number[] = [];
  #isClosed = false;

  private constructor(path: string, undone: Map<number, CommitRecord>, lastRecorded: number) {
    this.#path = path;
    this.#undone = undone;
    this.#lastRecorded = lastRecorded;
    this.#ready = [...undone.values()];
    [this.#file, this.#bytes] = rewrite(path, this.#left());
    this.#limit = this.#bytes + maxExtraBytes;
  }

  /**
   * Opens or creates the file.
   *
   * @param lastVersion version of the last commit on disk: later ones recorded here never happened
   * @param lastRecorded version of the last commit on disk that was recorded here, 0 if unknown
   * @throws DataFolderError for a corrupt line, or one missing at the end
   */
  static open(path: string, lastVersion: number, lastRecorded: number): CommitJournal {
    const commits = new Map<number, CommitRecord>();
    let lastLine = 0;
    for (const line of existsSync(path) ? linesOf(path, lastVersion) : []) {
      lastLine = Math.max(lastLine, versionOf(line));
      if (!('done' in line)) {
        if (line.version <= lastVersion) commits.set(line.version, line);
      } else if (line.done === 'all') commits.clear();
      else commits.delete(line.done);
    }
    if (lastLine < lastRecorded)
      throw damageOf(path, existsSync(path) ? 'its last commits are missing' : 'it is missing');
    return new CommitJournal(path, commits, lastRecorded);
  }

  /**
   * Records the relevant changes of a commit that is about to be written to disk.
   *
   * @returns whether there are any
   * @throws Error if the disk is full; the commit must not continue then
   */
  record({ version, changes }: CommitRecord): boolean {
    this.#payOwed();
    const concerning = changes.filter(this.#concerns);
    if (concerning.length === 0) return false;
    const commit = { version, changes: concerning };
    this.#write(commit);
    this.#undone.set(version, commit);
    this.#lastRecorded = version;
    return true;
  }

  /** Removes commits that never reached the disk. */
  remove(versions: readonly number[]): void {
    for (const version of versions) if (this.#undone.delete(version)) this.#owed.push(version);
  }

  /** Marks a commit as on disk. @param version the commit's version */
  committed(version: number): void {
    const commit = this.#undone.get(version);
    if (commit === undefined) return;
    if (this.#take) this.#give(commit, this.#take);
    else this.#ready.push(commit);
  }

  /**
   * Delivers pending commits, then each commit once it is on disk, limited to their relevant changes.
   *
   * @returns the function that stops this
   */
  listen(take: TakeCommit, concerns: Concerns): () => void {
    this.#take = take;
    this.#concerns = concerns;
    for (const commit of this.#ready.splice(0)) this.#give(commit, take);
    return () => {
      this.#take = null;
    };
  }

  /** Anything unfinished is delivered again after the next start. */
  close(): void {
    this.#isClosed = true;
    closeSync(this.#file);
  }

  #give(commit: CommitRecord, take: TakeCommit): void {
    take(commit, () => this.#done(commit.version));
  }

  #done(version: number): void {
    if (this.#isClosed || !this.#undone.delete(version)) return;
    this.#owed.push(version);
    this.#settle();
  }

  /** The lines for the pending commits. The last line is for the last recorded commit. */
  #left(): Line[] {
    const commits = [...this.#undone.values()];
    const isLast = this.#lastRecorded === 0 || this.#undone.has(this.#lastRecorded);
    return isLast ? commits : [...commits, { done: this.#lastRecorded }];
  }

  /** Marks finished commits in the file if there is space, otherwise before the next commit. */
  #settle(): void {
    try {
      this.#payOwed();
      if (this.#bytes < (this.#undone.size === 0 ? maxIdleBytes : this.#limit)) return;
      const [file, bytes] = rewrite(this.#path, this.#left());
      closeSync(this.#file);
      [this.#file, this.#bytes] = [file, bytes];
      this.#limit = 2 * bytes + maxExtraBytes;
    } catch {
      this.#limit += maxExtraBytes;
    }
  }

  #payOwed(): void {
    for (let version = this.#owed[0]; version !== undefined; version = this.#owed[0]) {
      this.#write({ done: version });
      this.#owed.shift();
    }
  }

  #write(line: Line): void {
    try {
      this.#bytes += writeWhole(this.#file, textOf(line));
    } catch (error) {
      // Removes the partial line.
      ftruncateSync(this.#file, this.#bytes);
      throw error;
    }
  }
}

/** Writes all of a text, or throws if there isn't enough space. @returns its size in bytes */
const writeWhole = (file: number, text: string): number => {
  const bytes = Buffer.from(text);
  const written = writeSync(file, bytes);
  if (written < bytes.length) throw new Error('The disk is full');
  return written;
};

/** Writes a temporary file and renames it, so there is always a complete one. @returns the open file and its size in bytes */
const rewrite = (path: string, lines: readonly Line[]): [file: number, bytes: number] => {
  const beside = `${path}.new`;
  writeFileSync(beside, '');
  const file = openSync(beside, 'a');
  try {
    const bytes = lines.reduce((sum, line) => sum + writeWhole(file, textOf(line)), 0);
    renameSync(beside, path);
    return [file, bytes];
  } catch (error) {
    closeSync(file);
    throw error;
  }
};

/** The version a line refers to. */
const versionOf = (line: Line): number => {
  if (!('done' in line)) return line.version;
  return line.done === 'all' ? Infinity : line.done;
};

const sumOf = (json: string): string => crc32(json).toString(16).padStart(8, '0');

/** A line as text with its checksum. It starts with the line break, so a partial line can't corrupt the next one. */
const textOf = (line: Line): string => {
  const json = JSON.stringify(line);
  return `\n${sumOf(json)} ${json}`;
};

const lineBreak = 10;

/** A file's lines, read one at a time: together they may exceed the maximum string length. */
function* linesOf(path: string, lastVersion: number): Generator<Line> {
  const bytes = readFileSync(path);
  for (let start = 0, number = 1; start < bytes.length; number += 1) {
    const end = bytes.indexOf(lineBreak, start);
    const text = bytes.toString('utf8', start, end < 0 ? bytes.length : end);
    start = end < 0 ? bytes.length : end + 1;
    const line = lineOf(text);
    if (line !== null) yield line;
    else if (text !== '' && !text.startsWith('{') && (end >= 0 || !isCutShort(text, lastVersion)))
      throw damageOf(path, `line ${number} fails its checksum`);
  }
}

/** Damage that a start can ignore, because the documents are intact. */
function damageOf(path: string, why: string): DataFolderError {
  const what = `The data file ${path} is damaged: ${why}.`;
  const remedy = `With nothing but ${allDoneLine} in it, the next start succeeds, but functions never receive the commits they hadn't handled yet.`;
  return new DataFolderError('damaged', path, `${what} ${remedy}`);
}

/** A parsed line; null if corrupt. Lines of an earlier release have no checksum, and any of them may have been cut off. */
function lineOf(text: string): Line | null {
  if (text.startsWith('{')) return parsed(text);
  const json = text.slice(9);
  return text.slice(0, 9) === `${sumOf(json)} ` ? parsed(json) : null;
}

/** Whether a kill cut off the last line. If so, its commit isn't on disk, because lines are written before commits. */
function isCutShort(text: string, lastVersion: number): boolean {
  if (!/^[0-9a-f]{1,8}$|^[0-9a-f]{8} (\{|$)/.test(text)) return false;
  const version = /^[0-9a-f]{8} \{"version":(\d+),/.exec(text)?.[1];
  return parsed(text.slice(9)) === null && (version === undefined || Number(version) > lastVersion);
}

const parsed = (text: string): Line | null => {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
};
