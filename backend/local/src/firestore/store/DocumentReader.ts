import { parentOf } from '../names/resourceName.ts';
import { scopeHasCollection } from './CollectionScope.ts';
import type { CollectionScope } from './CollectionScope.ts';
import type { Equality } from './EqualityIndex.ts';
import type { CommitRecord, StoredDocument } from './StoredDocument.ts';

/** A consistent state of all documents, valid only until the next commit: read from it immediately, don't keep it. */
export interface DocumentReader {
  /** The document with this full name, or null. */
  get(name: string): StoredDocument | null;
  /** The documents of a collection (by full name), unordered. */
  collection(name: string): Iterable<StoredDocument>;
  /** Documents of a collection, unordered: all that meet the equalities, and possibly others. */
  candidates(name: string, equalities: readonly Equality[]): Iterable<StoredDocument>;
  /** Full names of the non-empty collections in a scope. */
  collectionsIn(scope: CollectionScope): string[];
  /** Full names of all collections at any depth below a name. */
  collectionsUnder(name: string): string[];
}

/** Documents in a scope, unordered: all that meet the equalities, and possibly others. */
export function* candidatesIn(
  reader: DocumentReader,
  scope: CollectionScope,
  equalities: readonly Equality[],
): Generator<StoredDocument> {
  for (const collection of reader.collectionsIn(scope)) yield* reader.candidates(collection, equalities);
}

/**
 * The state before the given commits, derived by undoing their changes.
 *
 * @param present the state that contains all the commits
 * @param commits the latest commits, oldest first
 */
export function readerAtCommit(present: DocumentReader, commits: readonly CommitRecord[]): DocumentReader {
  if (commits.length === 0) return present;
  const undone = new Map<string, Map<string, StoredDocument | null>>();
  for (const { changes } of commits) {
    for (const { name, before } of changes) {
      const collection = parentOf(name);
      let documents = undone.get(collection);
      if (!documents) undone.set(collection, (documents = new Map()));
      if (!documents.has(name)) documents.set(name, before);
    }
  }
  return new UndoneReader(present, undone);
}

class UndoneReader implements DocumentReader {
  readonly #present: DocumentReader;
  readonly #undone: ReadonlyMap<string, ReadonlyMap<string, StoredDocument | null>>;

  constructor(
    present: DocumentReader,
    undone: ReadonlyMap<string, ReadonlyMap<string, StoredDocument | null>>,
  ) {
    this.#present = present;
    this.#undone = undone;
  }

  get(name: string): StoredDocument | null {
    const before = this.#undone.get(parentOf(name))?.get(name);
    return before !== undefined ? before : this.#present.get(name);
  }

  collection(name: string): Iterable<StoredDocument> {
    return this.candidates(name, []);
  }

  candidates(name: string, equalities: readonly Equality[]): Iterable<StoredDocument> {
    const present = this.#present.candidates(name, equalities);
    const undone = this.#undone.get(name);
    return undone ? withUndone(present, undone) : present;
  }

  collectionsIn(scope: CollectionScope): string[] {
    return this.#withUndone(this.#present.collectionsIn(scope), (name) => scopeHasCollection(scope, name));
  }

  collectionsUnder(name: string): string[] {
    return this.#withUndone(this.#present.collectionsUnder(name), (collection) =>
      collection.startsWith(`${name}/`),
    );
  }

  /** Adds collections that the undone commits emptied, and removes those they created. */
  #withUndone(present: string[], wanted: (collection: string) => boolean): string[] {
    const names = new Set(present);
    for (const name of this.#undone.keys()) if (wanted(name)) names.add(name);
    return [...names].filter((name) => !this.#undone.has(name) || isNotEmpty(this.collection(name)));
  }
}

/** Documents in their earlier state: those changed since may have matched then, whatever they are now. */
function* withUndone(
  present: Iterable<StoredDocument>,
  undone: ReadonlyMap<string, StoredDocument | null>,
): Generator<StoredDocument> {
  for (const document of present) if (!undone.has(document.name)) yield document;
  for (const before of undone.values()) if (before) yield before;
}

function isNotEmpty(documents: Iterable<unknown>): boolean {
  for (const _document of documents) return true;
  return false;
}
