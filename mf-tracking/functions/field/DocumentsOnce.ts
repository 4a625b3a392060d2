import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** Reads documents in a transaction, each only once; prefetched ones are available when needed. */
export class DocumentsOnce {
  readonly #transaction: Transaction;
  readonly #found = new Map<string, DocumentSnapshot>();

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  /** The documents, in order; unread ones are fetched in one request. */
  async getAll(references: readonly DocumentReference[]): Promise<DocumentSnapshot[]> {
    const missing = new Map(
      references.filter(({ path }) => !this.#found.has(path)).map((reference) => [reference.path, reference]),
    );
    if (missing.size > 0) {
      for (const snapshot of await this.#transaction.getAll(...missing.values())) {
        this.#found.set(snapshot.ref.path, snapshot);
      }
    }
    return references.flatMap(({ path }) => this.#found.get(path) ?? []);
  }
}
