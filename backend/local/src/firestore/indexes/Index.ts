import { DOCUMENT_NAME } from '../values/fieldPath.ts';

/** How an index holds a field: in an order, or each element of an array by itself. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

/** Which collections an index is of: those below one parent, or all that have the id. */
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** A field of an index, by its quoted path. */
export interface IndexField {
  readonly path: string;
  readonly mode: IndexMode;
}

/** An index as it is kept: the last field is always `__name__`. */
export interface Index {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  readonly fields: readonly IndexField[];
}

/** What a query asks of an index, for one of its alternatives. Paths are quoted; `__name__` is only in the order, at its end. */
export interface NeededIndex {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  /** Fields compared with `==`, `in` or a unary filter, by name. */
  readonly equalities: readonly string[];
  /** The field whose elements are searched. */
  readonly contains: string | null;
  /** What the results are sorted by, without the fields that are equal in all of them. */
  readonly order: readonly IndexField[];
}

/** Where names stand beside the fields, if nothing else is said: in the direction of the last field. */
export function withName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.path === DOCUMENT_NAME) return fields;
  return [...fields, { path: DOCUMENT_NAME, mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }];
}
