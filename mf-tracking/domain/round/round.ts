import * as z from 'shared-lib/domain/schema';
import {
  type CheckpointScan,
  scanResults,
  countDoors,
  serviceOutcomes,
  type ServiceLog,
  currentLog,
  type Violation,
  cells,
  groupBy,
  rowFormat,
  type RowFormat,
  rowsOf,
  summaryFields,
  summaryFormat,
} from 'shared-lib/domain';

/** A round's data on one service log. */
export type RoundDoor = Pick<ServiceLog, 'id' | 'unitId' | 'outcome' | 'servicedAt'> & {
  /** Whether its unit isn't the community's, and whether another log corrects it. */
  readonly is: Readonly<Record<'elsewhere' | 'corrected', boolean>>;
};

/** A round's data on one scan. */
export type RoundScan = Pick<CheckpointScan, 'id' | 'checkpointId' | 'result'> & {
  readonly is: Readonly<Record<'elsewhere', boolean>>;
};

/** A round's data on one violation. */
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

/** The ids of a round's records start with the report's: rows store only the rest, which is short. */
const shortened = <R extends { readonly id: string }>(reportId: string, records: readonly R[]): R[] =>
  records.map((record) =>
    record.id.startsWith(`${reportId}_`) ? { ...record, id: record.id.slice(reportId.length) } : record,
  );

const withWholeIds = <R extends { readonly id: string }>(reportId: string, records: readonly R[]): R[] =>
  records.map((record) =>
    record.id.startsWith('_') ? { ...record, id: `${reportId}${record.id}` } : record,
  );

/**
 * All dependents of a shift report: its service logs, scans and violations,
 * `customers/{customerId}/rounds/{shiftReportId}`. The report's counts are computed here. `damaged` is the
 * number of unreadable rows, which are left out.
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
 * The fields of a round, except `updatedAt`.
 * @param records in any order
 */
export const roundOf = (reportId: string, { doors, scans, violations }: RoundRecords) => ({
  doors: written(doorRows, reportId, doors),
  scans: written(scanRows, reportId, scans),
  violations: written(violationRows, reportId, violations),
  format: summaryFormat,
});

/** A round's data on a service log, before anything else is known about its unit. */
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

/** A round's data on a scan. A scan of another community's checkpoint is kept, but not counted. */
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

/** The entries that count: the effective one for each of the community's units. */
const standingDoors = (doors: readonly RoundDoor[]): RoundDoor[] =>
  Array.from(
    groupBy(
      doors.filter(({ is }) => !is.elsewhere && !is.corrected),
      ({ unitId }) => unitId,
    ),
    ([, own]) => currentLog(own.map((door) => ({ ...door, corrected: null }))),
  ).filter((door) => door !== null);

/**
 * Counts a round for its report.
 * @returns the counts, and the ids of the scanned checkpoints without duplicates
 */
export const countsOf = ({ doors, scans, violations }: RoundRecords) => {
  const current = standingDoors(doors);
  const { served, left } = countDoors(current.map(({ outcome }) => outcome));
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
