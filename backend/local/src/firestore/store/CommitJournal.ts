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

/** Takes a commit that is on disk, and says once everything that it starts has been done. */
type TakeCommit = (commit: CommitRecord, done: () => void) => void;

/** Whether a change starts anything at all. */
type Concerns = (change: DocumentChange) => boolean;

/** A line of the file: a commit, the version of one that is done with, or that all before it are. */
type Line = CommitRecord | { readonly done: number | 'all' };

/** Bytes of the file, beyond those of what is undone, after which it is written anew. */
const slack = 8_000_000;

/** Bytes of the file after which it is written anew when nothing is left to do. */
const idleSlack = 100_000;

/** A line by which somebody lets a start go on without what waited. */
export const nothingWaits = '{"done":"all"}';

/**
 * The commits whose consequences are still to come, in a file: events of functions. A process that was killed would forget those that wait in its
 * memory, and in production none is ever lost. A commit is noted before it goes to the disk, so one that is there is always known here; one
 * that never got there is recognised by its version. It may be taken again after a crash, as events may be delivered twice.
 *
 * The file is written anew as it grows, with what is left to do. It outlives the process and not a power cut, since it isn't flushed.
 *
 * The documents know the version of the last commit that was noted here, and the file always has a line of that version or a later one,
 * also when nothing is left to do: so a file that lost its last lines is told from one in which nothing waits.
 */
export class CommitJournal {
  readonly #path: string;
  readonly #undone: Map<number, CommitRecord>;
  /** The version of the last commit that was noted; 0 where there is none. */
  #lastNoted: number;
  #file: number;
  #bytes: number;
  #limit: number;
  /** On disk, and not taken yet. */
  #ready: CommitRecord[];
  #take: TakeCommit | null = null;
  #concerns: Concerns = () => true;
  /** Versions that are done with and of which the file doesn't say so yet: the disk may have been full. */
  #owed: number[] = [];
  #isClosed = false;

  private constructor(path: string, undone: Map<number, CommitRecord>, lastNoted: number) {
    this.#path = path;
    this.#undone = undone;
    this.#lastNoted = lastNoted;
    this.#ready = [...undone.values()];
    [this.#file, this.#bytes] = writeAnew(path, this.#left());
    this.#limit = this.#bytes + slack;
  }

  /**
   * Opens the file, or makes it.
   *
   * @param lastVersion that of the last commit on disk: what was noted of later ones never happened
   * @param lastNoted that of the last commit on disk that was noted, 0 where nobody knows
   * @throws DataFolderError where a line is not as it was written, or is gone from the end
   */
  static open(path: string, lastVersion: number, lastNoted: number): CommitJournal {
    const commits = new Map<number, CommitRecord>();
    let lastLine = 0;
    for (const line of existsSync(path) ? linesOf(path, lastVersion) : []) {
      lastLine = Math.max(lastLine, versionOf(line));
      if (!('done' in line)) {
        if (line.version <= lastVersion) commits.set(line.version, line);
      } else if (line.done === 'all') commits.clear();
      else commits.delete(line.done);
    }
    if (lastLine < lastNoted)
      throw damageOf(path, existsSync(path) ? 'the last commits are gone from it' : 'it is missing');
    return new CommitJournal(path, commits, lastNoted);
  }

  /**
   * Notes what is of concern of a commit that is about to go to the disk.
   *
   * @returns whether anything is
   * @throws Error where the disk has no room; the commit must not go on then
   */
  note({ version, changes }: CommitRecord): boolean {
    this.#payOwed();
    const concerning = changes.filter(this.#concerns);
    if (concerning.length === 0) return false;
    const commit = { version, changes: concerning };
    this.#write(commit);
    this.#undone.set(version, commit);
    this.#lastNoted = version;
    return true;
  }

  /** Forgets commits that never got to the disk. */
  withdraw(versions: readonly number[]): void {
    for (const version of versions) if (this.#undone.delete(version)) this.#owed.push(version);
  }

  /** A commit is on disk. @param version its own */
  committed(version: number): void {
    const commit = this.#undone.get(version);
    if (commit === undefined) return;
    if (this.#take) this.#give(commit, this.#take);
    else this.#ready.push(commit);
  }

  /**
   * Hands over what waits, and from then on each commit once it is on disk, with those of its changes that are of concern.
   *
   * @returns how to stop that
   */
  listen(take: TakeCommit, concerns: Concerns): () => void {
    this.#take = take;
    this.#concerns = concerns;
    for (const commit of this.#ready.splice(0)) this.#give(commit, take);
    return () => {
      this.#take = null;
    };
  }

  /** What is not done by now is taken again after the next start. */
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

  /** The lines that say what is left to do. The last one is of the last commit that was noted. */
  #left(): Line[] {
    const commits = [...this.#undone.values()];
    const isLast = this.#lastNoted === 0 || this.#undone.has(this.#lastNoted);
    return isLast ? commits : [...commits, { done: this.#lastNoted }];
  }

  /** Says in the file what is done, where there is room; else before the next commit. */
  #settle(): void {
    try {
      this.#payOwed();
      if (this.#bytes < (this.#undone.size === 0 ? idleSlack : this.#limit)) return;
      const [file, bytes] = writeAnew(this.#path, this.#left());
      closeSync(this.#file);
      [this.#file, this.#bytes] = [file, bytes];
      this.#limit = 2 * bytes + slack;
    } catch {
      this.#limit += slack;
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
      // What there was room for is no line.
      ftruncateSync(this.#file, this.#bytes);
      throw error;
    }
  }
}

/** Writes a text, or throws where there is no room for all of it. @returns its bytes */
const writeWhole = (file: number, text: string): number => {
  const bytes = Buffer.from(text);
  const written = writeSync(file, bytes);
  if (written < bytes.length) throw new Error('The disk is full');
  return written;
};

/** Writes a file beside its place and then renames it, so that there is always a whole one. @returns the open file and its bytes */
const writeAnew = (path: string, lines: readonly Line[]): [file: number, bytes: number] => {
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

/** The version that a line is of. */
const versionOf = (line: Line): number => {
  if (!('done' in line)) return line.version;
  return line.done === 'all' ? Infinity : line.done;
};

const sumOf = (json: string): string => crc32(json).toString(16).padStart(8, '0');

/** A line as text, with its checksum. It begins with its line break, so that one that was cut short spoils no other. */
const textOf = (line: Line): string => {
  const json = JSON.stringify(line);
  return `\n${sumOf(json)} ${json}`;
};

const lineBreak = 10;

/** The lines of a file. Read one by one: all of them may be too long for a text. */
function* linesOf(path: string, lastVersion: number): Generator<Line> {
  const bytes = readFileSync(path);
  for (let start = 0, number = 1; start < bytes.length; number += 1) {
    const end = bytes.indexOf(lineBreak, start);
    const text = bytes.toString('utf8', start, end < 0 ? bytes.length : end);
    start = end < 0 ? bytes.length : end + 1;
    const line = lineOf(text);
    if (line !== null) yield line;
    else if (text !== '' && !text.startsWith('{') && (end >= 0 || !isCutShort(text, lastVersion)))
      throw damageOf(path, `line ${number} is not as it was written`);
  }
}

/** What can be gone on without: the documents are whole. */
function damageOf(path: string, why: string): DataFolderError {
  const what = `The data file ${path} is damaged: ${why}.`;
  const remedy = `With nothing but ${nothingWaits} in it, a start goes on, but functions hear nothing of the commits that they had not handled.`;
  return new DataFolderError('damaged', path, `${what} ${remedy}`);
}

/** What a line says; null for one that is not as it was written. One of a release before has no checksum, and any of it may be cut short. */
function lineOf(text: string): Line | null {
  if (text.startsWith('{')) return parsed(text);
  const json = text.slice(9);
  return text.slice(0, 9) === `${sumOf(json)} ` ? parsed(json) : null;
}

/**
 * Whether the last line is one that a kill cut short. Its commit is not on disk then: it is noted before, and the version comes first in it.
 */
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
