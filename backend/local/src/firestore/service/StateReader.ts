import type { Database } from '../store/Database.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { DocumentChange } from '../store/StoredDocument.ts';
import { timestampOfVersion } from '../values/timestamp.ts';
import type { ReadConsistency } from './requests.ts';
import { readTimeExpired, readVersion } from './Transactions.ts';
import type { Transaction } from './Transaction.ts';
import type { Transactions } from './Transactions.ts';

/** The state a request reads. */
export interface Snapshot {
  reader: DocumentReader;
  readTime: string;
  transaction: Transaction | undefined;
  /** Present if the request began the transaction. */
  begun: string | undefined;
}

/** Provides each read with the right state. */
export class StateReader {
  readonly #database: Database;
  readonly #transactions: Transactions;

  constructor(database: Database, transactions: Transactions) {
    this.#database = database;
    this.#transactions = transactions;
  }

  /**
   * Runs a read on the requested state, and begins a transaction if requested. In a read-write transaction, that is the latest
   * state, as soon as no commit is about to change what is read.
   *
   * @param isRead whether a change affects the read
   * @param read reads synchronously, and records in the transaction what it reads
   * @throws FirestoreError INVALID_ARGUMENT, FAILED_PRECONDITION for a read time too long ago, or ABORTED
   */
  async read<T>(
    { transaction: id, newTransaction, readTime }: ReadConsistency,
    isRead: (change: DocumentChange) => boolean,
    read: (snapshot: Snapshot) => T,
  ): Promise<T> {
    const transaction = newTransaction
      ? this.#transactions.begin(newTransaction)
      : id
        ? this.#transactions.get(id)
        : undefined;
    const begun = newTransaction ? transaction?.id : undefined;
    const latest = (): T =>
      read({
        reader: this.#database.read(),
        readTime: timestampOfVersion(this.#database.version),
        transaction,
        begun,
      });
    if (transaction && !transaction.readOnly)
      return this.#transactions.locks.read(transaction, isRead, latest);
    const version = transaction?.version ?? (readTime === undefined ? undefined : readVersion(readTime));
    if (version === undefined) return latest();
    const reader = this.#database.readAt(version);
    if (!reader) throw readTimeExpired();
    return read({ reader, readTime: timestampOfVersion(version), transaction, begun });
  }
}
