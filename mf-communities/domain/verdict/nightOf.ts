import {
  momentOfNight,
  type CheckpointScan,
  type ClockInOut,
  type PublicAnnouncement,
  serviceOn,
  type NightService,
  type ShiftReport,
} from 'shared-lib/domain';
import { doorOf, type DoorLog, type DoorVisit } from './doorOf.ts';
import type { ServedPlace } from './reportedNight.ts';

/** Everything that is known of one night at one community, and of the door that is asked about. */
export interface VerdictFacts {
  readonly place: ServedPlace;
  /** `YYYY-MM-DD` */
  readonly night: string;
  /** When it was reported, and when this is asked, epoch milliseconds. */
  readonly reportedAt: number | null;
  readonly now: number;
  /** The unit; null where nobody knows which one it is. */
  readonly unitId: string | null;
  /** The units around it: of its floor, or of its building. */
  readonly neighbourIds: readonly string[];
  /** The service logs of that night of the unit and those around it; where there are none, one of the community's, if there is any. */
  readonly logs: readonly DoorLog[];
  readonly clockIns: readonly Pick<ClockInOut, 'id' | 'status' | 'clockInAt' | 'clockOutAt'>[];
  readonly reports: readonly Pick<
    ShiftReport,
    'id' | 'status' | 'startedAt' | 'submittedAt' | 'unitsServiced' | 'unitsTotal'
  >[];
  readonly scans: readonly Pick<CheckpointScan, 'id' | 'scannedAt' | 'result'>[];
  /** What the office told residents of that night; null for nothing. */
  readonly announcement: PublicAnnouncement | null;
}

/** The facts, as the rules of a verdict ask for them. */
export interface Night {
  readonly facts: VerdictFacts;
  readonly service: NightService;
  readonly windowStart: number;
  readonly windowEnd: number;
  /** What stands of the door that is asked about, the earliest first. */
  readonly doors: readonly DoorVisit[];
  /** And of the doors around it. */
  readonly neighbours: readonly DoorVisit[];
}

const byTime = (one: DoorVisit, other: DoorVisit): number =>
  (one.at ?? Infinity) - (other.at ?? Infinity) || (one.log.id < other.log.id ? -1 : 1);

/** The facts of a night, put in order. */
export const nightOf = (facts: VerdictFacts): Night => {
  const { place, night, unitId, neighbourIds } = facts;
  const { timezone, setOutStart, setOutEnd } = place;
  // What somebody has corrected says nothing any more.
  const standing = facts.logs
    .filter(({ serviceDate, corrected }) => serviceDate === night && corrected === null)
    .map((log) => doorOf(log, timezone))
    .sort(byTime);
  const around = new Set(neighbourIds);
  return {
    facts,
    service: serviceOn(place, night),
    windowStart: momentOfNight(night, setOutStart, timezone),
    windowEnd: momentOfNight(night, setOutEnd, timezone),
    doors: unitId === null ? [] : standing.filter(({ log }) => log.unitId === unitId),
    neighbours: standing.filter(({ log }) => around.has(log.unitId) && log.unitId !== unitId),
  };
};
