import { FirestoreError } from '../FirestoreError.ts';
import { parentOf } from '../names/resourceName.ts';
import { scopeHasCollection } from '../store/CollectionScope.ts';
import type { CommitResult, StagedCommit, StagedWrite } from '../store/Database.ts';
import type { DocumentChange } from '../store/StoredDocument.ts';
import type { Transaction } from './Transaction.ts';

const LOCK_TIMEOUT_MS = 2000;
const CONTENTION =
  'Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the same data, ' +
  'requiring Firestore to abort at least one in order to enforce serializability.';

/** A commit that is waiting for its locks, or holds them and is being written to disk. */
interface Claim {
  owner: Transaction | undefined;
  order: number;
  changes: readonly DocumentChange[];
  underWay: boolean;
}

/** Thrown when a commit must be retried later. */
const BLOCKED = new Error('Waits for a lock.');

/**
 * Locks of read-write transactions, pessimistic like those of Firestore's server SDKs
 * (firebase.google.com/docs/firestore/transaction-data-contention): until a transaction ends, nothing else writes what it has read. When
 * two conflict, the older one wins: its commit aborts younger transactions. The commit of a younger transaction, or one outside of
 * transactions, waits. Deadlocks are therefore impossible.
 */
export class Locks {
  readonly #holders = new Set<Transaction>();
  readonly #claims = new Set<Claim>();
  readonly #waiting = new Set<() => void>();
  #lastOrder = 0;
  /** Counts events that may let waiting callers continue. */
  #wakes = 0;

  /** The age rank of a transaction or commit that begins now. */
  nextOrder(): number {
    return ++this.#lastOrder;
  }

  /**
   * Runs a transaction's read once no commit is about to write what it reads, and locks what it has read.
   *
   * @param isRead whether a change affects the read
   * @param read called synchronously when allowed; records in the transaction what it reads
   * @throws FirestoreError ABORTED for a transaction that had to yield, or if the wait takes too long
   */
  async read<T>(
    transaction: Transaction,
    isRead: (change: DocumentChange) => boolean,
    read: () => T,
  ): Promise<T> {
    const deadline = Date.now() + LOCK_TIMEOUT_MS;
    const isInTheWay = ({ owner, order, changes, underWay }: Claim): boolean =>
      owner !== transaction && (underWay || order < transaction.order) && changes.some(isRead);
    while (!transaction.aborted && [...this.#claims].some(isInTheWay)) await this.#change(deadline);
    if (transaction.aborted) throw new FirestoreError('ABORTED', CONTENTION);
    this.#holders.add(transaction);
    return read();
  }

  /**
   * Runs a commit once no older transaction has read what it writes.
   *
   * @param owner the commit's transaction
   * @param commit called until `lock`, which it calls with its intended changes, doesn't throw
   * @throws FirestoreError ABORTED like `read`, and anything `commit` throws
   */
  async write(
    owner: Transaction | undefined,
    commit: (lock: (staged: StagedCommit) => void) => Promise<CommitResult>,
  ): Promise<CommitResult> {
    const deadline = Date.now() + LOCK_TIMEOUT_MS;
    const claim: Claim = { owner, order: owner?.order ?? this.nextOrder(), changes: [], underWay: false };
    this.#claims.add(claim);
    try {
      for (;;) {
        if (owner?.aborted) throw new FirestoreError('ABORTED', CONTENTION);
        const wakes = this.#wakes;
        try {
          return await commit((staged) => this.#lock(claim, staged));
        } catch (thrown) {
          if (thrown !== BLOCKED) throw thrown;
        }
        // Others have run since the refusal and may have released the lock.
        if (wakes === this.#wakes) await this.#change(deadline);
      }
    } finally {
      this.#claims.delete(claim);
      this.#wake();
    }
  }

  release(transaction: Transaction): void {
    this.#holders.delete(transaction);
    this.#wake();
  }

  #lock(claim: Claim, staged: StagedCommit): void {
    claim.changes = staged.writes.map(changeOf);
    const now = Date.now();
    const others = [...this.#holders].filter(
      (holder) =>
        holder !== claim.owner &&
        holder.expiresAt >= now &&
        claim.changes.some((change) => hasRead(holder, change)),
    );
    if (others.some(({ order }) => order < claim.order)) throw BLOCKED;
    for (const younger of others) {
      younger.aborted = true;
      this.#holders.delete(younger);
    }
    // Nothing else can run before the commit, so its own locks are no longer needed.
    if (claim.owner) this.#holders.delete(claim.owner);
    claim.underWay = true;
  }

  #change(deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => {
          this.#waiting.delete(wake);
          reject(new FirestoreError('ABORTED', 'Transaction lock timeout.'));
        },
        Math.max(0, deadline - Date.now()),
      );
      this.#waiting.add(wake);
    });
  }

  #wake(): void {
    this.#wakes++;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}

function changeOf({ write, before, after }: StagedWrite): DocumentChange {
  return { name: write.name, before, after };
}

function hasRead({ readNames, queries }: Transaction, change: DocumentChange): boolean {
  return readNames.has(change.name) || queries.some((query) => concerns(query, change));
}

/** Whether a change can be seen in a query's results. */
export function concerns(
  { scope, matches }: Transaction['queries'][number],
  { name, before, after }: DocumentChange,
): boolean {
  return (
    name.startsWith(scope.root) &&
    scopeHasCollection(scope, parentOf(name)) &&
    ((before !== null && matches(before)) || (after !== null && matches(after)))
  );
}
