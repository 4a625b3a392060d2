import type { ShiftReport } from '../shiftReport/shiftReport.ts';

/** How many nights the coverage looks back. */
export const coverageNights = 14;

/** A night's scans compared with what was expected. */
export interface NightCoverage {
  /** The service date, `YYYY-MM-DD`. */
  readonly date: string;
  readonly expected: number;
  readonly scanned: number;
  /** Whole percent; null for a night when nothing was expected. */
  readonly percent: number | null;
  /** Whether someone is still on the route and may scan the rest. */
  readonly isUnderWay: boolean;
}

type Reported = Pick<ShiftReport, 'serviceDate' | 'status' | 'checkpointsExpected' | 'checkpointsScanned'>;

/**
 * The coverage of each night that has shift reports, oldest first. A missed shift was expected to scan and did not.
 * When several people share a night, each of their reports expects all checkpoints, so those count once
 * (`expectedDoors`). Coverage never exceeds what was expected.
 * @param reports of one community
 */
export const coverageOf = (reports: readonly Reported[]): NightCoverage[] => {
  const nights = new Map<string, { expected: number; scanned: number; isUnderWay: boolean }>();
  for (const { serviceDate, status, checkpointsExpected: expected, checkpointsScanned: scanned } of reports) {
    const night = nights.get(serviceDate) ?? { expected: 0, scanned: 0, isUnderWay: false };
    nights.set(serviceDate, {
      expected: Math.max(night.expected, expected),
      scanned: night.scanned + scanned,
      isUnderWay: night.isUnderWay || status === 'inProgress',
    });
  }
  return [...nights]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, { expected, scanned: all, isUnderWay }]) => {
      const scanned = Math.min(all, expected);
      // Never 100 while one is missing.
      const percent = expected === 0 ? null : Math.floor((scanned / expected) * 100);
      return { date, expected, scanned, isUnderWay, percent };
    });
};
