import { groupBy, lastNightAt } from 'shared-lib/domain';
import type { ScoredShift } from './scoredShift.ts';

/** Whose shifts a scorecard counts. */
export const scoreScopes = ['business', 'member', 'community'] as const;

export type ScoreScope = (typeof scoreScopes)[number];

/** The sums of some shifts. */
export interface Score {
  /** Scheduled shifts that have ended. */
  readonly shifts: number;
  readonly onTime: number;
  readonly late: number;
  readonly missed: number;
  /** Served without a clock-in. */
  readonly unknown: number;
  readonly workedMin: number;
  readonly doorsServed: number;
  readonly doorsExpected: number;
  /** Shifts with both hours and doors, and their sums, for the pace. */
  readonly pacedShifts: number;
  readonly pacedMin: number;
  readonly pacedDoors: number;
  readonly reports: number;
  readonly returned: number;
  readonly violations: number;
  readonly flagged: number;
  /** Resident requests. */
  readonly requests: number;
}

/** The best start first: a community's night began when its first specialist did. */
const order = ['onTime', 'late', 'unknown', 'missed'] as const;

/** The starts of a community's nights: specialists who share one share its shift. */
const startsOfNights = (shifts: readonly ScoredShift[]): ScoredShift['start'][] =>
  Array.from(
    groupBy(shifts, ({ communityId, serviceDate }) => `${communityId}/${serviceDate}`).values(),
    (night) => order.find((start) => night.some((shift) => shift.start === start)) ?? 'unknown',
  );

/** How many requests a community's residents sent after a night, until the next one. */
export interface NightRequests {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly count: number;
}

/** A resident's request, as scorecards count it. */
interface CountedRequest {
  readonly communityId: string;
  /** Epoch milliseconds; null for a request without a time, which isn't counted. */
  readonly createdAt: number | null;
}

/**
 * Counts requests by community and night. A request belongs to the last night that was over when it was written.
 * @param zoneOf a community's time zone, an IANA name
 */
export const countRequests = (
  requests: readonly CountedRequest[],
  zoneOf: (communityId: string) => string,
): NightRequests[] => {
  const nights = requests.flatMap(({ communityId, createdAt }) =>
    createdAt === null ? [] : [`${communityId}/${lastNightAt(createdAt, zoneOf(communityId))}`],
  );
  return Array.from(
    groupBy(nights, (night) => night),
    ([night, own]) => {
      const [communityId = '', serviceDate = ''] = night.split('/');
      return { communityId, serviceDate, count: own.length };
    },
  );
};

/**
 * Adds up shifts. A member's shifts are their own; for a community and the business, a night at a community is one
 * shift, missed only if no one served it.
 */
export const scoreOf = (
  scope: ScoreScope,
  shifts: readonly ScoredShift[],
  requests: readonly NightRequests[] = [],
): Score => {
  const starts = scope === 'member' ? shifts.map(({ start }) => start) : startsOfNights(shifts);
  const startedAs = (start: ScoredShift['start']) => starts.filter((one) => one === start).length;
  const sum = (of: (shift: ScoredShift) => number, from = shifts) =>
    from.reduce((all, shift) => all + of(shift), 0);
  const paced = shifts.filter(({ workedMin, doorsServed }) => workedMin > 0 && doorsServed > 0);
  return {
    shifts: starts.length,
    onTime: startedAs('onTime'),
    late: startedAs('late'),
    missed: startedAs('missed'),
    unknown: startedAs('unknown'),
    workedMin: sum(({ workedMin }) => workedMin),
    doorsServed: sum(({ doorsServed }) => doorsServed),
    doorsExpected: sum(({ doorsExpected }) => doorsExpected),
    pacedShifts: paced.length,
    pacedMin: sum(({ workedMin }) => workedMin, paced),
    pacedDoors: sum(({ doorsServed }) => doorsServed, paced),
    reports: sum(({ reports }) => reports),
    returned: sum(({ returned }) => returned),
    violations: sum(({ violations }) => violations),
    flagged: sum(({ flagged }) => flagged),
    requests: requests.reduce((all, { count }) => all + count, 0),
  };
};
