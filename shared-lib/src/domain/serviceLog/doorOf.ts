import { serviceNight } from '../base/serviceNight.ts';
import { scanClockOf } from '../checkpoint/checkpointNight.ts';
import type { ServiceLog } from './serviceLog.ts';

/** The parts of a service log that say what happened at a door, and how reliably. */
export type DoorLog = Pick<
  ServiceLog,
  | 'id'
  | 'unitId'
  | 'memberId'
  | 'serviceDate'
  | 'servicedAt'
  | 'createdAt'
  | 'syncedAt'
  | 'outcome'
  | 'reason'
  | 'method'
  | 'geo'
  | 'photo'
  | 'corrects'
  | 'corrected'
>;

/** A service log with its most credible time. */
export interface DoorVisit {
  readonly log: DoorLog;
  /**
   * Epoch milliseconds; null if the device's clock was off and the server's time isn't in that night either.
   */
  readonly at: number | null;
  /** By how many minutes the device's clock was off; null if it was right. */
  readonly clockOff: number | null;
  readonly isOutOfRange: boolean;
}

const millisPerMinute = 60_000;

/**
 * Determines a service log's time. A time outside its own night, or after the server received it, comes from
 * a wrong clock. Then the server's time counts, if it is within the night, as the latest possible time of the
 * visit.
 */
export const doorOf = (log: DoorLog, timeZone: string): DoorVisit => {
  const { servicedAt, serviceDate, geo } = log;
  const received = log.syncedAt ?? log.createdAt;
  const inNight = (moment: number | null) =>
    moment !== null && serviceNight(moment, timeZone) === serviceDate;
  const clock = log.corrects === null ? scanClockOf({ scannedAt: received, deviceAt: servicedAt }) : null;
  const isOff = clock?.kind === 'ahead' || !inNight(servicedAt);
  const off = servicedAt === null || received === null ? 0 : Math.abs(servicedAt - received);
  return {
    log,
    at: isOff ? (inNight(received) ? received : null) : servicedAt,
    clockOff: isOff ? Math.round(off / millisPerMinute) : null,
    isOutOfRange: geo?.status === 'outside',
  };
};
