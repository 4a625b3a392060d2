import { doneShiftReportStatuses, type ShiftReport } from 'shared-lib/domain';

const millisPerMinute = 60_000;

/** What of a report functions say, and nobody else. */
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

/** A report as it is stored: what nobody has said yet is absent, and not zero. */
export type StoredReport = Pick<ShiftReport, 'status' | 'startedAt' | 'submittedAt'> & {
  readonly derived: Partial<DerivedReport>;
};

/** What is counted of the round. */
export interface ReportCounts {
  readonly unitsServiced: number;
  readonly unitsSkipped: number;
  readonly violationsCount: number;
  readonly checkpointsScanned: number;
  /** The check points that were scanned. */
  readonly scannedIds: readonly string[];
}

/** What the community expects of a round. */
export interface ExpectedRound {
  readonly unitsTotal: number;
  /** The check points in use that are scanned with these features. */
  readonly checkpointIds: readonly string[];
  /** The service features as they are now. */
  readonly features: ShiftReport['features'];
}

const isDone = ({ status }: StoredReport): boolean => doneShiftReportStatuses.some((done) => done === status);

/** Whether a report has yet to be told what is expected: at its begin, and when it is submitted for the first time. */
export const needsExpected = (report: StoredReport): boolean =>
  report.derived.unitsTotal === undefined ||
  report.derived.checkpointsExpected === undefined ||
  (isDone(report) && report.derived.missedCheckpointIds === undefined);

/** What was missed: said when the report is submitted; a scan that arrives later takes its check point out. */
const missedIds = (
  report: StoredReport,
  counts: ReportCounts,
  expected: ExpectedRound | null,
): readonly string[] | undefined => {
  if (!isDone(report)) return undefined;
  const scanned = new Set(counts.scannedIds);
  return (report.derived.missedCheckpointIds ?? expected?.checkpointIds)?.filter((id) => !scanned.has(id));
};

/** From the begin to the first submission; one that is sent again after days doesn't make it longer. */
const duration = ({ derived, startedAt, submittedAt }: StoredReport): number | undefined =>
  startedAt === null || submittedAt === null || typeof derived.durationMin === 'number'
    ? undefined
    : Math.max(0, Math.floor((submittedAt - startedAt) / millisPerMinute));

/** What was never counted reads as zero, and need not be written. */
const nothingCounted = { unitsServiced: 0, unitsSkipped: 0, violationsCount: 0, checkpointsScanned: 0 };

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What has to be written to a report, given its round.
 * @param expected needed where `needsExpected` says so, null elsewhere
 * @returns the fields that differ, none where all is well
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
    // Kept from the begin on.
    features: derived.unitsTotal === undefined ? (expected?.features ?? undefined) : undefined,
    durationMin: duration(report),
  };
  const stored: Partial<DerivedReport> = { ...nothingCounted, ...derived };
  const different = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isEqual(value, stored[field as keyof DerivedReport]),
  );
  return Object.fromEntries(different);
};
