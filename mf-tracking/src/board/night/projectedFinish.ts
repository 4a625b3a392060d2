const millisPerMinute = 60_000;

/** Before so many minutes and so many doors, a pace says nothing. */
const leastMinutes = 10;
const leastDoors = 5;

/** A shift beyond this many hours from now is no forecast any more. */
const furthestHours = 24;

/** What a forecast goes by. Doors that were skipped are behind the agent as well. */
export interface Pace {
  /** Epoch milliseconds. */
  readonly clockInAt: number;
  readonly doorsTotal: number;
  readonly doorsServiced: number;
  readonly doorsSkipped: number;
}

/**
 * When the last door is done, if the agent goes on as since the clock-in.
 * @param now epoch milliseconds
 * @returns epoch milliseconds, to the minute; null where there is too little to go by, or nothing left
 */
export function projectedFinish(
  { clockInAt, doorsTotal, doorsServiced, doorsSkipped }: Pace,
  now: number,
): number | null {
  const behind = doorsServiced + doorsSkipped;
  const left = doorsTotal - behind;
  const worked = now - clockInAt;
  if (left <= 0 || behind < leastDoors || worked < leastMinutes * millisPerMinute) return null;
  const needed = (left * worked) / behind;
  if (needed > furthestHours * 60 * millisPerMinute) return null;
  return Math.round((now + needed) / millisPerMinute) * millisPerMinute;
}
