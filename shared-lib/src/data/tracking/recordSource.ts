import type { FetchAll } from '../fetchAllPages.ts';
import type { LiveResult } from '../live.ts';
import { queryableFields } from './queryableFields.ts';
import type { NarrowedField } from './selectNarrowing.ts';
import type { FieldOf, ListQuery, TrackingKind, TrackingRecords } from './recordQuery.ts';
import {
  fetchAllRecords,
  recordsReadBy,
  useRecordCount,
  useTrackingRecord,
  useTrackingRecords,
  type OwnSchema,
  type RecordPage,
} from './records.api.ts';

/** The source of a list's records. */
export interface RecordSource<T, Field extends NarrowedField = NarrowedField> {
  /** The fields it may be queried by. */
  readonly narrowedBy: readonly Field[];
  /** The first of them, live. */
  useRecords(query: ListQuery<Field>): LiveResult<RecordPage<T>>;
  /** One record, live, even if it isn't in the list; null if missing. */
  useRecord(id: string): LiveResult<T | null>;
  /** How many there are, whatever the query's limit; null while unknown. With `skip`, nothing is counted. */
  useCount(query: ListQuery<Field>, skip: boolean): number | null;
  /** Fetches all of them, whatever the query's limit. */
  fetchAll(customerId: string, query: ListQuery<Field>): FetchAll<T>;
}

/** The source of one kind of records, as the core reads them. */
export const recordSource = <Kind extends TrackingKind>(
  kind: Kind,
): RecordSource<TrackingRecords[Kind], FieldOf<Kind>> => ({
  narrowedBy: queryableFields[kind],
  useRecords: (query) => useTrackingRecords({ ...query, kind }),
  useRecord: (id) => useTrackingRecord(kind, id),
  useCount: (query, skip) => useRecordCount({ ...query, kind }, skip),
  fetchAll: (customerId, query) => fetchAllRecords(customerId, { ...query, kind }),
});

/**
 * The source of one kind of records, read by an area's schema. Call it once per schema.
 * @param schema the core's fields plus those that ship with the area
 */
export function ownRecordSource<Kind extends TrackingKind, T extends TrackingRecords[Kind]>(
  kind: Kind,
  schema: OwnSchema<T>,
): RecordSource<T, FieldOf<Kind>> {
  const { useRecords, useRecord } = recordsReadBy(kind, schema);
  return {
    ...recordSource(kind),
    useRecords: (query) => useRecords({ ...query, kind }),
    useRecord,
    fetchAll: (customerId, query) => fetchAllRecords(customerId, { ...query, kind }, schema),
  };
}
