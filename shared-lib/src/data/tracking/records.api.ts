import {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import {
  checkpointSchema,
  clockInOutSchema,
  paths,
  shiftReportSchema,
  unitSchema,
  violationSchema,
  type Checkpoint,
  type ClockInOut,
  type DocumentSchema,
  type ShiftReport,
  type Unit,
  type Violation,
} from '../../domain/index.ts';
import { api } from '../api.ts';
import { firestore } from '../firestore.ts';
import { listenToDocument, listenToQuery } from '../listenTo.ts';
import { liveEndpoint, type LiveResult } from '../live.ts';
import { useAccount } from '../useAccount.ts';
import { useLive } from '../useLive.ts';
import type { Narrowing } from './narrowingOf.ts';

/** What is kept of the work in the field, by collection. */
export interface TrackingRecords {
  shiftReports: ShiftReport;
  clockInOuts: ClockInOut;
  violations: Violation;
  checkpoints: Checkpoint;
  units: Unit;
}

export type TrackingKind = keyof TrackingRecords;
type AnyRecord = TrackingRecords[TrackingKind];

const schemas: { readonly [Kind in TrackingKind]: DocumentSchema<TrackingRecords[Kind]> } = {
  shiftReports: shiftReportSchema,
  clockInOuts: clockInOutSchema,
  violations: violationSchema,
  checkpoints: checkpointSchema,
  units: unitSchema,
};

/** Records of a night come newest night first; the others have no order of their own. */
const ofNights: readonly TrackingKind[] = ['shiftReports', 'clockInOuts', 'violations'];

/** Which records of a collection a screen needs. */
export interface ListQuery {
  readonly narrowing: readonly Narrowing[];
  /** The first service date, `YYYY-MM-DD`; null for any. */
  readonly since: string | null;
  /** The most documents that are listened to. */
  readonly limit: number;
}

export interface RecordQuery extends ListQuery {
  readonly kind: TrackingKind;
}

/** How many records a list shows at first, and how many more each time; a figure of the dashboard counts the first page. */
export const recordPageSize = 200;

/** The records that were asked for, and whether there are more than the limit let through. */
export interface RecordPage<T> {
  readonly records: readonly T[];
  readonly hasMore: boolean;
}

/** As many ids as one Firestore query may ask for. */
const maxIdsOfQuery = 30;

const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );

const constraintOf = ({ field, values }: Narrowing): QueryConstraint =>
  values.length === 1 ? where(field, '==', values[0]) : where(field, 'in', values);

const recordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listenToRecords: build.query({
      ...liveEndpoint<RecordPage<AnyRecord>, RecordQuery & { customerId: string }>(
        'listenToRecords',
        ({ customerId, kind, narrowing, since, limit: most }, onData, onError) =>
          listenToQuery<AnyRecord>(
            query(
              collection(firestore(), paths[kind](customerId)),
              ...narrowing.map(constraintOf),
              ...(since === null ? [] : [where('serviceDate', '>=', since)]),
              ...(ofNights.includes(kind) ? [orderBy('serviceDate', 'desc')] : []),
              limit(most),
            ),
            schemas[kind],
            (records, found) => onData({ records, hasMore: found === most }),
            onError,
          ),
      ),
    }),
    listenToRecord: build.query({
      ...liveEndpoint<AnyRecord | null, { customerId: string; kind: TrackingKind; id: string }>(
        'listenToRecord',
        ({ customerId, kind, id }, onData, onError) =>
          listenToDocument<AnyRecord>(
            doc(firestore(), paths[kind](customerId), id).path,
            schemas[kind],
            onData,
            onError,
          ),
      ),
    }),
    listenToUnitsById: build.query({
      ...liveEndpoint<readonly Unit[], { customerId: string; ids: readonly string[] }>(
        'listenToUnitsById',
        ({ customerId, ids }, onData, onError) => {
          const units = collection(firestore(), paths.units(customerId));
          const parts = chunksOf(ids, maxIdsOfQuery);
          const brought = new Map<number, readonly Unit[]>();
          const detachAll = parts.map((part, index) =>
            listenToQuery(
              query(units, where(documentId(), 'in', part)),
              unitSchema,
              (found) => {
                brought.set(index, found);
                if (brought.size === parts.length) onData([...brought.values()].flat());
              },
              onError,
            ),
          );
          return () => detachAll.forEach((detach) => detach());
        },
      ),
    }),
  }),
});

/** The records of a query, live. */
export function useTrackingRecords<Kind extends TrackingKind>(asked: RecordQuery & { kind: Kind }) {
  const { customerId } = useAccount();
  const live = useLive<RecordPage<AnyRecord>>(recordsApi.useListenToRecordsQuery({ customerId, ...asked }));
  return live as LiveResult<RecordPage<TrackingRecords[Kind]>>;
}

/**
 * One record, live; null where there is none.
 * @param id the record's id; null asks for nothing and stays loading.
 */
export function useTrackingRecord<Kind extends TrackingKind>(kind: Kind, id: string | null) {
  const { customerId } = useAccount();
  const live = useLive<AnyRecord | null>(
    recordsApi.useListenToRecordQuery({ customerId, kind, id: id ?? '' }, { skip: id === null }),
  );
  return live as LiveResult<TrackingRecords[Kind] | null>;
}

/**
 * Some units, live.
 * @param ids each once; none asks for nothing and stays loading.
 */
export function useUnitsById(ids: readonly string[]) {
  const { customerId } = useAccount();
  return useLive<readonly Unit[]>(
    recordsApi.useListenToUnitsByIdQuery({ customerId, ids }, { skip: ids.length === 0 }),
  );
}
