import { lastId, parentOf, rootOf } from '../names/resourceName.ts';
import { scopeHasCollection } from './CollectionScope.ts';
import type { CollectionScope } from './CollectionScope.ts';
import type { DocumentReader } from './DocumentReader.ts';
import { EqualityIndex } from './EqualityIndex.ts';
import type { Equality } from './EqualityIndex.ts';
import type { DocumentChange, StoredDocument } from './StoredDocument.ts';

/** Smaller collections are scanned: an index would cost more than it saves. */
const MIN_INDEXED = 64;

/**
 * All documents in memory, by collection, so that a collection query never scans another one, with an index from collection ID to
 * collections for collection groups.
 */
export class DocumentStore implements DocumentReader {
  readonly #collections = new Map<string, Map<string, StoredDocument>>();
  /** From `{root}:{collectionId}` to the full names of the collections with that ID. */
  readonly #groups = new Map<string, Set<string>>();

  /** By the collections' full names; created when queries need them. */
  readonly #indexes = new Map<string, EqualityIndex>();

  /** The document with this full name, or null. */
  get(name: string): StoredDocument | null {
    return this.#collections.get(parentOf(name))?.get(name) ?? null;
  }

  /** The documents of a collection (by full name), unordered. */
  collection(name: string): Iterable<StoredDocument> {
    return this.#collections.get(name)?.values() ?? [];
  }

  candidates(name: string, equalities: readonly Equality[]): Iterable<StoredDocument> {
    const documents = this.#collections.get(name);
    if (!documents) return [];
    if (equalities.length === 0 || documents.size < MIN_INDEXED) return documents.values();
    let index = this.#indexes.get(name);
    if (!index) this.#indexes.set(name, (index = new EqualityIndex()));
    return index.mostSelective(equalities, documents);
  }

  /** Full names of the non-empty collections in a scope. */
  collectionsIn(scope: CollectionScope): string[] {
    if (scope.collectionId === undefined) {
      return [...this.#collections.keys()].filter((name) => scopeHasCollection(scope, name));
    }
    if (!scope.allDescendants) {
      const name = `${scope.parent}/${scope.collectionId}`;
      return this.#collections.has(name) ? [name] : [];
    }
    const group = this.#groups.get(`${scope.root}:${scope.collectionId}`) ?? [];
    return [...group].filter((name) => scopeHasCollection(scope, name));
  }

  /** Full names of all collections at any depth below a name (a root, a document or a collection). */
  collectionsUnder(name: string): string[] {
    return [...this.#collections.keys()].filter((collection) => collection.startsWith(`${name}/`));
  }

  apply({ name, after }: Pick<DocumentChange, 'name' | 'after'>): void {
    if (after) this.#put(after);
    else this.#remove(name);
  }

  #put(document: StoredDocument): void {
    const collectionName = parentOf(document.name);
    let documents = this.#collections.get(collectionName);
    if (!documents) {
      documents = new Map();
      this.#collections.set(collectionName, documents);
      const key = groupKey(collectionName);
      const group = this.#groups.get(key);
      if (group) group.add(collectionName);
      else this.#groups.set(key, new Set([collectionName]));
    }
    this.#indexes.get(collectionName)?.replace(documents.get(document.name) ?? null, document);
    documents.set(document.name, document);
  }

  #remove(name: string): void {
    const collectionName = parentOf(name);
    const documents = this.#collections.get(collectionName);
    const document = documents?.get(name);
    if (!documents || !document) return;
    documents.delete(name);
    this.#indexes.get(collectionName)?.replace(document, null);
    if (documents.size > 0) return;
    this.#collections.delete(collectionName);
    this.#indexes.delete(collectionName);
    const key = groupKey(collectionName);
    const group = this.#groups.get(key);
    group?.delete(collectionName);
    if (group?.size === 0) this.#groups.delete(key);
  }
}

function groupKey(collectionName: string): string {
  return `${rootOf(collectionName)}:${lastId(collectionName)}`;
}
