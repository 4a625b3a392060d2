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
import type { CommitRecord } from './StoredDocument.ts';

/** Takes a commit that is on disk, and says once everything that it starts has been done. */
type TakeCommit = (commit: CommitRecord, done: () => void) => void;

/** A line of the file: a commit, or the version of one that is done with. */
type Line = CommitRecord | { readonly done: number };

/**
 * The commits whose consequences are still to come, in a file: events of functions. A process that was killed would forget those that wait in its
 * memory, and in production none is ever lost. A commit is noted before it goes to the disk, so one that is there is always known here; one
 * that never got there is recognised by its version. It may be taken again after a crash, as events may be delivered twice.
 *
 * The file is emptied whenever nothing is left to do. It outlives the process and not a power cut, since it isn't flushed.
 */
export class CommitJournal {
  readonly #file: number;
  readonly #undone = new Set<number>();
  /** On disk, and not taken yet. */
  #ready: CommitRecord[];
  #take: TakeCommit | null = null;
  #isClosed = false;

  private constructor(file: number, ready: CommitRecord[]) {
    this.#file = file;
    this.#ready = ready;
    for (const { version } of ready) this.#undone.add(version);
  }

  /**
   * Opens the file, or makes it.
   *
   * @param lastVersion that of the last commit on disk: what was noted of later ones never happened
   */
  static open(path: string, lastVersion: number): CommitJournal {
    const commits = new Map<number, CommitRecord>();
    for (const line of existsSync(path) ? linesOf(path) : []) {
      if ('done' in line) commits.delete(line.done);
      else if (line.version <= lastVersion) commits.set(line.version, line);
    }
    const ready = [...commits.values()];
    // Written anew: a version that never happened would look like a past one at the next start.
    writeFileSync(`${path}.new`, ready.map(textOf).join(''));
    renameSync(`${path}.new`, path);
    return new CommitJournal(openSync(path, 'a'), ready);
  }

  /** Notes a commit that is about to go to the disk. */
  note(commit: CommitRecord): void {
    if (commit.changes.length === 0) return;
    this.#write(commit);
    this.#undone.add(commit.version);
  }

  /** A commit that was noted is on disk. */
  committed(commit: CommitRecord): void {
    if (this.#take) this.#give(commit, this.#take);
    else this.#ready.push(commit);
  }

  /** Hands over what waits, and from then on each commit once it is on disk. Returns how to stop that. */
  listen(take: TakeCommit): () => void {
    this.#take = take;
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
    if (this.#undone.size === 0) ftruncateSync(this.#file);
    else this.#write({ done: version });
  }

  #write(line: Line): void {
    writeSync(this.#file, textOf(line));
  }
}

/** A line as text. It begins with its line break, so that one that was cut short spoils no other. */
const textOf = (line: Line): string => `\n${JSON.stringify(line)}`;

/** The lines of a file, without those that were cut short. */
const linesOf = (path: string): Line[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text): Line[] => {
      try {
        return [JSON.parse(text) as Line];
      } catch {
        return [];
      }
    });
