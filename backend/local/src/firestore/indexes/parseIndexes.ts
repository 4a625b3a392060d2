import { formatFieldPath, parseFieldPath } from '../values/fieldPath.ts';
import { withName } from './Index.ts';
import type { Index, IndexField, IndexMode, QueryScope } from './Index.ts';
import { Indexes } from './Indexes.ts';
import type { SingleField } from './Indexes.ts';

/** A field or index of firestore.indexes.json, unchecked. */
interface FieldJson {
  fieldPath?: unknown;
  order?: unknown;
  arrayConfig?: unknown;
  vectorConfig?: unknown;
  queryScope?: unknown;
}

/**
 * Parses a firestore.indexes.json (firebase.google.com/docs/reference/firestore/indexes).
 *
 * @throws Error describing the problem
 */
export function parseIndexes(text: string): Indexes {
  const json = JSON.parse(text) as { indexes?: unknown; fieldOverrides?: unknown } | null;
  const composites = list('indexes', json?.indexes).flatMap(compositeOf);
  const overrides = list('fieldOverrides', json?.fieldOverrides).map(
    (entry): readonly [string, string, readonly SingleField[] | null] => {
      const { collectionGroup, fieldPath, indexes } = entry as Record<string, unknown>;
      const modes =
        indexes === undefined ? null : list('indexes of a field override', indexes).map(singleFieldOf);
      return [textOf('collectionGroup', collectionGroup), pathOf(fieldPath), modes];
    },
  );
  return new Indexes(composites, overrides);
}

/** One index; none for a vector index, which serves no query of this Firestore. */
function compositeOf(entry: unknown): Index[] {
  const { collectionGroup, queryScope, fields } = entry as Record<string, unknown>;
  const parts = list('fields', fields) as FieldJson[];
  if (parts.length === 0) throw new Error('an index has no fields');
  if (parts.some(({ vectorConfig }) => vectorConfig !== undefined)) return [];
  const read = parts.map((part): IndexField => ({ path: pathOf(part.fieldPath), mode: modeOf(part) }));
  return [
    {
      collectionGroup: textOf('collectionGroup', collectionGroup),
      queryScope: scopeOf(queryScope),
      fields: withName(read),
    },
  ];
}

function singleFieldOf(entry: unknown): SingleField {
  const field = entry as FieldJson;
  return { queryScope: scopeOf(field.queryScope), mode: modeOf(field) };
}

function list(what: string, value: unknown): unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.some((entry) => typeof entry !== 'object' || entry === null))
    throw new Error(`${what} must be a list of objects`);
  return value;
}

function textOf(what: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new Error(`${what} must be a string`);
  return value;
}

/** The path as spelled in queries; `*` is every field of the collection group. */
function pathOf(value: unknown): string {
  const text = textOf('fieldPath', value);
  return text === '*' ? text : formatFieldPath(parseFieldPath(text));
}

function modeOf({ order, arrayConfig }: FieldJson): IndexMode {
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  if (arrayConfig === 'CONTAINS') return arrayConfig;
  throw new Error('a field must have an order (ASCENDING, DESCENDING) or the arrayConfig CONTAINS');
}

function scopeOf(value: unknown): QueryScope {
  if (value === undefined || value === 'COLLECTION') return 'COLLECTION';
  if (value === 'COLLECTION_GROUP') return value;
  throw new Error('queryScope must be COLLECTION or COLLECTION_GROUP');
}
