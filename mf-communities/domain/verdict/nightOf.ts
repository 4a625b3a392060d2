import {
  doorOf,
  momentOfNight,
  type CheckpointScan,
  type ClockInOut,
  type PublicAnnouncement,
  serviceOn,
  type DoorLog,
  type DoorVisit,
  type NightService,
  type ShiftReport,
} from 'shared-lib/domain';
import type { ServedPlace } from './reportedNight.ts';

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
  /** Those of the doors around it. */
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
