import {
  collection,
  documentId,
  getDocsFromServer,
  limit,
  query,
  startAfter,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { paths, unitSchema, type DocumentSchema, type Unit } from '../../domain/index.ts';
import { everyPage, type BringEverything } from '../everyPage.ts';
import { firestore } from '../firestore.ts';
import { readOrReport } from '../listenTo.ts';
import { reportProblem } from '../reportProblem.ts';
import {
  chunksOf,
  countOf,
  documentsOf,
  maxIdsOfQuery,
  trackingSchemas,
  type AnyRecord,
  type RecordQuery,
} from './recordQuery.ts';

/** Documents that are fetched with one request. */
const pageSize = 500;

/** Asks the server alone: what the page happens to hold would be taken for the whole, and a lost connection for an end. */
async function fetchDocuments<T>(asked: Query, schema: DocumentSchema<T>) {
  const { docs } = await getDocsFromServer(asked);
  return { docs, items: docs.flatMap((found) => readOrReport(schema, found.ref.path, found.data()) ?? []) };
}

/** Brings every record of a query, whatever its limit. Damaged ones are reported and left out. */
export const allRecords =
  (customerId: string, asked: RecordQuery): BringEverything<AnyRecord> =>
  (signal, onProgress) =>
    everyPage(
      {
        count: () => countOf(customerId, asked),
        page: async (after: QueryDocumentSnapshot | null) => {
          const { docs, items } = await fetchDocuments<AnyRecord>(
            query(
              documentsOf(customerId, asked),
              ...(after === null ? [] : [startAfter(after)]),
              limit(pageSize),
            ),
            trackingSchemas[asked.kind],
          );
          return { items, found: docs.length, next: docs.length < pageSize ? null : (docs.at(-1) ?? null) };
        },
      },
      signal,
      onProgress,
      (cause) => reportProblem(`Bringing all ${asked.kind} failed`, cause),
    );

/**
 * Brings some units.
 * @param ids each once
 */
export const unitsById = (customerId: string, ids: readonly string[]): BringEverything<Unit> => {
  const units = collection(firestore(), paths.units(customerId));
  const parts = chunksOf(ids, maxIdsOfQuery);
  return (signal, onProgress) =>
    everyPage(
      {
        count: () => Promise.resolve(ids.length),
        page: async (place: number | null) => {
          const part = parts[place ?? 0];
          if (part === undefined) return { items: [], found: 0, next: null };
          const { items } = await fetchDocuments(query(units, where(documentId(), 'in', part)), unitSchema);
          const next = (place ?? 0) + 1;
          return { items, found: part.length, next: next < parts.length ? next : null };
        },
      },
      signal,
      onProgress,
      (cause) => reportProblem('Bringing units failed', cause),
    );
};
