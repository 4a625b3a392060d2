import { doc, documentId, limit, query, where } from 'firebase/firestore';
import { chunksOf, paths, unitSchema, type DocumentSchema, type Unit } from '../../domain/index.ts';
import { hashOf } from '../../domain/summary/shardOf.ts';
import type { FetchAll, FetchAllResult } from '../fetchAllPages.ts';
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

/** A query's name on this device, whatever its limit. */
const nameOf = (customerId: string, { kind, narrowing, since, until = null }: Omit<RecordQuery, 'limit'>) =>
  `${paths[kind](customerId)} ${JSON.stringify([narrowing, since, until])}`;

/**
 * Creates hooks that read records by one reader's schemas.
 * @param reader distinguishes its endpoints and cached records; empty for the core
 */
const hooksReadingBy = (reader: string, schemaOf: (kind: TrackingKind) => DocumentSchema<AnyRecord>) => ({
  useAnyRecords: liveHookOfAccount<RecordPage<AnyRecord>, RecordQuery>(
    `listenToRecords${reader}`,
    (customerId, { limit: max, ...requested }, onData, onError) =>
      listenToUnchanged<AnyRecord>(
        {
          customerId,
          kind: requested.kind,
          name: `${nameOf(customerId, requested)} ${max}${reader}`,
          asked: query(documentsOf(customerId, requested), limit(max)),
          schema: schemaOf(requested.kind),
        },
        (records, found) => onData({ records, hasMore: found === max }),
        onError,
      ),
  ),
  useAnyRecord: liveHookOfAccount<AnyRecord | null, { kind: TrackingKind; id: string }>(
    `listenToRecord${reader}`,
    (customerId, { kind, id }, onData, onError) =>
      listenToDocument<AnyRecord>(
        doc(firestore(), paths[kind](customerId), id).path,
        schemaOf(kind),
        onData,
        onError,
      ),
  ),
});

const { useAnyRecords, useAnyRecord } = hooksReadingBy('', (kind) => trackingSchemas[kind]);

/** The records of a query, live. */
export const useTrackingRecords = <Kind extends TrackingKind>(requested: RecordQuery<Kind>) =>
  // The cast is safe: the endpoint answers with the kind in its argument. So are the casts below.
  useAnyRecords(requested) as LiveResult<RecordPage<TrackingRecords[Kind]>>;

/** One record, live; null if missing. @param id the record's id; with null the hook loads nothing and stays loading. */
export const useTrackingRecord = <Kind extends TrackingKind>(kind: Kind, id: string | null) =>
  useAnyRecord({ kind, id: id ?? '' }, { skip: id === null }) as LiveResult<TrackingRecords[Kind] | null>;

/** An area's schema for records the core also reads. It ships with the area, so it may have fields the core's lacks. */
export type OwnSchema<T> = DocumentSchema<T> & { readonly shape: object };

/**
 * Creates hooks that read records of a kind by an area's schema. Call it once per schema.
 * The device caches decoded records, and a release can add a field. So each set of top-level fields has separate
 * endpoints, and never gets a cached record that lacks one of them.
 */
export function recordsReadBy<T extends AnyRecord>(kind: TrackingKind, schema: OwnSchema<T>) {
  const fields = hashOf(Object.keys(schema.shape).join()).toString(36);
  const hooks = hooksReadingBy(`:${kind}:${fields}`, () => schema);
  return {
    useRecords: (requested: RecordQuery) => hooks.useAnyRecords(requested) as LiveResult<RecordPage<T>>,
    useRecord: (id: string) => hooks.useAnyRecord({ kind, id }) as LiveResult<T | null>,
  };
}

const useSomeUnits = liveHookOfAccount<readonly Unit[], readonly string[]>(
  'listenToUnitsById',
  (customerId, ids, onData, onError) => {
    const parts = chunksOf(ids, maxIdsOfQuery);
    const loaded = new Map<number, readonly Unit[]>();
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
          loaded.set(index, found);
          if (loaded.size === parts.length) onData([...loaded.values()].flat());
        },
        onError,
      ),
    );
    return () => detachAll.forEach((detach) => detach());
  },
);

/** Units by id, live. @param ids without duplicates; with an empty list the hook loads nothing and stays loading. */
export const useUnitsById = (ids: readonly string[]) => useSomeUnits(ids, { skip: ids.length === 0 });

const useCounted = liveHook<number, RecordQuery & { customerId: string }>(
  'countRecords',
  ({ customerId, ...requested }, onData, onError) => {
    const counted = { customerId, kind: requested.kind, name: nameOf(customerId, requested) };
    return countChanged({ ...counted, count: () => countOf(customerId, requested) }, onData, onError);
  },
  0,
);

/**
 * How many records a query finds, whatever its limit; null while unknown. The server counts them. After a change of
 * their kind, it counts again when the limit changes, and every few minutes while a screen shows the figure.
 * @param skip whether to skip counting
 */
export function useRecordCount(requested: RecordQuery, skip: boolean): number | null {
  const { customerId } = useAccount();
  const counted = useCounted({ customerId, ...requested }, { skip });
  return counted.status === 'ready' ? counted.data : null;
}

const loadAllRecords = () => import(/* webpackChunkName: "all-records" */ './createFetchAllRecords.ts');

/**
 * Fetches every record of a query from the server, whatever its limit. Damaged records are reported and skipped.
 * @param schema an area's; the core's by default
 */
export const fetchAllRecords =
  <Kind extends TrackingKind, T extends TrackingRecords[Kind] = TrackingRecords[Kind]>(
    customerId: string,
    requested: RecordQuery<Kind>,
    schema: DocumentSchema<AnyRecord> = trackingSchemas[requested.kind],
  ): FetchAll<T> =>
  async (signal, onProgress) => {
    const { createFetchAllRecords } = await loadAllRecords();
    const all = await createFetchAllRecords(customerId, requested, schema)(signal, onProgress);
    return all as FetchAllResult<T>;
  };

/** Fetches units by id from the server. @param ids without duplicates */
export const fetchUnitsById =
  (customerId: string, ids: readonly string[]): FetchAll<Unit> =>
  async (signal, onProgress) => {
    const { unitsById } = await loadAllRecords();
    return unitsById(customerId, ids)(signal, onProgress);
  };
