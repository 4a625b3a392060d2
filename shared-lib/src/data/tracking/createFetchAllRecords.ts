import { collection, documentId, query, where } from 'firebase/firestore';
import { chunksOf, paths, unitSchema, type DocumentSchema, type Unit } from '../../domain/index.ts';
import { fetchAllDocuments, fetchDocuments } from '../fetchAllDocuments.ts';
import { fetchAllPages, type FetchAll } from '../fetchAllPages.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';
import { documentsOf, maxIdsOfQuery, type AnyRecord, type RecordQuery } from './recordQuery.ts';

/** Fetches every record of a query, whatever its limit. Damaged ones are reported and skipped. */
export const createFetchAllRecords = (
  customerId: string,
  requested: RecordQuery,
  schema: DocumentSchema<AnyRecord>,
): FetchAll<AnyRecord> =>
  fetchAllDocuments<AnyRecord>({
    asked: documentsOf(customerId, requested),
    schema,
    what: `all ${requested.kind}`,
  });

/**
 * Fetches units by id.
 * @param ids without duplicates
 */
export const unitsById = (customerId: string, ids: readonly string[]): FetchAll<Unit> => {
  const units = collection(firestore(), paths.units(customerId));
  const parts = chunksOf(ids, maxIdsOfQuery);
  return (signal, onProgress) =>
    fetchAllPages(
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
      (cause) => reportProblem('Fetching units failed', cause),
    );
};
