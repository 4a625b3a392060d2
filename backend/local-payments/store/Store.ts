import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { Kind, Tables } from './objects.ts';

/** A change of one object; null removes it. */
type Change = readonly [kind: Kind, id: string, object: Tables[Kind] | null];

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
 * Everything that local payments know, in memory and in one file. The file is a journal: one line for each act, with all that it
 * changed, flushed before the act is answered. A line that a power cut broke off is left out at the next start, so an act is there
 * whole or not at all.
 */
export class Store {
  readonly #tables = new Map<Kind, Rows>();
  #descriptor: number | null = null;

  /**
   * @param file the journal; created if need be. Null keeps everything in memory alone.
   * @throws Error when a line other than the last is damaged
   */
  constructor(file: string | null) {
    if (file === null) return;
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) for (const changes of readJournal(file)) this.#apply(changes);
    this.#compact(file);
    this.#descriptor = openSync(file, 'a');
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
      if (this.#descriptor !== null) {
        writeSync(this.#descriptor, `${JSON.stringify(list)}\n`);
        fsyncSync(this.#descriptor);
      }
      this.#apply(list);
    }
    return result;
  }

  /** Lets the file go. */
  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
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

  /** Rewrites the journal as one line, beside its place, so that it does not grow for ever. */
  #compact(file: string): void {
    const all = [...this.#tables].flatMap(([kind, rows]) =>
      [...rows].map(([id, object]): Change => [kind, id, object]),
    );
    const temporary = `${file}.${process.pid}.tmp`;
    const descriptor = openSync(temporary, 'w');
    try {
      if (all.length > 0) writeSync(descriptor, `${JSON.stringify(all)}\n`);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(temporary, file);
  }
}

function* readJournal(file: string): Generator<readonly Change[]> {
  const lines = readFileSync(file, 'utf8').split('\n');
  // What follows the last line break was broken off while it was written.
  lines.pop();
  for (const [index, line] of lines.entries()) {
    let changes: readonly Change[];
    try {
      changes = JSON.parse(line) as readonly Change[];
    } catch (error) {
      throw new Error(`The data file ${file} is damaged: line ${index + 1} is no JSON.`, { cause: error });
    }
    yield changes;
  }
}
