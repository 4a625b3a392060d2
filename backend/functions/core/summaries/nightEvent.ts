import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import {
  clockInOutSchema,
  nightClockInOutOf,
  nightShiftReportOf,
  shardOf,
  shiftReportSchema,
  type NightClockInOut,
  type NightShiftReport,
} from 'shared-lib/domain';
import { nightCoverageOf, type ReportCoverage } from 'shared-lib/domain/summaries';
import { nightShard } from './domain/nightShard.ts';
import { recordOf } from '../../../kernel/records.ts';
import { refreshNight, type NightCollection, type NightPlace } from './nights.ts';

/** A record's row and its place; null for a record without one. */
interface Row {
  readonly place: NightPlace;
  readonly data: object;
}

const rowOf = (
  clockInOuts: readonly NightClockInOut[],
  shiftReports: readonly NightShiftReport[],
  coverage: readonly ReportCoverage[],
): Row | null => {
  const [record] = [...clockInOuts, ...shiftReports];
  if (record === undefined) return null;
  const place = { date: record.serviceDate, shard: shardOf(record.communityId) };
  return { place, data: nightShard(place.date, place.shard, { clockInOuts, shiftReports, coverage }) };
};

const rowIn = (collection: NightCollection, snapshot: DocumentSnapshot): Row | null => {
  if (collection === 'clockInOuts') {
    const record = recordOf(clockInOutSchema, snapshot);
    return rowOf(record ? [nightClockInOutOf(record)] : [], [], []);
  }
  const record = recordOf(shiftReportSchema, snapshot);
  return record ? rowOf([], [nightShiftReportOf(record)], nightCoverageOf(record)) : null;
};

/** Updates a record's row where it was before an event, and where it is now. */
export const handleNightEvent = async (
  customerId: string,
  collection: NightCollection,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> => {
  const [was, is] = [rowIn(collection, before), rowIn(collection, after)];
  if (isDeepStrictEqual(was, is)) return;
  const places = isDeepStrictEqual(was?.place, is?.place) ? [is?.place] : [was?.place, is?.place];
  const record = { collection, id: after.id };
  await Promise.all(places.map((place) => place && refreshNight(customerId, place, record)));
};
