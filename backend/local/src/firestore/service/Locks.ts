import { FirestoreError } from '../FirestoreError.ts';
import { parentOf } from '../names/resourceName.ts';
import { scopeHasCollection } from '../store/CollectionScope.ts';
import type { CommitResult, StagedCommit, StagedWrite } from '../store/Database.ts';
import type { DocumentChange } from '../store/StoredDocument.ts';
import type { Transaction } from './Transaction.ts';

/** Whoever waits for a lock gives up after this long. */
const LOCK_TIMEOUT_MS = 2000;
const CONTENTION =
  'Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the same data, ' +
  'requiring Firestore to abort at least one in order to enforce serializability.';

/** A commit that waits for its locks, or has them and is on its way to the disk. */
interface Claim {
  owner: Transaction | undefined;
  order: number;
  changes: readonly DocumentChange[];
  underWay: boolean;
}

/** Thrown by the check of a commit that has to be tried again later. */
const BLOCKED = new Error('Waits for a lock.');

/**
 * The locks of read-write transactions, pessimistic as those of Firestore for servers (firebase.google.com/docs/firestore/
 * transaction-data-contention): until a transaction ends, nobody else writes what it has read. When two are in each
 * other's way, the older one goes on: its commit aborts younger transactions. The commit of a younger one, or one
 * outside of any transaction, waits. So nobody ever waits in a circle.
 */
export class Locks {
  readonly #holders = new Set<Transaction>();
  readonly #claims = new Set<Claim>();
  readonly #waiting = new Set<() => void>();
  #lastOrder = 0;
  /** Counts the events after which someone who waits may go on. */
  #wakes = 0;

  /** The place in the order of age of what begins now. */
  nextOrder(): number {
    return ++this.#lastOrder;
  }

  /**
   * Lets a transaction read once no commit is about to write what it reads. From then on, what it has read is locked
   * for it.
   *
   * @param isRead whether a change concerns what is read
   * @param read is called synchronously as soon as it may, and notes in the transaction what it reads
   * @throws FirestoreError ABORTED for a transaction that had to give way, or when the wait takes too long
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
   * Makes a commit once no older transaction has read what it writes.
   *
   * @param owner the transaction that the commit belongs to
   * @param commit is called until `lock`, which it calls with what it is about to do, doesn't throw
   * @throws FirestoreError ABORTED as `read`, and whatever `commit` throws
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
        // Others have run since the refusal, and may have released the lock.
        if (wakes === this.#wakes) await this.#change(deadline);
      }
    } finally {
      this.#claims.delete(claim);
      this.#wake();
    }
  }

  /** Releases the locks of a transaction. */
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
    // Nothing else can run before the commit is made, so its own locks are not needed any more.
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

/** Whether a change can be seen in the results of a query. */
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
