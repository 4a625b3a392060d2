import { Journal, readJournal, type Change } from './Journal.ts';
import type { Kind, Tables } from './objects.ts';

type Rows = Map<string, Tables[Kind]>;

/** What an act reads and writes. Nothing of it is kept before the act has ended well. */
export interface Transaction {
  get<K extends Kind>(kind: K, id: string): Tables[K] | undefined;
  /** All of a kind, in the order in which they came. */
  all<K extends Kind>(kind: K): Tables[K][];
  /** @returns the object itself */
  put<K extends Kind>(kind: K, object: Tables[K]): Tables[K];
  remove(kind: Kind, id: string): void;
}

/**
 * Everything that local payments know, in memory and in one file, its journal. An act is there whole or not at all: it is on disk before
 * it is answered.
 */
export class Store {
  readonly #tables = new Map<Kind, Rows>();
  /** Null in memory alone, and once the file was let go. */
  #journal: Journal | null;

  /**
   * @param file the journal; created if need be. Null keeps everything in memory alone.
   * @throws Error when it is gone or damaged
   */
  constructor(file: string | null) {
    if (file !== null) this.#apply(readJournal(file));
    // As one act, so that it does not grow for ever.
    this.#journal = file === null ? null : new Journal(file, this.#all());
  }

  /**
   * Runs an act. When it throws, nothing of it is kept.
   * @returns what the act returns, once it is on disk
   */
  run<Result>(act: (transaction: Transaction) => Result): Result {
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
    const result = act(transaction);
    if (changes.size > 0) {
      const list = [...changes.values()];
      this.#journal?.append(list);
      this.#apply(list);
    }
    return result;
  }

  /** Lets the file go. */
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
