import {
  doneShiftReportStatuses,
  shiftReportSchema,
  type RepairableKind,
  type ShiftReport,
} from 'shared-lib/domain';

const millisPerMinute = 60_000;

/** The fields of a report that only functions write. */
export type DerivedReport = Pick<
  ShiftReport,
  | 'unitsTotal'
  | 'unitsServiced'
  | 'unitsSkipped'
  | 'violationsCount'
  | 'checkpointsExpected'
  | 'checkpointsScanned'
  | 'missedCheckpointIds'
  | 'durationMin'
  | 'features'
>;

/** A report as stored: an unset field is absent, not zero. */
export type StoredReport = Pick<ShiftReport, 'status' | 'startedAt' | 'submittedAt'> & {
  readonly derived: Partial<DerivedReport>;
};

/** Counts from the route. */
export interface ReportCounts {
  readonly unitsServiced: number;
  readonly unitsSkipped: number;
  readonly violationsCount: number;
  readonly checkpointsScanned: number;
  /** The scanned checkpoints. */
  readonly scannedIds: readonly string[];
}

/** The community's expectations of a round. */
export interface ExpectedRound {
  readonly unitsTotal: number;
  /** The active checkpoints that these features scan. */
  readonly checkpointIds: readonly string[];
  /** The current service features. */
  readonly features: ShiftReport['features'];
}

const isDone = ({ status }: StoredReport): boolean => doneShiftReportStatuses.some((done) => done === status);

/** Whether a report still needs its expected values: at its start, and when it is first submitted. */
export const needsExpected = (report: StoredReport): boolean =>
  report.derived.unitsTotal === undefined ||
  report.derived.checkpointsExpected === undefined ||
  (isDone(report) && report.derived.missedCheckpointIds === undefined);

/** The missed checkpoints, determined on submission; a scan that arrives later removes its checkpoint. */
const missedIds = (
  report: StoredReport,
  counts: ReportCounts,
  expected: ExpectedRound | null,
): readonly string[] | undefined => {
  if (!isDone(report)) return undefined;
  const scanned = new Set(counts.scannedIds);
  return (report.derived.missedCheckpointIds ?? expected?.checkpointIds)?.filter((id) => !scanned.has(id));
};

/** From the start to the first submission; resubmitting days later doesn't make it longer. */
const duration = ({ derived, startedAt, submittedAt }: StoredReport): number | undefined =>
  startedAt === null || submittedAt === null || typeof derived.durationMin === 'number'
    ? undefined
    : Math.max(0, Math.floor((submittedAt - startedAt) / millisPerMinute));

/** An absent count reads as zero, so a zero doesn't have to be written. */
const nothingCounted = { unitsServiced: 0, unitsSkipped: 0, violationsCount: 0, checkpointsScanned: 0 };

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Computes a report's derived fields from its round.
 * @param expected required if `needsExpected` returns true, otherwise null
 * @returns the fields that differ, none if all are correct
 */
export const reportDifference = (
  report: StoredReport,
  counts: ReportCounts,
  expected: ExpectedRound | null,
): Partial<DerivedReport> => {
  const { unitsServiced, unitsSkipped, violationsCount, checkpointsScanned } = counts;
  const { derived } = report;
  const wanted = {
    unitsTotal: derived.unitsTotal ?? expected?.unitsTotal,
    checkpointsExpected: derived.checkpointsExpected ?? expected?.checkpointIds.length,
    unitsServiced,
    unitsSkipped,
    violationsCount,
    checkpointsScanned,
    missedCheckpointIds: missedIds(report, counts, expected),
    // Fixed at the start.
    features: derived.unitsTotal === undefined ? (expected?.features ?? undefined) : undefined,
    durationMin: duration(report),
  };
  const stored: Partial<DerivedReport> = { ...nothingCounted, ...derived };
  const different = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isEqual(value, stored[field as keyof DerivedReport]),
  );
  return Object.fromEntries(different);
};

/** The kind of issue that is a claim: damage to the property, with a photo. */
export const propertyClaim = 'propertyClaim';

/** How to repair damaged shift reports. */
export const repairableReports: RepairableKind = {
  collection: 'shiftReports',
  schema: shiftReportSchema,
  becomes: { status: () => ({ status: 'submitted' }) },
  touched: ['updatedAt'],
};
