import { timeInWindow, type SetOutWindow } from 'mf-tracking/domain';
import { currentLog, doorOf, type DoorVisit, type ServiceLog, type Unit } from 'shared-lib/domain';
import type { NoRecordsReason } from '../communityNight/noRecordsReason.ts';

/** When a visit was, compared with the set-out window: before, during or after it, by how many minutes. */
export interface VisitTiming {
  readonly when: 'before' | 'during' | 'after';
  /** Minutes until the window opens (`before`) or ends (`during`), or since it ended (`after`). */
  readonly minutes: number;
}

const millisPerMinute = 60_000;

const timingOf = (at: number, window: SetOutWindow): VisitTiming => {
  const when = timeInWindow(at, window);
  const edge = when === 'before' ? window.from : window.until;
  return { when, minutes: Math.floor(Math.abs(edge - at) / millisPerMinute) };
};

/** What happened at a unit on a night. */
export type DoorResult =
  | {
      readonly kind: ServiceLog['outcome'];
      readonly log: ServiceLog;
      readonly visit: DoorVisit;
      /** Null if the time or the window is unknown. */
      readonly timing: VisitTiming | null;
    }
  /** No service on that weekday, or a closure. */
  | { readonly kind: 'off' | 'closed' }
  /** No record, and today the unit isn't served. */
  | { readonly kind: 'vacant' | 'paused' }
  /** Other doors have records, but not this one. */
  | { readonly kind: 'passedBy'; readonly others: number }
  /** Tonight, without a record yet. */
  | { readonly kind: 'awaited' }
  /** A past night without any record. */
  | { readonly kind: 'unrecorded' };

interface DoorNightFacts {
  /** The unit's service logs of that night. */
  readonly logs: readonly ServiceLog[];
  readonly status: Unit['status'];
  /** Why a night here has no records; irrelevant if it has some. */
  readonly why: NoRecordsReason;
  /** How many doors of the community have a record of that night. */
  readonly recordedDoors: number;
  /** Null for an unknown community. */
  readonly window: SetOutWindow | null;
  readonly timeZone: string;
}

/**
 * What happened at a unit on a night. The door's own record counts first; without one, whether there was service, whether
 * the unit is served, and whether the specialist was at other doors.
 */
export function doorNightOf(facts: DoorNightFacts): DoorResult {
  const { logs, status, why, recordedDoors, window, timeZone } = facts;
  const log = currentLog(logs);
  if (log !== null) {
    const visit = doorOf(log, timeZone);
    const timing = visit.at === null || window === null ? null : timingOf(visit.at, window);
    return { kind: log.outcome, log, visit, timing };
  }
  if (recordedDoors === 0 && (why === 'off' || why === 'closed')) return { kind: why };
  if (status !== 'active') return { kind: status };
  if (why === 'awaited') return { kind: 'awaited' };
  return recordedDoors > 0 ? { kind: 'passedBy', others: recordedDoors } : { kind: 'unrecorded' };
}

/** How far the device's and the server's time may differ before both are shown, in milliseconds. */
const sameWithin = 2 * millisPerMinute;

/** A visit's moments, epoch milliseconds: one if device and server agree, otherwise both. */
export type VisitTimes =
  | { readonly kind: 'one'; readonly at: number }
  | { readonly kind: 'both'; readonly device: number; readonly server: number }
  | null;

/**
 * Which times of a visit are shown. A correction has only the time of the visit: the office made it later.
 * @returns null if neither is known
 */
export function visitTimes({ log }: Pick<DoorVisit, 'log'>): VisitTimes {
  const device = log.servicedAt;
  const server = log.corrects === null ? (log.syncedAt ?? log.createdAt) : null;
  if (device !== null && server !== null && Math.abs(device - server) > sameWithin) {
    return { kind: 'both', device, server };
  }
  const at = device ?? server;
  return at === null ? null : { kind: 'one', at };
}

/** The doors that a specialist recorded just before and just after one; null at the start and end of a shift. */
export interface AdjacentDoors {
  readonly before: ServiceLog | null;
  readonly after: ServiceLog | null;
}

/**
 * Finds the doors next to a visit on the specialist's route. Corrected entries and other visits to the same door don't count.
 * @param before the shift's service logs up to the visit, the latest first
 * @param after those from the visit on, the earliest first
 */
export function adjacentDoors(
  visit: Pick<ServiceLog, 'unitId'>,
  before: readonly ServiceLog[],
  after: readonly ServiceLog[],
): AdjacentDoors {
  const isOther = ({ unitId, corrected }: ServiceLog) => unitId !== visit.unitId && corrected === null;
  const previous = before.find(isOther) ?? null;
  // Two doors recorded at the same moment are in both lists.
  const next = after.find((log) => isOther(log) && log.unitId !== previous?.unitId) ?? null;
  return { before: previous, after: next };
}
