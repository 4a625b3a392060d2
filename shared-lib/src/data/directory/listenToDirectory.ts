import { paths } from '../../domain/index.ts';
import { countDocuments } from '../countDocuments.ts';
import { listenToChanges } from '../summaries/listenToChanges.ts';
import type { Attach } from '../summaries/listenToParts.ts';
import { listenToSummary } from '../summaries/listenToSummary.ts';
import type { DirectoryPart } from './directoryParts.ts';
import {
  documentsIn,
  areShardsComplete,
  listingOf,
  emptyListing,
  pendingChanges,
  addLocalChanges,
  applyLocalChanges,
  type Listing,
  type Shard,
  type PendingChange,
} from './listing.ts';

const loadSource = () => import(/* webpackChunkName: "directory-source" */ './source.ts');

/**
 * Listens to a part of the directory; only changed shards are read again. If it is missing, damaged or incomplete,
 * the documents themselves are read in pages and a repair is requested; once it is complete, it is used again.
 * @param onData gets the rows, with this tab's own changes that have not come back yet
 * @returns the function that detaches it
 */
export function listenToDirectory<Row>(
  part: DirectoryPart<Row>,
  customerId: string,
  onData: (listing: Listing<Row>) => void,
  onError: (error: unknown) => void,
): () => void {
  const { kind, keyOf } = part;
  let shards: readonly Shard<Row>[] = [];
  let known: Listing<Row> = emptyListing;
  let own: readonly PendingChange<Row>[] = [];
  let wasComplete = false;
  /** Shows what the source has loaded in addition to the shards; null while the shards suffice. */
  let showSource: (() => void) | null = null;

  const show = () => {
    const { rows } = known;
    // Once a page has shown everything, it keeps doing so during a check and repair: removing rows would close what
    // is open and lose the focus.
    const isComplete = known.isComplete || wasComplete;
    wasComplete = isComplete;
    own = pendingChanges(own, rows, keyOf, Date.now());
    // An empty list counts only once the rows are complete.
    if (isComplete || rows.length > 0)
      onData({ ...known, rows: applyLocalChanges(rows, own, keyOf), isComplete });
  };
  const leaveOwn = part.own.follow((changes) => {
    own = addLocalChanges(own, changes, known.rows, keyOf, Date.now());
    show();
  });

  const summary: Attach<Listing<Row> | null> = (onSummary, onFailure) =>
    listenToChanges(
      {
        name: `${paths.directory(customerId)}/${kind}`,
        all: part.shards(customerId),
        schema: part.shard(customerId),
        areWhole: areShardsComplete,
      },
      (found) => {
        shards = found;
        onSummary(areShardsComplete(found) ? listingOf(found, null, keyOf) : null);
        showSource?.();
      },
      onFailure,
    );

  let noteRead = (_documents: number) => {};
  const read = new Promise<number>((settle) => (noteRead = settle));
  const source: Attach<Listing<Row>> = (onSource, onFailure) => {
    let documents: Listing<Row> = emptyListing;
    const ending = new AbortController();
    showSource = () => onSource(listingOf(shards, documents, keyOf));
    loadSource().then(({ subscribeToSource }) => {
      if (ending.signal.aborted) return;
      subscribeToSource(part, customerId, ending.signal, {
        onListing: (listing) => {
          documents = listing;
          showSource?.();
        },
        onRead: noteRead,
        onError: onFailure,
      });
    }, onFailure);
    showSource();
    return () => {
      showSource = null;
      ending.abort();
    };
  };

  const detach = listenToSummary(
    `${kind} of ${customerId}`,
    {
      summary,
      source,
      count: () => countDocuments(part.source(customerId)),
      countIn: () => documentsIn(shards),
      // An account without any records has no directory either.
      repair: async () => (await read) > 0 && (await loadSource()).requestRepair(customerId),
    },
    (listing) => {
      known = listing;
      show();
    },
    onError,
  );
  return () => {
    leaveOwn();
    detach();
  };
}
