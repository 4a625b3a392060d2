import { readFileSync } from 'node:fs';

import type { Log } from '../../Log.ts';
import { ProjectError } from '../../ProjectError.ts';
import { watchFileSaves } from '../../watchFileSaves.ts';
import { FirestoreError } from '../FirestoreError.ts';
import type { CompiledQuery } from '../query/compileQuery.ts';
import type { FieldPath } from '../values/fieldPath.ts';
import { Indexes } from './Indexes.ts';
import { indexEntry, indexFor, missingIndexMessage } from './missingIndex.ts';
import { neededIndexes } from './neededIndexes.ts';
import { parseIndexes } from './parseIndexes.ts';

/**
 * Refuses a query without an index.
 *
 * @param aggregated fields that are summed or averaged
 * @throws FirestoreError FAILED_PRECONDITION
 */
export type RequireIndex = (query: CompiledQuery, aggregated?: readonly FieldPath[]) => void;

/** For a Firestore that runs every query. */
export const allowAnyIndex: RequireIndex = () => {};

/** Applies a firestore.indexes.json as it is on disk: saved changes take effect immediately if the file is valid. */
export class IndexesFile {
  readonly #path: string | null;
  readonly #log: Log;
  readonly #told = new Set<string>();
  readonly #stopWatching: () => void = () => {};
  #text = '';
  #indexes: Indexes;

  /**
   * @param path absolute; null for only the automatic indexes
   * @param log receives each missing index once
   * @throws ProjectError if the file can't be read
   */
  constructor(path: string | null, log: Log) {
    this.#path = path;
    this.#log = log;
    this.#indexes = new Indexes([], []);
    if (path === null) return;
    this.#load(path);
    this.#stopWatching = watchFileSaves(path, log, () => this.#reload(path));
  }

  /** Must be called before every query. */
  readonly require: RequireIndex = (query, aggregated) => {
    const needs = neededIndexes(query, aggregated);
    const missing = needs.find((needed) => !this.#indexes.serve(needed));
    if (!missing) return;
    const index = indexFor(missing);
    const entry = indexEntry(index);
    if (!this.#told.has(entry)) this.#log(`A query needs an index that is not in ${this.#name}: ${entry}`);
    this.#told.add(entry);
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      missingIndexMessage(query.scope.root, index, query.inequalities),
    );
  };

  close(): void {
    this.#stopWatching();
  }

  get #name(): string {
    return this.#path ?? 'firestore.indexes.json (firebase.json names none)';
  }

  /** @returns whether the file has changed */
  #load(path: string): boolean {
    try {
      const text = readFileSync(path, 'utf8');
      if (text === this.#text) return false;
      this.#indexes = parseIndexes(text);
      this.#text = text;
      return true;
    } catch (error) {
      throw new ProjectError(`${path} can't be read: ${(error as Error).message}.`, { cause: error });
    }
  }

  #reload(path: string): void {
    try {
      if (!this.#load(path)) return;
      this.#told.clear();
      this.#log(`${path} was reloaded.`);
    } catch (error) {
      this.#log(`${(error as Error).message} The previous indexes stay in force.`);
    }
  }
}
