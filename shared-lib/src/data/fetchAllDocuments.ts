import {
  getDocsFromServer,
  limit,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { DocumentSchema } from '../domain/index.ts';
import { countDocuments } from './countDocuments.ts';
import { fetchAllPages, type FetchAll } from './fetchAllPages.ts';
import { parseOrReport } from './listenTo.ts';
import { reportProblem } from './reportProblem.ts';

/** Reads from the server only: the page's cache might look complete, and a lost connection like the end. */
export async function fetchDocuments<T>(requested: Query, schema: DocumentSchema<T>) {
  const { docs } = await getDocsFromServer(requested);
  return { docs, items: docs.flatMap((found) => parseOrReport(schema, found.ref.path, found.data()) ?? []) };
}

interface FetchOptions<T> {
  asked: Query;
  schema: DocumentSchema<T>;
  /** The content, for problem reports. */
  what: string;
  /** Documents fetched per request. */
  pageSize?: number;
}

/** Fetches every document of a query. Damaged ones are reported and skipped. */
export const fetchAllDocuments =
  <T>({ asked, schema, what, pageSize = 200 }: FetchOptions<T>): FetchAll<T> =>
  (signal, onProgress) =>
    fetchAllPages(
      {
        count: () => countDocuments(asked),
        page: async (after: QueryDocumentSnapshot | null) => {
          const start = after === null ? [] : [startAfter(after)];
          const { docs, items } = await fetchDocuments(query(asked, ...start, limit(pageSize)), schema);
          return { items, found: docs.length, next: docs.length < pageSize ? null : (docs.at(-1) ?? null) };
        },
      },
      signal,
      onProgress,
      (cause) => reportProblem(`Fetching ${what} failed`, cause),
    );
