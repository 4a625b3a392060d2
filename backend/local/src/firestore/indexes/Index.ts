import { DOCUMENT_NAME } from '../values/fieldPath.ts';

/** How an index stores a field: in an order, or each array element separately. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

/** Which collections an index covers: those below one parent, or all with the ID. */
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** A field of an index, by quoted path. */
export interface IndexField {
  readonly path: string;
  readonly mode: IndexMode;
}

/** An index as stored: the last field is always `__name__`. */
export interface Index {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  readonly fields: readonly IndexField[];
}

/** The index that one disjunct of a query needs. Paths are quoted; `__name__` occurs only at the end of the order. */
export interface NeededIndex {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  /** Fields compared with `==`, `in` or a unary filter, by name. */
  readonly equalities: readonly string[];
  /** The array field that is searched. */
  readonly contains: string | null;
  /** The order of the results, without fields that are equal in all of them. */
  readonly order: readonly IndexField[];
}

/** Adds the name in its default direction, which is the last field's. */
export function withName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  if (last?.path === DOCUMENT_NAME) return fields;
  return [...fields, { path: DOCUMENT_NAME, mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }];
}
