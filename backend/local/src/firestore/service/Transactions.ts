import { randomBytes } from 'node:crypto';

import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import type { Database } from '../store/Database.ts';
import { parseTimestamp, versionOfTimestamp } from '../values/timestamp.ts';
import { Locks } from './Locks.ts';
import type { Transaction } from './Transaction.ts';

/** google.firestore.v1.TransactionOptions in ProtoJSON. */
export interface TransactionOptions {
  readOnly?: { readTime?: string };
  readWrite?: { retryTransaction?: string };
}

/** Maximum duration of a transaction, in total and when idle (firebase.google.com/docs/firestore/quotas). */
const LIFETIME_MS = 270_000;
const IDLE_MS = 60_000;
/** How long ago a read time may be. */
const READ_TIME_MS = 3_600_000;
const ID_BYTES = 16;
const MAX_RETRIABLE = 1000;

export class Transactions {
  readonly locks = new Locks();
  readonly #database: Database;
  readonly #open = new Map<string, Transaction>();
  /** The age of finished transactions, for retries. */
  readonly #pastOrders = new Map<string, number>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Begins a transaction. Throws like `readVersion`, and INVALID_ARGUMENT for a malformed transaction to retry. */
  begin({ readOnly, readWrite }: TransactionOptions = {}): Transaction {
    this.#expire();
    const retried = readWrite?.retryTransaction;
    if (retried) checkTransactionId(retried);
    const now = Date.now();
    const transaction: Transaction = {
      id: randomBytes(ID_BYTES).toString('base64'),
      order: this.#pastOrders.get(retried ?? '') ?? this.locks.nextOrder(),
      version: readOnly?.readTime === undefined ? this.#database.version : readVersion(readOnly.readTime),
      readOnly: readOnly !== undefined,
      readNames: new Set(),
      queries: [],
      aborted: false,
      startedAt: now,
      expiresAt: now + IDLE_MS,
    };
    this.#open.set(transaction.id, transaction);
    return transaction;
  }

  /**
   * @param id base64, as sent back by the client
   * @throws FirestoreError INVALID_ARGUMENT if malformed, unknown or finished
   */
  get(id: string): Transaction {
    checkTransactionId(id);
    const now = Date.now();
    const transaction = this.#open.get(id);
    if (!transaction || transaction.expiresAt < now)
      throw invalidArgument('The referenced transaction has expired or is no longer valid.');
    transaction.expiresAt = Math.min(now + IDLE_MS, transaction.startedAt + LIFETIME_MS);
    return transaction;
  }

  /**
   * Ends a transaction, whatever its outcome. Ignores unknown ones, because a client may roll back an expired transaction.
   *
   * @throws FirestoreError INVALID_ARGUMENT for a malformed ID
   */
  end(id: string): void {
    checkTransactionId(id);
    const transaction = this.#open.get(id);
    if (!transaction) return;
    this.#open.delete(id);
    this.#pastOrders.set(id, transaction.order);
    for (const oldest of this.#pastOrders.keys()) {
      if (this.#pastOrders.size <= MAX_RETRIABLE) break;
      this.#pastOrders.delete(oldest);
    }
    this.locks.release(transaction);
  }

  /** Ends all transactions that have read anything below a document root, after everything there was deleted. */
  endBelow(root: string): void {
    for (const { id, readNames, queries } of this.#open.values()) {
      const isBelow = [...readNames].some((name) => name.startsWith(`${root}/`));
      if (isBelow || queries.some(({ scope }) => scope.root === root)) this.end(id);
    }
  }

  #expire(): void {
    const now = Date.now();
    for (const { id, expiresAt } of this.#open.values()) if (expiresAt < now) this.end(id);
  }
}

/**
 * The version of a read time.
 *
 * @throws FirestoreError INVALID_ARGUMENT for a malformed or future time, FAILED_PRECONDITION for one over an hour ago
 */
export function readVersion(readTime: string): number {
  const version = versionOfTimestamp(parseTimestamp(readTime));
  const now = Date.now();
  if (version / 1000 > now + 1000)
    throw invalidArgument("The requested 'read_time' cannot be in the future.");
  if (version / 1000 < now - READ_TIME_MS) throw readTimeExpired();
  return version;
}

/** The refusal of a read time whose state is no longer kept. */
export function readTimeExpired(): FirestoreError {
  return new FirestoreError('FAILED_PRECONDITION', "The requested 'read_time' is too old.");
}

function checkTransactionId(id: string): void {
  if (Buffer.from(id, 'base64').length !== ID_BYTES) throw invalidArgument('Invalid transaction.');
}
