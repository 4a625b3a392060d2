const millisPerMinute = 60_000;

/** Below this many minutes and doors, a pace means nothing. */
const minMinutes = 10;
const minDoors = 5;

/** A finish more than this many hours away is no longer a forecast. */
const furthestHours = 24;

/** The basis of a forecast. Skipped doors count as done. */
export interface RouteProgress {
  /** Epoch milliseconds. */
  readonly clockInAt: number;
  readonly doorsTotal: number;
  readonly doorsServiced: number;
  readonly doorsSkipped: number;
}

/**
 * Projects when the last door is done at the pace since the clock-in.
 * @param now epoch milliseconds
 * @returns epoch milliseconds, to the minute; null if there is too little data, or nothing left
 */
export function projectedFinish(
  { clockInAt, doorsTotal, doorsServiced, doorsSkipped }: RouteProgress,
  now: number,
): number | null {
  const behind = doorsServiced + doorsSkipped;
  const left = doorsTotal - behind;
  const worked = now - clockInAt;
  if (left <= 0 || behind < minDoors || worked < minMinutes * millisPerMinute) return null;
  const needed = (left * worked) / behind;
  if (needed > furthestHours * 60 * millisPerMinute) return null;
  return Math.round((now + needed) / millisPerMinute) * millisPerMinute;
}
