import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  clockInOutSchema,
  nightClockInOutOf,
  nightShardSchema,
  nightShiftReportOf,
  paths,
  shardOf,
  shards,
  shiftReportSchema,
  type DocumentSchema,
  type NightShiftReport,
} from 'shared-lib/domain';
import {
  groupBy,
  nightCoverageOf,
  nightCoverageSchema,
  type ReportCoverage,
} from 'shared-lib/domain/summaries';
import { countReports, nightShard, nightTotals } from './domain/nightShard.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inBatches } from './inBatches.ts';
import {
  addToCounts,
  difference,
  readAllPages,
  inTransaction,
  isMissing,
  saveSummary,
} from './transactions.ts';

/** The collections with records of a night. */
export type NightCollection = 'shiftReports' | 'clockInOuts';

/** Where a record's row is. */
export interface NightPlace {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly shard: number;
}

const shardAt = (customerId: string, { date, shard }: NightPlace) =>
  firestore().doc(paths.nightShard(customerId, date, shard));

/** The fields that determine where a record's row is. */
interface NightRecord {
  readonly id: string;
  readonly communityId: string;
  readonly serviceDate: string;
}

/**
 * Rebuilds a night's totals and rows from all records of that date. A night that never had records has no documents. One that lost its last
 * record keeps empty documents, because screens listening to changes don't see removals. Concurrent changes wait, or it reruns.
 * @param date `YYYY-MM-DD`
 */
export const rebuildNight = (customerId: string, date: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const recordsOf = (collection: NightCollection) =>
      readAllPages(
        transaction,
        firestore().collection(paths[collection](customerId)).where('serviceDate', '==', date),
      );
    const totals = firestore().doc(paths.night(customerId, date));
    const [stored, reportsFound, clocksFound] = await Promise.all([
      transaction.getAll(totals, ...shards.map((shard) => shardAt(customerId, { date, shard }))),
      recordsOf('shiftReports'),
      recordsOf('clockInOuts'),
    ]);
    const [totalsNow, ...shardsNow] = stored;
    if (!totalsNow) return;
    const hasRecords = reportsFound.length + clocksFound.length > 0;
    if (!hasRecords && !stored.some(({ exists }) => exists)) return;
    const recorded = reportsFound.flatMap((found) => recordOf(shiftReportSchema, found) ?? []);
    const reports = recorded.map(nightShiftReportOf);
    const clocks = clocksFound
      .flatMap((found) => recordOf(clockInOutSchema, found) ?? [])
      .map(nightClockInOutOf);
    const reportsByShard = groupBy(reports, ({ communityId }) => shardOf(communityId));
    const recordedByShard = groupBy(recorded, ({ communityId }) => shardOf(communityId));
    const clocksByShard = groupBy(clocks, ({ communityId }) => shardOf(communityId));
    saveSummary(transaction, totalsNow, nightTotals(date, countReports(reports)));
    shardsNow.forEach((snapshot, shard) => {
      const rows = {
        shiftReports: reportsByShard.get(shard) ?? [],
        clockInOuts: clocksByShard.get(shard) ?? [],
        coverage: (recordedByShard.get(shard) ?? []).flatMap(nightCoverageOf),
      };
      saveSummary(transaction, snapshot, nightShard(date, shard, rows));
    });
  });

/** A record of a night whose row may be outdated. */
interface ChangedRecord {
  readonly collection: NightCollection;
  readonly id: string;
}

/** A collection's rows, with the current rows of the given documents if they belong here. */
const withChanged = <Record, R extends NightRecord>(
  before: readonly R[],
  schema: DocumentSchema<Record>,
  rowOf: (record: Record) => R,
  documents: readonly DocumentSnapshot[],
  { date, shard }: NightPlace,
): R[] => {
  const changed = new Set(documents.map(({ id }) => id));
  const here = documents
    .map((found) => recordOf(schema, found))
    .filter((record) => record !== null)
    .map(rowOf)
    .filter(({ serviceDate, communityId }) => serviceDate === date && shardOf(communityId) === shard);
  return [...before.filter(({ id }) => !changed.has(id)), ...here];
};

/** The rows of a shard's reports, with the current ones of the given documents. */
const withChangedCoverage = (
  before: readonly ReportCoverage[],
  reports: readonly NightShiftReport[],
  documents: readonly DocumentSnapshot[],
): ReportCoverage[] => {
  const changed = new Set(documents.map(({ id }) => id));
  const here = new Set(reports.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !changed.has(id)),
    ...documents
      .flatMap((found) => recordOf(shiftReportSchema, found) ?? [])
      .filter(({ id }) => here.has(id))
      .flatMap(nightCoverageOf),
  ];
};

/**
 * Updates the given rows of a shard.
 * @returns false if the shard can't be read, or is of an earlier release, and the night needs rebuilding
 */
const updateRows = async (
  transaction: Transaction,
  customerId: string,
  place: NightPlace,
  changed: readonly ChangedRecord[],
): Promise<boolean> => {
  const [stored, ...found] = await transaction.getAll(
    shardAt(customerId, place),
    ...changed.map(({ collection, id }) => firestore().collection(paths[collection](customerId)).doc(id)),
  );
  const before = stored && recordOf(nightShardSchema, stored);
  const covered = stored && recordOf(nightCoverageSchema, stored)?.coverage;
  if (!before || before.damaged > 0 || !covered || covered.damaged > 0) return false;
  const foundIn = (collection: NightCollection) => found.filter(({ ref }) => ref.parent.id === collection);
  const shiftReports = withChanged(
    before.shiftReports,
    shiftReportSchema,
    nightShiftReportOf,
    foundIn('shiftReports'),
    place,
  );
  const clockInOuts = withChanged(
    before.clockInOuts,
    clockInOutSchema,
    nightClockInOutOf,
    foundIn('clockInOuts'),
    place,
  );
  const coverage = withChangedCoverage(covered.records, shiftReports, foundIn('shiftReports'));
  saveSummary(
    transaction,
    stored,
    nightShard(place.date, place.shard, { shiftReports, clockInOuts, coverage }),
  );
  const totals = firestore().doc(paths.night(customerId, place.date));
  addToCounts(transaction, totals, difference(countReports(shiftReports), countReports(before.shiftReports)));
  return true;
};

const refresh = inBatches<ChangedRecord>(async (key, records) => {
  const [customerId = '', date = '', shard] = key.split('/');
  const place = { date, shard: Number(shard) };
  const changed = [
    ...new Map(records.map((record) => [`${record.collection}/${record.id}`, record])).values(),
  ];
  const isUpdated = await inTransaction((transaction) =>
    updateRows(transaction, customerId, place, changed),
  ).catch((error: unknown) => {
    if (isMissing(error)) return false;
    throw error;
  });
  if (!isUpdated) await rebuildNight(customerId, date);
});

/** Updates a record's row from its source's current state, in a place where it was, is, or may be. */
export const refreshNight = (
  customerId: string,
  { date, shard }: NightPlace,
  record: ChangedRecord,
): Promise<void> => refresh(`${customerId}/${date}/${shard}`, record);
