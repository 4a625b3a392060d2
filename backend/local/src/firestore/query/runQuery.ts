import { candidatesIn } from '../store/DocumentReader.ts';
import type { DocumentReader } from '../store/DocumentReader.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import type { CompiledQuery } from './compileQuery.ts';
import { insertSorted } from './insertSorted.ts';

/** For limits up to this, we keep the best results so far instead of sorting every match. */
const MAX_WINDOW = 1000;

/** The documents that match a query, unsorted, before limit and offset. */
export function* matchingDocuments(reader: DocumentReader, query: CompiledQuery): Generator<StoredDocument> {
  for (const document of candidatesIn(reader, query.scope, query.equalities))
    if (query.matches(document)) yield document;
}

/** A query's results in order, with offset and limit applied, before projection. */
export function runQuery(reader: DocumentReader, query: CompiledQuery): StoredDocument[] {
  const { offset, limit } = query;
  if (limit === 0) return [];
  if (limit !== undefined && offset + limit <= MAX_WINDOW)
    return bestMatches(reader, query, offset + limit).slice(offset);
  const matches = [...matchingDocuments(reader, query)].sort(query.compare);
  return offset === 0 && limit === undefined
    ? matches
    : matches.slice(offset, limit === undefined ? undefined : offset + limit);
}

/** A query's results with offset and limit applied, unordered unless finding them needs the order. */
export function runUnordered(reader: DocumentReader, query: CompiledQuery): StoredDocument[] {
  const needsOrder = query.offset > 0 || query.limit !== undefined;
  return needsOrder ? runQuery(reader, query) : [...matchingDocuments(reader, query)];
}

function bestMatches(reader: DocumentReader, query: CompiledQuery, count: number): StoredDocument[] {
  const best: StoredDocument[] = [];
  for (const document of matchingDocuments(reader, query)) {
    const last = best.length === count ? best[count - 1] : undefined;
    if (last && query.compare(document, last) > 0) continue;
    insertSorted(best, document, query.compare);
    if (best.length > count) best.pop();
  }
  return best;
}
