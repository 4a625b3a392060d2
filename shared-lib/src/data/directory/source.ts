import { limit, query } from 'firebase/firestore';
import { fetchAllDocuments } from '../fetchAllDocuments.ts';
import { mapFetchAll, type FetchAll } from '../fetchAllPages.ts';
import { listenToQuery } from '../listenTo.ts';
import { retryOnReconnect } from './retryOnReconnect.ts';
import type { DirectoryPart } from './directoryParts.ts';
import type { Listing } from './listing.ts';

export { requestRepair } from '../summaries/requestRepair.ts';

/** Documents per request. */
const pageSize = 100;

/** How long the repair may take before the rest of the documents is read, in milliseconds. */
const patience = 5_000;

/** Fetches every row from the documents themselves. Damaged ones are reported and skipped. */
export const fetchSource = <Row>(
  { kind, source, sourceRows }: DirectoryPart<Row>,
  customerId: string,
): FetchAll<Row> =>
  mapFetchAll(
    fetchAllDocuments({ asked: source(customerId), schema: sourceRows, what: `all ${kind}`, pageSize }),
    (documents) => documents.flat(),
  );

interface SourceFollower<Row> {
  readonly onListing: (listing: Listing<Row>) => void;
  /** Receives the number of documents on the first page. */
  readonly onRead: (documents: number) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Reads the documents of an unreliable directory: the first page live, and the rest page by page if the repair takes
 * too long.
 * @param signal ends it
 */
export function subscribeToSource<Row>(
  part: DirectoryPart<Row>,
  customerId: string,
  signal: AbortSignal,
  { onListing, onRead, onError }: SourceFollower<Row>,
): void {
  let first: Listing<Row> = { rows: [], isComplete: false };
  let rest: readonly Row[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    if (rest === null) return onListing(first);
    const rows = new Map([...rest, ...first.rows].map((row) => [part.keyOf(row), row]));
    onListing({ rows: [...rows.values()], isComplete: true });
  };
  const readRest = async () => {
    if (first.isComplete) return;
    const all = await retryOnReconnect(fetchSource(part, customerId))(signal, () => {});
    if (all.ok) rest = all.items;
    else if (all.reason !== 'cancelled') first = { ...first, hasFailed: true };
    if (!signal.aborted) show();
  };
  const detach = listenToQuery(
    query(part.source(customerId), limit(pageSize)),
    part.sourceRows,
    (documents, found) => {
      first = { ...first, rows: documents.flat(), isComplete: found < pageSize };
      show();
      onRead(found);
      timer ??= setTimeout(() => void readRest(), patience);
    },
    onError,
  );
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      detach();
    },
    { once: true },
  );
}
