import {
  addDays,
  doorOf,
  momentOfNight,
  serviceNight,
  serviceOn,
  serviceStartsAt,
  type CheckpointScan,
  type ClockInOut,
  type Community,
  type DoorLog,
  type DoorVisit,
  type NightService,
  type PublicAnnouncement,
  type ShiftReport,
} from 'shared-lib/domain';

/** The fields of a community that determine when it is served. */
type ServedPlace = Pick<
  Community,
  'timezone' | 'serviceDays' | 'noServiceDates' | 'serviceStart' | 'setOutStart' | 'setOutEnd'
> &
  Partial<Pick<Community, 'pastPlans'>>;

/** How many nights back a report without a date may refer to. */
const nightsBack = 7;

/**
 * The night of a report that names none: the last one on which service was due and had begun by then. Without
 * one in the last week it is the last night that had begun, which shows that none was due.
 * @param at when it was reported, epoch milliseconds
 * @returns `YYYY-MM-DD`
 */
export const reportedNight = (place: ServedPlace, at: number): string => {
  const { timezone } = place;
  const current = serviceNight(at, timezone);
  const hasBegun = serviceStartsAt(place, current) <= at;
  const latest = hasBegun ? current : addDays(current, -1);
  for (let back = 0; back < nightsBack; back += 1) {
    const night = addDays(latest, -back);
    if (serviceOn(place, night) === 'scheduled') return night;
  }
  return latest;
};

/** Everything known about one night at one community, and about the door in question. */
export interface VerdictFacts {
  readonly place: ServedPlace;
  /** `YYYY-MM-DD` */
  readonly night: string;
  /** When it was reported, and the current time, epoch milliseconds. */
  readonly reportedAt: number | null;
  readonly now: number;
  /** The unit; null if unknown. */
  readonly unitId: string | null;
  /** The units around it: on its floor, or in its building. */
  readonly neighbourIds: readonly string[];
  /**
   * That night's service logs of the unit and those around it; if there are none, one from anywhere in the
   * community, if any.
   */
  readonly logs: readonly DoorLog[];
  readonly clockIns: readonly Pick<ClockInOut, 'id' | 'status' | 'clockInAt' | 'clockOutAt'>[];
  readonly reports: readonly Pick<
    ShiftReport,
    'id' | 'status' | 'startedAt' | 'submittedAt' | 'unitsServiced' | 'unitsTotal'
  >[];
  readonly scans: readonly Pick<CheckpointScan, 'id' | 'scannedAt' | 'result'>[];
  /** The office's announcement about that night; null for none. */
  readonly announcement: PublicAnnouncement | null;
}

/** The facts, as the verdict's rules need them. */
export interface Night {
  readonly facts: VerdictFacts;
  readonly service: NightService;
  readonly windowStart: number;
  readonly windowEnd: number;
  /** The entries of the door in question, earliest first. */
  readonly doors: readonly DoorVisit[];
  /** The entries of the doors around it. */
  readonly neighbours: readonly DoorVisit[];
}

const byTime = (one: DoorVisit, other: DoorVisit): number =>
  (one.at ?? Infinity) - (other.at ?? Infinity) || (one.log.id < other.log.id ? -1 : 1);

/** Organizes the facts of a night. */
export const nightOf = (facts: VerdictFacts): Night => {
  const { place, night, unitId, neighbourIds } = facts;
  const { timezone, setOutStart, setOutEnd } = place;
  // Corrected entries no longer count.
  const uncorrected = facts.logs
    .filter(({ serviceDate, corrected }) => serviceDate === night && corrected === null)
    .map((log) => doorOf(log, timezone))
    .sort(byTime);
  const around = new Set(neighbourIds);
  return {
    facts,
    service: serviceOn(place, night),
    windowStart: momentOfNight(night, setOutStart, timezone),
    windowEnd: momentOfNight(night, setOutEnd, timezone),
    doors: unitId === null ? [] : uncorrected.filter(({ log }) => log.unitId === unitId),
    neighbours: uncorrected.filter(({ log }) => around.has(log.unitId) && log.unitId !== unitId),
  };
};
