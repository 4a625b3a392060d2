import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** Reads documents in a transaction, each of them once: what was asked for ahead is there when it is needed. */
export class DocumentsOnce {
  readonly #transaction: Transaction;
  readonly #found = new Map<string, DocumentSnapshot>();

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  /** The documents, in their order; those that were not read yet come in one request. */
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
