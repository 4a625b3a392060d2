import type { CommitRecord } from './StoredDocument.ts';

/** How many changed documents are remembered, not counting those still being written. */
const MAX_CHANGES = 200_000;

/**
 * The latest commits with the states they replaced, to reconstruct recent states for transactions, reads at a time, and resuming listeners.
 */
export class History {
  #commits: CommitRecord[] = [];
  #changes = 0;
  /** States at versions from this one on can be reconstructed. */
  #since: number;

  constructor(since: number) {
    this.#since = since;
  }

  add(commit: CommitRecord): void {
    this.#commits.push(commit);
    this.#changes += commit.changes.length;
    // Forgets in large steps: shifting a long array each time would cost more than the commit.
    if (this.#changes > 2 * MAX_CHANGES) this.#forget();
  }

  /** The commits after a version, oldest first, or null if no longer kept. */
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

  /** Removes the commits after a version, newest first. */
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
