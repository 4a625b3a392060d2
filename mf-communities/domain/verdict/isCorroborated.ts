import type { DoorVisit } from 'shared-lib/domain';

/** How close in time a neighbor's visit must be to confirm a visit, in milliseconds. */
const nearby = 20 * 60_000;

/**
 * Whether a log is reliable: the office corrected it, it has a photo, the tag at the door was scanned, or the
 * same person was at a neighbor's door around that time. A scan from too far away doesn't count.
 * @param neighbours of the same night
 */
export const isCorroborated = (door: DoorVisit, neighbours: readonly DoorVisit[]): boolean => {
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
