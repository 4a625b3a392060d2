import { doc, documentId, limit, query, where } from 'firebase/firestore';
import { chunksOf, paths, unitSchema, type Unit } from '../../domain/index.ts';
import type { BringEverything, Everything } from '../everyPage.ts';
import { firestore } from '../firestore.ts';
import { listenToDocument } from '../listenTo.ts';
import type { LiveResult } from '../live.ts';
import { documentsAt, liveHook, liveHookOfAccount } from '../liveHooks.ts';
import { countChanged } from '../summaries/countChanged.ts';
import { listenToUnchanged } from '../summaries/listenToUnchanged.ts';
import { useAccount } from '../useAccount.ts';
import {
  countOf,
  documentsOf,
  maxIdsOfQuery,
  trackingSchemas,
  type AnyRecord,
  type RecordQuery,
  type TrackingKind,
  type TrackingRecords,
} from './recordQuery.ts';

/** The records of a query, and whether there are more beyond its limit. */
export interface RecordPage<T> {
  readonly records: readonly T[];
  readonly hasMore: boolean;
}

/** Names what a query finds on this device, whatever its limit. */
const nameOf = (customerId: string, { kind, narrowing, since, until = null }: Omit<RecordQuery, 'limit'>) =>
  `${paths[kind](customerId)} ${JSON.stringify([narrowing, since, until])}`;

const useAnyRecords = liveHookOfAccount<RecordPage<AnyRecord>, RecordQuery>(
  'listenToRecords',
  (customerId, { limit: most, ...asked }, onData, onError) =>
    listenToUnchanged<AnyRecord>(
      {
        customerId,
        kind: asked.kind,
        name: `${nameOf(customerId, asked)} ${most}`,
        asked: query(documentsOf(customerId, asked), limit(most)),
        schema: trackingSchemas[asked.kind],
      },
      (records, found) => onData({ records, hasMore: found === most }),
      onError,
    ),
);

/** The records of a query, live. */
export const useTrackingRecords = <Kind extends TrackingKind>(asked: RecordQuery<Kind>) =>
  // The cast is safe: the endpoint answers with the kind in its argument. So is the cast in the next hook.
  useAnyRecords(asked) as LiveResult<RecordPage<TrackingRecords[Kind]>>;

const useAnyRecord = liveHookOfAccount<AnyRecord | null, { kind: TrackingKind; id: string }>(
  'listenToRecord',
  (customerId, { kind, id }, onData, onError) =>
    listenToDocument<AnyRecord>(
      doc(firestore(), paths[kind](customerId), id).path,
      trackingSchemas[kind],
      onData,
      onError,
    ),
);

/**
 * One record, live; null where there is none. @param id the record's id; with null the hook loads nothing and stays
 * loading.
 */
export const useTrackingRecord = <Kind extends TrackingKind>(kind: Kind, id: string | null) =>
  useAnyRecord({ kind, id: id ?? '' }, { skip: id === null }) as LiveResult<TrackingRecords[Kind] | null>;

const useSomeUnits = liveHookOfAccount<readonly Unit[], readonly string[]>(
  'listenToUnitsById',
  (customerId, ids, onData, onError) => {
    const parts = chunksOf(ids, maxIdsOfQuery);
    const brought = new Map<number, readonly Unit[]>();
    const detachAll = parts.map((part, index) =>
      listenToUnchanged(
        {
          customerId,
          kind: 'units',
          name: `${paths.units(customerId)} ${part.join()}`,
          asked: documentsAt(paths.units(customerId), where(documentId(), 'in', part)),
          schema: unitSchema,
        },
        (found) => {
          brought.set(index, found);
          if (brought.size === parts.length) onData([...brought.values()].flat());
        },
        onError,
      ),
    );
    return () => detachAll.forEach((detach) => detach());
  },
);

/**
 * Some units, live. @param ids without duplicates; with an empty list the hook loads nothing and stays loading.
 */
export const useUnitsById = (ids: readonly string[]) => useSomeUnits(ids, { skip: ids.length === 0 });

const useCounted = liveHook<number, RecordQuery & { customerId: string }>(
  'countRecords',
  ({ customerId, ...asked }, onData, onError) => {
    const counted = { customerId, kind: asked.kind, name: nameOf(customerId, asked) };
    return countChanged({ ...counted, count: () => countOf(customerId, asked) }, onData, onError);
  },
  0,
);

/**
 * How many records a query finds, whatever its limit; null while that is not known. The server counts them. Where one of their kind has
 * changed, it counts again when the limit changes, and every few minutes while a screen shows the figure.
 * @param skip whether the hook counts nothing
 */
export function useRecordCount(asked: RecordQuery, skip: boolean): number | null {
  const { customerId } = useAccount();
  const counted = useCounted({ customerId, ...asked }, { skip });
  return counted.status === 'ready' ? counted.data : null;
}

const loadAllRecords = () => import(/* webpackChunkName: "all-records" */ './allRecords.ts');

/** Fetches every record of a query from the server, whatever its limit. Damaged records are reported and left out. */
export const bringAllRecords =
  <Kind extends TrackingKind>(
    customerId: string,
    asked: RecordQuery<Kind>,
  ): BringEverything<TrackingRecords[Kind]> =>
  async (signal, onProgress) => {
    const { allRecords } = await loadAllRecords();
    const all = await allRecords(customerId, asked)(signal, onProgress);
    return all as Everything<TrackingRecords[Kind]>;
  };

/**
 * Fetches some units from the server. @param ids without duplicates
 */
export const bringUnitsById =
  (customerId: string, ids: readonly string[]): BringEverything<Unit> =>
  async (signal, onProgress) => {
    const { unitsById } = await loadAllRecords();
    return unitsById(customerId, ids)(signal, onProgress);
  };
