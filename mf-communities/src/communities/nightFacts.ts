import {
  doneShiftReportStatuses,
  doorsOfReports,
  groupBy,
  serviceNight,
  shiftOn,
  type Assignments,
  type DirectoryCommunity,
  type NightClockInOut,
  type NightShiftReport,
} from 'shared-lib/domain';
import type { Meaning } from 'shared-lib/ui';

/** A community's state tonight, most urgent first. */
export const tonightStates = [
  'uncovered',
  'missed',
  'scheduled',
  'inService',
  'done',
  'closed',
  'off',
] as const;

export interface Tonight {
  readonly state: (typeof tonightStates)[number];
  /** The specialist who is there, was there or is expected; null for none. */
  readonly memberId: string | null;
}

/** The color of each of tonight's states. */
export const tonightMeanings: Readonly<Record<Tonight['state'], Meaning>> = {
  uncovered: 'watch',
  missed: 'bad',
  scheduled: 'neutral',
  inService: 'info',
  done: 'good',
  closed: 'neutral',
  off: 'neutral',
};

/** The result of the last night with a report. */
export interface LastResult {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Whether no one came. */
  readonly isMissed: boolean;
  /** How many units were missed. */
  readonly left: number;
}

/** A row's data about a community's nights. */
export interface NightFacts {
  readonly tonight: Tonight;
  /** Null if none of the nights read has a report. */
  readonly lastResult: LastResult | null;
}

type Clock = Pick<
  NightClockInOut,
  'communityId' | 'serviceDate' | 'memberId' | 'status' | 'clockInAt' | 'clockOutAt'
>;

type Report = Pick<
  NightShiftReport,
  'communityId' | 'serviceDate' | 'memberId' | 'status' | 'unitsTotal' | 'unitsServiced' | 'unitsSkipped'
>;

export interface NightRows {
  readonly clockInOuts: readonly Clock[];
  readonly shiftReports: readonly Report[];
}

type Place = Pick<
  DirectoryCommunity,
  'id' | 'serviceDays' | 'noServiceDates' | 'timezone' | 'totalUnits' | 'pastPlans' | 'pastAgents'
>;

const isDone = ({ status }: Pick<Report, 'status'>) =>
  doneShiftReportStatuses.some((done) => done === status);

const tonightOf = (
  community: Place,
  date: string,
  assignments: Assignments,
  { clockInOuts, shiftReports }: NightRows,
): Tonight => {
  const there =
    clockInOuts.find(({ clockInAt, clockOutAt }) => clockInAt !== null && clockOutAt === null) ??
    shiftReports.find(({ status }) => status === 'inProgress');
  if (there) return { state: 'inService', memberId: there.memberId };
  const done = shiftReports.find(isDone) ?? clockInOuts.find(({ clockOutAt }) => clockOutAt !== null);
  if (done) return { state: 'done', memberId: done.memberId };
  const missed = [...shiftReports, ...clockInOuts].find(({ status }) => status === 'missed');
  if (missed) return { state: 'missed', memberId: missed.memberId };
  const shift = shiftOn(community, date, assignments);
  if (shift === null) {
    return { state: community.noServiceDates.includes(date) ? 'closed' : 'off', memberId: null };
  }
  return { state: shift.agentId === null ? 'uncovered' : 'scheduled', memberId: shift.agentId };
};

const lastResultOf = (community: Place, reports: readonly Report[]): LastResult | null => {
  const ended = reports.filter(({ status }) => status !== 'inProgress');
  const date = ended
    .map(({ serviceDate }) => serviceDate)
    .sort()
    .at(-1);
  if (date === undefined) return null;
  const own = ended.filter(({ serviceDate }) => serviceDate === date);
  return {
    date,
    isMissed: !own.some(isDone),
    left: doorsOfReports(own, community.totalUnits).left,
  };
};

/**
 * The nights of many communities: tonight's state of each, in its own time zone, and the result of its last night
 * with a report.
 * @param rows of the nights in progress and some before
 * @param now epoch milliseconds
 */
export const nightFactsOf = (
  communities: readonly Place[],
  assignments: Assignments,
  { clockInOuts, shiftReports }: NightRows,
  now: number,
): ReadonlyMap<string, NightFacts> => {
  const clocks = groupBy(clockInOuts, ({ communityId }) => communityId);
  const reports = groupBy(shiftReports, ({ communityId }) => communityId);
  return new Map(
    communities.map((community) => {
      const date = serviceNight(now, community.timezone);
      const own = reports.get(community.id) ?? [];
      const isTonight = ({ serviceDate }: { serviceDate: string }) => serviceDate === date;
      const tonight = {
        clockInOuts: (clocks.get(community.id) ?? []).filter(isTonight),
        shiftReports: own.filter(isTonight),
      };
      return [
        community.id,
        {
          tonight: tonightOf(community, date, assignments, tonight),
          lastResult: lastResultOf(
            community,
            own.filter(({ serviceDate }) => serviceDate < date),
          ),
        },
      ];
    }),
  );
};
