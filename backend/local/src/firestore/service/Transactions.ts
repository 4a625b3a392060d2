import { randomBytes } from 'node:crypto';

import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import type { CompiledQuery } from '../query/compileQuery.ts';
import { scopeHasCollection } from '../store/CollectionScope.ts';
import type { Database } from '../store/Database.ts';
import type { DocumentChange } from '../store/StoredDocument.ts';
import { parentOf } from '../names/resourceName.ts';
import { parseTimestamp, versionOfTimestamp } from '../values/timestamp.ts';

/** google.firestore.v1.TransactionOptions in ProtoJSON. */
export interface TransactionOptions {
  readOnly?: { readTime?: string };
  readWrite?: { retryTransaction?: string };
}

/** A transaction under way: everything it reads is of one version, and what it read is remembered. */
export interface Transaction {
  id: string;
  /** All its reads see this version. */
  version: number;
  readOnly: boolean;
  readNames: Set<string>;
  queries: CompiledQuery[];
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A transaction ends by itself after this long (firebase.google.com/docs/firestore/quotas). */
const LIFETIME_MS = 270_000;
const CONTENTION =
  'Aborted due to cross-transaction contention. This occurs when multiple transactions attempt to access the same data, ' +
  'requiring Firestore to abort at least one in order to enforce serializability.';

/** The transactions under way. They are optimistic: nothing is locked, a commit fails where what was read has changed since. */
export class Transactions {
  readonly #database: Database;
  readonly #open = new Map<string, Transaction>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Begins a transaction. Throws INVALID_ARGUMENT for a malformed read time. */
  begin(options: TransactionOptions = {}): Transaction {
    this.#expire();
    const readTime = options.readOnly?.readTime;
    const transaction: Transaction = {
      id: randomBytes(16).toString('base64'),
      version: readTime === undefined ? this.#database.version : versionOfTimestamp(parseTimestamp(readTime)),
      readOnly: options.readOnly !== undefined,
      readNames: new Set(),
      queries: [],
      expiresAt: Date.now() + LIFETIME_MS,
    };
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  /**
   * @param id base64, as the client sent it back
   * @throws FirestoreError INVALID_ARGUMENT for one that is unknown or over
   */
  get(id: string): Transaction {
    const transaction = this.#open.get(id);
    if (!transaction || transaction.expiresAt < Date.now()) {
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    }
    return transaction;
  }

  /** Ends a transaction, however it went. Unknown ones are ignored: a client may roll back what has expired. */
  end(id: string): void {
    this.#open.delete(id);
  }

  /**
   * Checks, at the moment of its commit, that nothing the transaction read has changed since.
   *
   * @throws FirestoreError ABORTED where something has
   */
  checkUnchanged(transaction: Transaction): void {
    const commits = this.#database.commitsAfter(transaction.version);
    if (!commits)
      throw new FirestoreError('ABORTED', 'The transaction took too long: its snapshot is no longer kept.');
    for (const { changes } of commits) {
      if (changes.some((change) => touches(transaction, change)))
        throw new FirestoreError('ABORTED', CONTENTION);
    }
  }

  #expire(): void {
    const now = Date.now();
    // Insertion order is order of expiry: the first one that lives on ends the search.
    for (const { id, expiresAt } of this.#open.values()) {
      if (expiresAt >= now) return;
      this.#open.delete(id);
    }
  }
}

function touches({ readNames, queries }: Transaction, { name, before, after }: DocumentChange): boolean {
  if (readNames.has(name)) return true;
  return queries.some(
    ({ scope, matches }) =>
      scope.root === name.slice(0, scope.root.length) &&
      scopeHasCollection(scope, parentOf(name)) &&
      ((before !== null && matches(before)) || (after !== null && matches(after))),
  );
}
