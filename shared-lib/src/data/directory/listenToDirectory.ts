import { where } from 'firebase/firestore';
import { paths } from '../../domain/index.ts';
import { documentsAt } from '../liveHooks.ts';
import { listenToChanges } from '../summaries/listenToChanges.ts';
import type { DirectoryPart } from './directoryParts.ts';
import {
  isComplete,
  listingOf,
  stillWaiting,
  withNewChanges,
  withOwnChanges,
  type Listing,
  type Shard,
  type WaitingChange,
} from './listing.ts';

/** Milliseconds after which a directory is compared with its source; no screen waits for it. */
const compareAfter = 10_000;

/** The directories that were compared: once for each life of a page. */
const compared = new Set<string>();

const loadSource = () => import(/* webpackChunkName: "directory-source" */ './source.ts');

/**
 * Listens to a part of the directory, of which only the shards that changed are read again. Where it is missing, damaged or lacks some
 * of its source, the documents themselves are read in pages and the repair is asked for; once it is whole, it is enough again.
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
  let isShort = false;
  let source: Listing<Row> | null = null;
  let reading: AbortController | null = null;
  let own: readonly WaitingChange<Row>[] = [];
  let wasWhole = false;

  const known = () => listingOf(shards, isShort, source, keyOf);
  const show = () => {
    const { rows, isWhole: areAll } = known();
    // What a page has shown as all of them stays there while it is compared and mended: taken away, it would take along what is open
    // and what has the focus.
    const isWhole = areAll || wasWhole;
    wasWhole = isWhole;
    own = stillWaiting(own, rows, keyOf, Date.now());
    // No rows at all say nothing, unless they are all.
    if (isWhole || rows.length > 0) onData({ rows: withOwnChanges(rows, own, keyOf), isWhole });
  };

  const readSource = () => {
    const controller = new AbortController();
    reading = controller;
    const follower = {
      onListing: (listing: Listing<Row>) => {
        source = listing;
        show();
      },
      onRepaired: () => {
        isShort = false;
        follow();
      },
      onError,
    };
    loadSource().then(({ followSource }) => {
      if (!controller.signal.aborted) void followSource(part, customerId, controller.signal, follower);
    }, onError);
  };
  const follow = () => {
    if (!isComplete(shards) || isShort) {
      if (reading === null) readSource();
    } else {
      reading?.abort();
      reading = null;
      source = null;
    }
    show();
  };

  const compare = async () => {
    const name = `${customerId}/${kind}`;
    if (compared.has(name) || !isComplete(shards)) return;
    compared.add(name);
    const { isShortOfSource } = await loadSource();
    isShort = await isShortOfSource(part, customerId, () => known().rows.length);
    if (isShort) follow();
  };
  const timer = setTimeout(() => void compare().catch(onError), compareAfter);

  const leaveOwn = part.own.follow((changes) => {
    own = withNewChanges(own, changes, known().rows, keyOf, Date.now());
    show();
  });
  const detach = listenToChanges(
    {
      name: `${paths.directory(customerId)}/${kind}`,
      all: documentsAt(paths.directory(customerId), where('kind', '==', kind)),
      schema: part.shard(customerId),
      areWhole: isComplete,
    },
    (found) => {
      shards = found;
      follow();
    },
    onError,
  );
  return () => {
    clearTimeout(timer);
    leaveOwn();
    reading?.abort();
    detach();
  };
}
