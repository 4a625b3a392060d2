import type { Operation } from '../operations/Operation.ts';
import { runDueOperations } from '../operations/runDueOperations.ts';
import type { Event } from './objects.ts';
import type { Store, Transaction } from './Store.ts';

/** The ID of the clock for all customers. */
const allCustomers = 'all';

const dayInMillis = 86_400_000;

const automatic: Event['request'] = { id: null, idempotency_key: null };

/** Runs acts on the store, by the clock of the customer they are about. */
export class Ledger {
  readonly #store: Store;
  readonly #pages: string;
  readonly #listeners = new Set<() => void>();
  #order: number;

  /** @param pages origin of the hosted pages */
  constructor(store: Store, pages: string) {
    this.#store = store;
    this.#pages = pages;
    this.#order = store.run((rows) => {
      for (const { id, at } of rows.all('answer'))
        if (at < Date.now() - dayInMillis) rows.remove('answer', id);
      return Math.max(0, ...rows.all('delivery').map(({ order }) => order));
    });
  }

  /** Runs an operation; if it throws, none of its changes are kept. */
  run<Result>(operation: (operation: Operation) => Result, request = automatic): Result {
    const result = this.#store.run((rows) =>
      operation({
        rows,
        now: (customer) => nowOf(rows, customer),
        pages: this.#pages,
        request,
        nextOrder: () => (this.#order += 1),
      }),
    );
    for (const listener of this.#listeners) listener();
    return result;
  }

  read<Result>(look: (rows: Transaction, now: (customer: string | null) => number) => Result): Result {
    return this.#store.run((rows) => look(rows, (customer) => nowOf(rows, customer)));
  }

  /** Updates delivery records, which emits no events. */
  note(change: (rows: Transaction) => void): void {
    this.#store.run(change);
  }

  onOperation(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** Runs everything that is due. */
  catchUp(): void {
    this.run((operation) => runDueOperations(operation, null));
  }

  /**
   * Advances a clock and runs everything due by then, all or nothing.
   * @param customer whose clock; null for all
   * @returns the clock's new time, in epoch seconds
   */
  advance(customer: string | null, seconds: number): number {
    return this.run((operation) => {
      const id = customer ?? allCustomers;
      const before = operation.rows.get('clock', id)?.seconds ?? 0;
      operation.rows.put('clock', { id, seconds: before + seconds });
      while (runDueOperations(operation, customer) > 0);
      return operation.now(customer);
    });
  }
}

const nowOf = (rows: Transaction, customer: string | null): number => {
  const leadOf = (id: string): number => rows.get('clock', id)?.seconds ?? 0;
  const now = Math.floor(Date.now() / 1000) + leadOf(allCustomers);
  return customer === null ? now : now + leadOf(customer);
};
