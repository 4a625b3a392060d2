import { serviceNight, scanClockOf, type ServiceLog } from 'shared-lib/domain';

/** What of a service log says what happened at a door, and how well that is known. */
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

/** A service log with the moment that can be believed. */
export interface DoorVisit {
  readonly log: DoorLog;
  /** Epoch milliseconds; null where the device's clock is off and the server's tells nothing of that night either. */
  readonly at: number | null;
  /** By how many minutes the device's clock was off; null where it was right. */
  readonly clockOff: number | null;
  readonly isOutOfRange: boolean;
}

const millisPerMinute = 60_000;

/**
 * What a service log says of when and where. A moment outside its own night, or after the one at which the server got it, is that of a clock
 * that is off: then the server's counts, if it lies in the night, as the latest moment at which somebody can have been there.
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

/** How long before and after a visit a neighbour's bears it out, in milliseconds. */
const nearby = 20 * millisPerMinute;

/**
 * Whether what a log says can be relied on: the office corrected it, there is a photo, the tag at the door was scanned, or the same person
 * was at a neighbour's door about then. A scan from too far away is none.
 * @param neighbours of the same night
 */
export const isBorneOut = (door: DoorVisit, neighbours: readonly DoorVisit[]): boolean => {
  const { log, at, isOutOfRange } = door;
  if (log.corrects !== null) return true;
  const isSeen = neighbours.some(
    (other) =>
      !other.isOutOfRange &&
      other.log.memberId === log.memberId &&
      other.at !== null &&
      at !== null &&
      Math.abs(other.at - at) <= nearby,
  );
  if (isOutOfRange) return isSeen;
  return log.photo !== null || log.method === 'binTag' || isSeen;
};
