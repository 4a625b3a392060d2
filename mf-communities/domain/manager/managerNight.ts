import * as z from 'shared-lib/domain/schema';
import { calendarDate, count } from 'shared-lib/domain/schema';
import {
  lateAfterMin,
  addDays,
  momentOfNight,
  weekdayOf,
  type Community,
  countDoors,
  doorsOfReports,
  expectedDoors,
  serviceReasons,
  type DoorNight,
} from 'shared-lib/domain';

/**
 * A night's state for a property's manager. `noRecord` is a planned night without records, which is neither
 * served nor missed; `calledOff` is one that the office called off that day.
 */
export const managerNightStates = [
  'noService',
  'scheduled',
  'late',
  'inProgress',
  'served',
  'missed',
  'calledOff',
  'noRecord',
] as const;

/** Why there is no service: no service day, a closure, or before the community was served. */
export const noServiceReasons = ['off', 'closed', 'notYet'] as const;

/** Why doors were missed; `other` if no reason was given. */
export const missedReasons = [...serviceReasons, 'other'] as const;

const millis = z.nullable(z.int());

/** One night as a manager sees it. Moments are epoch milliseconds. */
export const managerNightSchema = z.object({
  date: calendarDate,
  state: z.enum(managerNightStates),
  why: z.nullable(z.enum(noServiceReasons)),
  /** Whether service is planned; someone may also come on other nights. */
  isPlanned: z.boolean(),
  startedAt: millis,
  /** Null while someone is there, and if unknown. */
  endedAt: millis,
  doors: z.object({
    /** The door counts from `countDoors`. */
    served: count,
    notOut: count,
    left: count,
    total: count,
    reasons: z.array(z.object({ reason: z.enum(missedReasons), count })),
  }),
});

export type ManagerNight = z.output<typeof managerNightSchema>;
export type MissedReason = (typeof missedReasons)[number];

/** The data of a night at one community. */
export interface NightRecords {
  readonly clockInOuts: readonly {
    readonly status: string;
    readonly clockInAt: number | null;
    readonly clockOutAt: number | null;
  }[];
  readonly shiftReports: readonly {
    readonly status: string;
    readonly unitsTotal: number;
    readonly unitsServiced: number;
    readonly unitsSkipped: number;
    readonly startedAt: number | null;
    readonly submittedAt: number | null;
  }[];
  /** The entry that counts, for each door. */
  readonly doors: readonly Pick<DoorNight, 'outcome' | 'reason'>[];
  readonly isCalledOff: boolean;
}

type Served = Pick<
  Community,
  'serviceDays' | 'noServiceDates' | 'serviceStart' | 'timezone' | 'totalUnits'
> & {
  /** The first date on which it could have been served, `YYYY-MM-DD`; null if unknown. */
  readonly since: string | null;
};

/** The times that determine a night's state. */
export interface NightClock {
  /** The night in progress in the community's zone, from `serviceNight`. */
  readonly tonight: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const whyNot = (community: Served, date: string): ManagerNight['why'] => {
  if (community.since !== null && date < community.since) return 'notYet';
  if (community.noServiceDates.includes(date)) return 'closed';
  return community.serviceDays.includes(weekdayOf(date)) ? null : 'off';
};

const doorsOf = ({ doors, shiftReports }: NightRecords, totalUnits: number): ManagerNight['doors'] => {
  if (doors.length === 0) {
    // Without an entry for each door, the report's own counts are used.
    const { left, ...counts } = doorsOfReports(shiftReports, totalUnits);
    const reasons = left === 0 ? [] : [{ reason: 'other' as const, count: left }];
    return { ...counts, left, notOut: 0, reasons };
  }
  const counts = new Map<MissedReason, number>();
  for (const { outcome, reason } of doors) {
    if (outcome !== 'notCollected') continue;
    const why = reason ?? 'other';
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return {
    ...countDoors(doors.map(({ outcome }) => outcome)),
    total: expectedDoors(shiftReports) ?? totalUnits,
    reasons: missedReasons.flatMap((reason) => {
      const found = counts.get(reason);
      return found === undefined ? [] : [{ reason, count: found }];
    }),
  };
};

const doneStatuses = ['submitted', 'approved', 'returned'];

/** When people came and left, from clock-ins, otherwise from reports. */
const timesOf = ({ clockInOuts, shiftReports }: NightRecords) => {
  const present = clockInOuts.filter(({ clockInAt }) => clockInAt !== null);
  const begins =
    present.length > 0 ? present.map((each) => each.clockInAt) : shiftReports.map((each) => each.startedAt);
  const ends =
    present.length > 0
      ? present.map((each) => each.clockOutAt)
      : shiftReports.map((each) => each.submittedAt);
  const known = (moments: readonly (number | null)[]) => moments.filter((moment) => moment !== null);
  const isOpen = present.some(({ clockOutAt }) => clockOutAt === null);
  const [begun, ended] = [known(begins), known(ends)];
  return {
    isOpen,
    startedAt: begun.length === 0 ? null : Math.min(...begun),
    endedAt: isOpen || ended.length === 0 ? null : Math.max(...ended),
  };
};

/**
 * A night's state at a community, from the plan and the records.
 * @param date `YYYY-MM-DD`
 * @param community with the plan of that night, from `planOn`
 */
export const managerNightOf = (
  date: string,
  community: Served,
  records: NightRecords,
  { tonight, now }: NightClock,
): ManagerNight => {
  const why = whyNot(community, date);
  const isPlanned = why === null;
  const isPast = date < tonight;
  const times = timesOf(records);
  const wasThere =
    records.clockInOuts.some(({ clockInAt }) => clockInAt !== null) ||
    records.shiftReports.some(({ status }) => doneStatuses.includes(status)) ||
    records.doors.length > 0;
  const isMissed = [...records.clockInOuts, ...records.shiftReports].some(
    ({ status }) => status === 'missed',
  );
  const lateFrom = momentOfNight(date, community.serviceStart, community.timezone) + lateAfterMin * 60_000;
  const state = (): ManagerNight['state'] => {
    if (wasThere) return times.isOpen && !isPast ? 'inProgress' : 'served';
    if (!isPlanned) return 'noService';
    if (records.isCalledOff) return 'calledOff';
    if (isMissed) return 'missed';
    if (isPast) return 'noRecord';
    return now >= lateFrom ? 'late' : 'scheduled';
  };
  const { startedAt, endedAt } = wasThere ? times : { startedAt: null, endedAt: null };
  return {
    date,
    state: state(),
    why: wasThere ? null : why,
    isPlanned,
    startedAt,
    endedAt,
    doors: doorsOf(records, community.totalUnits),
  };
};

/** The dates from one to another, both included. Both `YYYY-MM-DD`. */
export const datesBetween = (from: string, to: string): string[] => {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};
