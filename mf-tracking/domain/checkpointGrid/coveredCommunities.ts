import { coverageOf, groupBy, type NightShiftReport } from 'shared-lib/domain';
import type { CoveredCommunity } from './calls.ts';

/** What a summary says about a report's checkpoints. */
interface ReportCoverage {
  readonly id: string;
  readonly expected: number;
  readonly scanned: number;
}

type Reported = Pick<NightShiftReport, 'id' | 'communityId' | 'serviceDate' | 'status'>;

/**
 * How much of each community's route was scanned, night by night. Several specialists of a night share its checkpoints.
 * @param reports of some nights
 * @param coverage of those that are finished, at communities with checkpoints
 */
export function coveredCommunities(
  reports: readonly Reported[],
  coverage: readonly ReportCoverage[],
): CoveredCommunity[] {
  const covered = new Map(coverage.map((report) => [report.id, report]));
  return Array.from(
    groupBy(reports, ({ communityId }) => communityId),
    ([communityId, own]) => ({
      communityId,
      nights: coverageOf(
        own.map(({ id, serviceDate, status }) => ({
          serviceDate,
          status,
          checkpointsExpected: covered.get(id)?.expected ?? 0,
          checkpointsScanned: covered.get(id)?.scanned ?? 0,
        })),
      ).map(({ date, expected, scanned, isUnderWay }) => ({ date, expected, scanned, isUnderWay })),
    }),
  );
}
