import { lastId, parentOf } from '../names/resourceName.ts';

/** The documents a query covers: a collection, a collection group or, without an ID, any collection below a parent. */
export interface CollectionScope {
  /** `projects/{p}/databases/{d}/documents` */
  root: string;
  /** The root, or the full name of the document the query is below. */
  parent: string;
  /** Undefined for queries that name no collection (recursive delete). */
  collectionId: string | undefined;
  /** True for any depth below the parent. */
  allDescendants: boolean;
}

/** Whether a collection (by full name) is in the scope. */
export function scopeHasCollection(scope: CollectionScope, collection: string): boolean {
  if (scope.collectionId !== undefined && lastId(collection) !== scope.collectionId) return false;
  return scope.allDescendants
    ? collection.startsWith(`${scope.parent}/`)
    : parentOf(collection) === scope.parent;
}
