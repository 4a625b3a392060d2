import type { BringEverything } from '../everyPage.ts';
import type { LiveResult } from '../live.ts';
import type { ListQuery, TrackingKind, TrackingRecords } from './recordQuery.ts';
import {
  bringAllRecords,
  useRecordCount,
  useTrackingRecord,
  useTrackingRecords,
  type RecordPage,
} from './records.api.ts';

/** Where the records of a list come from. */
export interface RecordSource<T> {
  /** The first of them, live. */
  readonly useRecords: (query: ListQuery) => LiveResult<RecordPage<T>>;
  /** One record, live, which the list need not hold; null where there is none. */
  readonly useRecord: (id: string) => LiveResult<T | null>;
  /** How many there are, whatever the query's limit; null while that is not known. `skip` asks for nothing. */
  readonly useCount: (query: ListQuery, skip: boolean) => number | null;
  /** Brings all of them, whatever the query's limit. */
  readonly bringAll: (customerId: string, query: ListQuery) => BringEverything<T>;
}

/** The source of one kind of records. */
export const recordSource = <Kind extends TrackingKind>(kind: Kind): RecordSource<TrackingRecords[Kind]> => ({
  useRecords: (query) => useTrackingRecords({ ...query, kind }),
  useRecord: (id) => useTrackingRecord(kind, id),
  useCount: (query, skip) => useRecordCount({ ...query, kind }, skip),
  bringAll: (customerId, query) => bringAllRecords(customerId, { ...query, kind }),
});
