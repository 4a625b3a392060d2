import {
  addDays,
  coverageOf,
  groupBy,
  serviceNight,
  serviceOn,
  type NightShiftReport,
} from 'shared-lib/domain';
import { gridNights, type CoveredCommunity } from './calls.ts';

/**
 * A community's night: all checkpoints scanned, some, or none; in progress, without checkpoints, without service, not
 * started, or without a record.
 */
export type CoverageState =
  | 'all'
  | 'some'
  | 'none'
  | 'underWay'
  | 'noCheckpoints'
  | 'noService'
  | 'awaited'
  | 'unrecorded';

/** A community on one night. */
export interface CoverageCell {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly state: CoverageState;
  readonly scanned: number;
  readonly expected: number;
  readonly missed: number;
  /** Whether so few were scanned that it is more than an oversight. */
  readonly isPoor: boolean;
}

/** A community's nights. */
export interface CoverageRow {
  readonly communityId: string;
  readonly name: string;
  /** One per night, oldest first. */
  readonly cells: readonly CoverageCell[];
  /** All checkpoints missed on these nights. */
  readonly missed: number;
}

/** A community of the grid. */
export type GridCommunity = Parameters<typeof serviceOn>[0] & {
  readonly id: string;
  readonly propertyName: string;
  readonly timezone: string;
  readonly archivedAt: number | null;
};

/** Below this share of its checkpoints, a night is poorly covered. */
const nearlyAll = 0.8;

/** The nights of the grid that ends with one, oldest first. @param until `YYYY-MM-DD` */
export const nightsUntil = (until: string): string[] =>
  Array.from({ length: gridNights }, (_, place) => addDays(until, place + 1 - gridNights));

const stateOf = (
  night: CoveredCommunity['nights'][number] | undefined,
  community: GridCommunity,
  date: string,
  now: number,
): CoverageState => {
  if (night?.isUnderWay) return 'underWay';
  if (night) {
    if (night.expected === 0) return 'noCheckpoints';
    if (night.scanned === 0) return 'none';
    return night.scanned < night.expected ? 'some' : 'all';
  }
  if (serviceOn(community, date) !== 'scheduled') return 'noService';
  return date < serviceNight(now, community.timezone) ? 'unrecorded' : 'awaited';
};

/**
 * Communities by nights. Those with the most missed checkpoints come first. An archived community only has a row if it
 * has records.
 * @param until the last night, `YYYY-MM-DD`
 * @param covered what was scanned
 * @param now epoch milliseconds
 * @param compare orders names
 */
export function coverageGrid(
  communities: readonly GridCommunity[],
  until: string,
  covered: readonly CoveredCommunity[],
  now: number,
  compare: (a: string, b: string) => number,
): CoverageRow[] {
  const nightsOf = new Map(covered.map(({ communityId, nights }) => [communityId, nights]));
  return communities
    .filter(({ id, archivedAt }) => archivedAt === null || nightsOf.has(id))
    .map((community): CoverageRow => {
      const cells = nightsUntil(until).map((date): CoverageCell => {
        const night = nightsOf.get(community.id)?.find((one) => one.date === date);
        const state = stateOf(night, community, date, now);
        // A shift in progress may still scan the rest.
        const { expected, scanned } = state === 'underWay' || !night ? { expected: 0, scanned: 0 } : night;
        return {
          date,
          state,
          scanned,
          expected,
          missed: expected - scanned,
          isPoor: scanned < expected * nearlyAll,
        };
      });
      const missed = cells.reduce((sum, cell) => sum + cell.missed, 0);
      return { communityId: community.id, name: community.propertyName, cells, missed };
    })
    .sort((a, b) => b.missed - a.missed || compare(a.name, b.name));
}

/** A summary's data on a report's checkpoints. */
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
