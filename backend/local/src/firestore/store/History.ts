import type { CommitRecord } from './StoredDocument.ts';

/** This many changed documents are remembered, beyond what still has to reach the disk. */
const MAX_CHANGES = 200_000;

/**
 * The latest commits, with the states that they replaced, so that the state at a recent moment can be told: for transactions,
 * for reads at a time, and for listeners that resume.
 */
export class History {
  #commits: CommitRecord[] = [];
  #changes = 0;
  /** The state at every version from this one on can be told. */
  #since: number;

  constructor(since: number) {
    this.#since = since;
  }

  /** Adds the latest commit. */
  add(commit: CommitRecord): void {
    this.#commits.push(commit);
    this.#changes += commit.changes.length;
    // Forget in large steps: dropping from the front of a long array each time would cost more than the commit.
    if (this.#changes > 2 * MAX_CHANGES) this.#forget();
  }

  /** The commits after a version, oldest first, or null where they are no longer known. */
  after(version: number): CommitRecord[] | null {
    if (version < this.#since) return null;
    let low = 0;
    let high = this.#commits.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#commits[middle] as CommitRecord).version <= version) low = middle + 1;
      else high = middle;
    }
    return this.#commits.slice(low);
  }

  /** Takes the commits after a version back out, newest first. */
  removeAfter(version: number): CommitRecord[] {
    const removed = this.after(version) ?? [];
    this.#commits.length -= removed.length;
    return removed.reverse();
  }

  #forget(): void {
    let index = 0;
    while (this.#changes > MAX_CHANGES && index < this.#commits.length - 1) {
      const commit = this.#commits[index++] as CommitRecord;
      this.#changes -= commit.changes.length;
      this.#since = commit.version;
    }
    this.#commits = this.#commits.slice(index);
  }
}
