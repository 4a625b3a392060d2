import { limit, where } from 'firebase/firestore';
import * as z from 'zod/mini';
import {
  listedUnitOf,
  paths,
  unitListSchema,
  unitSchema,
  type ListedUnit,
  type Unit,
} from '../../domain/index.ts';
import type { DirectoryPart } from '../directory/directoryParts.ts';
import type { Listing } from '../directory/listing.ts';
import { listenToDirectory } from '../directory/listenToDirectory.ts';
import { localChanges } from '../directory/localChanges.ts';
import type { FetchAll } from '../fetchAllPages.ts';
import { documentsAt, liveCollection, liveDocument, liveHookOfAccount } from '../liveHooks.ts';

const own = localChanges<ListedUnit>();

/** A community's list of units: always eight documents. Falls back to the units themselves if the list is unreliable. */
const unitsPart = (communityId: string): DirectoryPart<ListedUnit> => ({
  kind: `units of ${communityId}`,
  shards: (customerId) => documentsAt(paths.unitLists(customerId), where('communityId', '==', communityId)),
  shard: () => unitListSchema,
  keyOf: ({ id }) => id,
  source: (customerId) => documentsAt(paths.units(customerId), where('communityId', '==', communityId)),
  sourceRows: z.pipe(
    unitSchema,
    z.transform((unit) => [listedUnitOf(unit)]),
  ),
  own,
});

/** A community's units loaded so far, live and unordered, for a grid that shows when more are coming. */
export const useUnitListing = liveHookOfAccount<Listing<ListedUnit>, string>(
  'listenToUnitListing',
  (customerId, communityId, onData, onError) =>
    listenToDirectory(unitsPart(communityId), customerId, onData, onError),
);

/** One arbitrary unit of a community, live, to find out whether it has any. */
export const useAnyUnit = liveCollection('listenToAnyUnit', {
  schema: unitSchema,
  query: (customerId, communityId: string) =>
    documentsAt(paths.units(customerId), where('communityId', '==', communityId), limit(1)),
});

/** One unit, live; null if missing. */
export const useUnit = liveDocument('listenToUnit', { schema: unitSchema, path: paths.unit });

/** Fetches every unit of a community from the server. Damaged ones are reported and skipped. */
export const fetchUnits =
  (customerId: string, communityId: string): FetchAll<Unit> =>
  async (signal, onProgress) => {
    const { fetchAllDocuments } = await import(
      /* webpackChunkName: "all-records" */ '../fetchAllDocuments.ts'
    );
    const query = documentsAt(paths.units(customerId), where('communityId', '==', communityId));
    return fetchAllDocuments({ asked: query, schema: unitSchema, what: 'all units', pageSize: 1000 })(
      signal,
      onProgress,
    );
  };
