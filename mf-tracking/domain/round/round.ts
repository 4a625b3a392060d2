import * as z from 'shared-lib/domain/schema';
import {
  type CheckpointScan,
  scanResults,
  countDoors,
  serviceOutcomes,
  type ServiceLog,
  standingLog,
  type Violation,
  cells,
  grouped,
  rowFormat,
  type RowFormat,
  rowsOf,
  summaryFields,
  summaryFormat,
} from 'shared-lib/domain';

/** What a round says of one service log. */
export type RoundDoor = Pick<ServiceLog, 'id' | 'unitId' | 'outcome' | 'servicedAt'> & {
  /** Whether its unit is none of the community's, and whether another log corrects it. */
  readonly is: Readonly<Record<'elsewhere' | 'corrected', boolean>>;
};

/** What a round says of one scan. */
export type RoundScan = Pick<CheckpointScan, 'id' | 'checkpointId' | 'result'> & {
  readonly is: Readonly<Record<'elsewhere', boolean>>;
};

/** What a round says of one violation. */
export type RoundViolation = Pick<Violation, 'id' | 'unitId'>;

const doorRows = rowFormat({
  id: cells.id,
  unitId: cells.id,
  outcome: cells.choice(serviceOutcomes),
  servicedAt: cells.instantOrNone,
  is: cells.flags('elsewhere', 'corrected'),
});

const scanRows = rowFormat({
  id: cells.id,
  checkpointId: cells.id,
  result: cells.choiceOrNone(scanResults),
  is: cells.flags('elsewhere'),
});

const violationRows = rowFormat({ id: cells.id, unitId: cells.id });

/** The ids of a round's records begin with the report's: their rows have the rest, which is short. */
const shortened = <R extends { readonly id: string }>(reportId: string, records: readonly R[]): R[] =>
  records.map((record) =>
    record.id.startsWith(`${reportId}_`) ? { ...record, id: record.id.slice(reportId.length) } : record,
  );

const withWholeIds = <R extends { readonly id: string }>(reportId: string, records: readonly R[]): R[] =>
  records.map((record) =>
    record.id.startsWith('_') ? { ...record, id: `${reportId}${record.id}` } : record,
  );

/**
 * All that hangs on a shift report: its service logs, scans and violations, `customers/{customerId}/rounds/{shiftReportId}`. What the report
 * counts is counted here. `damaged` says how many rows could not be read, and are left out.
 */
export const roundSchema = z.pipe(
  z.object({
    ...summaryFields,
    doors: rowsOf(doorRows),
    scans: rowsOf(scanRows),
    violations: rowsOf(violationRows),
  }),
  z.transform(({ id, doors, scans, violations, ...round }) => ({
    ...round,
    id,
    doors: withWholeIds(id, doors.records),
    scans: withWholeIds(id, scans.records),
    violations: withWholeIds(id, violations.records),
    damaged: doors.damaged + scans.damaged + violations.damaged,
  })),
);

/** The records of a round. */
export interface RoundRecords {
  readonly doors: readonly RoundDoor[];
  readonly scans: readonly RoundScan[];
  readonly violations: readonly RoundViolation[];
}

const written = <R extends { readonly id: string }>(
  format: RowFormat<R>,
  reportId: string,
  records: readonly R[],
): string => format.write(shortened(reportId, records));

/**
 * The fields of a round, but for `updatedAt`.
 * @param records in any order
 */
export const roundOf = (reportId: string, { doors, scans, violations }: RoundRecords) => ({
  doors: written(doorRows, reportId, doors),
  scans: written(scanRows, reportId, scans),
  violations: written(violationRows, reportId, violations),
  format: summaryFormat,
});

/** What a round says of a service log, as long as nothing else is known of its unit. */
export const roundDoorOf = ({
  id,
  unitId,
  outcome,
  servicedAt,
  corrected,
}: Pick<ServiceLog, 'id' | 'unitId' | 'outcome' | 'servicedAt' | 'corrected'>): RoundDoor => ({
  id,
  unitId,
  outcome,
  servicedAt,
  is: { elsewhere: false, corrected: corrected !== null },
});

/** What a round says of a scan. One of another community's check point is kept, and counted nowhere. */
export const roundScanOf = ({
  id,
  checkpointId,
  result,
  flags,
}: Pick<CheckpointScan, 'id' | 'checkpointId' | 'result' | 'flags'>): RoundScan => ({
  id,
  checkpointId,
  result,
  is: { elsewhere: flags.includes('elsewhere') },
});

/** The entries that count: of each unit of the community the one that stands. */
const standingDoors = (doors: readonly RoundDoor[]): RoundDoor[] =>
  Array.from(
    grouped(
      doors.filter(({ is }) => !is.elsewhere && !is.corrected),
      ({ unitId }) => unitId,
    ),
    ([, own]) => standingLog(own.map((door) => ({ ...door, corrected: null }))),
  ).filter((door) => door !== null);

/**
 * What a report counts of its round.
 * @returns the ids of the check points that were scanned, each once, besides the counts
 */
export const countsOf = ({ doors, scans, violations }: RoundRecords) => {
  const standing = standingDoors(doors);
  const { served, left } = countDoors(standing.map(({ outcome }) => outcome));
  const scanned = new Set(
    scans
      .filter(({ result, is }) => result !== null && !is.elsewhere)
      .map(({ checkpointId }) => checkpointId),
  );
  return {
    unitsServiced: served,
    unitsSkipped: left,
    violationsCount: violations.length,
    checkpointsScanned: scanned.size,
    scannedIds: [...scanned],
  };
};
