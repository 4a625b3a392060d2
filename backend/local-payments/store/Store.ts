import { Journal, readJournal, type Change } from './Journal.ts';
import type { Kind, Tables } from './objects.ts';

type Rows = Map<string, Tables[Kind]>;

/** An operation's reads and writes. Nothing is kept until the operation completes. */
export interface Transaction {
  get<K extends Kind>(kind: K, id: string): Tables[K] | undefined;
  /** All of a kind, in order of creation. */
  all<K extends Kind>(kind: K): Tables[K][];
  /** @returns the object itself */
  put<K extends Kind>(kind: K, object: Tables[K]): Tables[K];
  remove(kind: Kind, id: string): void;
}

/** All data of local payments, in memory and in one file, the journal. Acts are atomic: each is on disk before it is answered. */
export class Store {
  readonly #tables = new Map<Kind, Rows>();
  /** Null for memory only, and once the file is closed. */
  #journal: Journal | null;

  /**
   * @param file the journal; created if needed. Null keeps everything in memory.
   * @throws Error if it is missing or damaged
   */
  constructor(file: string | null) {
    if (file !== null) this.#apply(readJournal(file));
    // Compacted into one operation so it doesn't grow forever.
    this.#journal = file === null ? null : new Journal(file, this.#all());
  }

  /**
   * Runs an operation. If it throws, nothing of it is kept.
   * @returns the operation's result once it is on disk
   */
  run<Result>(operation: (transaction: Transaction) => Result): Result {
    const changes = new Map<string, Change>();
    const keyOf = (kind: Kind, id: string): string => `${kind}/${id}`;
    const transaction: Transaction = {
      get: <K extends Kind>(kind: K, id: string) => {
        const change = changes.get(keyOf(kind, id));
        return (change ? (change[2] ?? undefined) : this.#rows(kind).get(id)) as Tables[K] | undefined;
      },
      all: <K extends Kind>(kind: K) => {
        const rows = new Map(this.#rows(kind));
        for (const [of, id, object] of changes.values()) {
          if (of !== kind) continue;
          if (object === null) rows.delete(id);
          else rows.set(id, object);
        }
        return [...rows.values()] as Tables[K][];
      },
      put: (kind, object) => {
        changes.set(keyOf(kind, object.id), [kind, object.id, object]);
        return object;
      },
      remove: (kind, id) => void changes.set(keyOf(kind, id), [kind, id, null]),
    };
    const result = operation(transaction);
    if (changes.size > 0) {
      const list = [...changes.values()];
      this.#journal?.append(list);
      this.#apply(list);
    }
    return result;
  }

  close(): void {
    this.#journal?.close();
    this.#journal = null;
  }

  #rows(kind: Kind): Rows {
    const rows = this.#tables.get(kind) ?? new Map<string, Tables[Kind]>();
    this.#tables.set(kind, rows);
    return rows;
  }

  #apply(changes: readonly Change[]): void {
    for (const [kind, id, object] of changes) {
      if (object === null) this.#rows(kind).delete(id);
      else this.#rows(kind).set(id, object);
    }
  }

  #all(): readonly Change[] {
    return [...this.#tables].flatMap(([kind, rows]) =>
      [...rows].map(([id, object]): Change => [kind, id, object]),
    );
  }
}
