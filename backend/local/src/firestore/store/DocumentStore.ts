import { lastId, parentOf, rootOf } from '../names/resourceName.ts';
import { scopeHasCollection } from './CollectionScope.ts';
import type { CollectionScope } from './CollectionScope.ts';
import type { DocumentReader } from './DocumentReader.ts';
import type { DocumentChange, StoredDocument } from './StoredDocument.ts';

/**
 * All documents in memory, by collection, so that a query on one collection never looks at another, with an index from
 * collection id to collections for collection groups.
 */
export class DocumentStore implements DocumentReader {
  readonly #collections = new Map<string, Map<string, StoredDocument>>();
  /** `{root}:{collectionId}` to the full names of the collections with that id. */
  readonly #groups = new Map<string, Set<string>>();

  /** The document with that full name, or null. */
  get(name: string): StoredDocument | null {
    return this.#collections.get(parentOf(name))?.get(name) ?? null;
  }

  /** The documents of one collection (by its full name), in no order. */
  collection(name: string): Iterable<StoredDocument> {
    return this.#collections.get(name)?.values() ?? [];
  }

  /** The full names of the collections in a scope that hold at least one document. */
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

  /** The full names of all collections at any depth under a name (a root, a document or a collection). */
  collectionsUnder(name: string): string[] {
    return [...this.#collections.keys()].filter((collection) => collection.startsWith(`${name}/`));
  }

  /** Puts a document's next state in place. */
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
    documents.set(document.name, document);
  }

  #remove(name: string): void {
    const collectionName = parentOf(name);
    const documents = this.#collections.get(collectionName);
    if (!documents?.delete(name) || documents.size > 0) return;
    this.#collections.delete(collectionName);
    const key = groupKey(collectionName);
    const group = this.#groups.get(key);
    group?.delete(collectionName);
    if (group?.size === 0) this.#groups.delete(key);
  }
}

function groupKey(collectionName: string): string {
  return `${rootOf(collectionName)}:${lastId(collectionName)}`;
}
