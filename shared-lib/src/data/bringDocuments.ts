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
import { everyPage, type BringEverything } from './everyPage.ts';
import { readOrReport } from './listenTo.ts';
import { reportProblem } from './reportProblem.ts';

/** Asks the server alone: what the page happens to hold would be taken for the whole, and a lost connection for an end. */
export async function fetchDocuments<T>(asked: Query, schema: DocumentSchema<T>) {
  const { docs } = await getDocsFromServer(asked);
  return { docs, items: docs.flatMap((found) => readOrReport(schema, found.ref.path, found.data()) ?? []) };
}

interface Bringing<T> {
  asked: Query;
  schema: DocumentSchema<T>;
  /** What is brought, in a reported problem. */
  what: string;
  /** Documents that are fetched with one request. */
  pageSize?: number;
}

/** Brings every document that a query finds. Damaged ones are reported and left out. */
export const bringDocuments =
  <T>({ asked, schema, what, pageSize = 200 }: Bringing<T>): BringEverything<T> =>
  (signal, onProgress) =>
    everyPage(
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
      (cause) => reportProblem(`Bringing ${what} failed`, cause),
    );
