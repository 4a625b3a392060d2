import type { Community, ServiceLog } from 'shared-lib/domain';
import type { Random } from '../random.ts';

const millisPerMinute = 60_000;

/** Minutes between two doors of an ongoing round. */
const pace = 0.4;

/** The course of a seeded shift. Times are epoch milliseconds. */
export interface Course {
  readonly scheduledStart: number;
  /** Null for a no-show. */
  readonly clockInAt: number | null;
  /** Null while on the clock. */
  readonly clockOutAt: number | null;
}

/** A stop at a door. */
export interface DoorStop {
  /** The unit's index within the community, from 0. */
  readonly index: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly outcome: ServiceLog['outcome'];
  readonly reason: ServiceLog['reason'];
  readonly bagCount: number;
}

/** A scanned checkpoint. */
export interface ScanStop {
  readonly checkpointId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly result: 'onTime' | 'late' | 'outOfRange';
}

/** Everything a specialist did on a shift: the report, the service logs and the scans are derived from it. */
export interface Round {
  /** How many doors were expected. */
  readonly unitsTotal: number;
  readonly doors: readonly DoorStop[];
  readonly scans: readonly ScanStop[];
  /** The checkpoints that a finished round skipped. */
  readonly missedCheckpointIds: readonly string[];
}

const doorStop = (index: number, at: number, random: Random): DoorStop => {
  const chance = random.int(1, 100);
  if (chance <= 3) {
    return {
      index,
      at,
      outcome: 'notCollected',
      reason: random.pick(['access', 'setOut', 'capacity']),
      bagCount: 0,
    };
  }
  if (chance <= 18) return { index, at, outcome: 'notOut', reason: null, bagCount: 0 };
  return { index, at, outcome: 'collected', reason: null, bagCount: random.int(1, 3) };
};

const resultOf = (random: Random): ScanStop['result'] => {
  const chance = random.int(1, 100);
  if (chance <= 4) return 'outOfRange';
  return chance <= 12 ? 'late' : 'onTime';
};

/**
 * The round of a shift. A specialist who is still on the clock has been to at most half of the doors and checkpoints; occasionally one is
 * skipped. Everything is within the shift, and nothing after `now`.
 * @param occupied the doors with residents; the others are skipped
 * @param checkpointIds the community's, in route order
 * @param now epoch milliseconds
 */
export const roundOf = (
  { totalUnits }: Pick<Community, 'totalUnits'>,
  occupied: ReadonlySet<number>,
  { clockInAt, clockOutAt }: Course,
  checkpointIds: readonly string[],
  random: Random,
  now: number,
): Round => {
  const unitsTotal = occupied.size;
  if (clockInAt === null) return { unitsTotal, doors: [], scans: [], missedCheckpointIds: [] };
  const end = clockOutAt ?? now;
  const start = Math.min(clockInAt + 2 * millisPerMinute, end);
  const minutes = Math.max(0, (end - start) / millisPerMinute - 2);
  const isOver = clockOutAt !== null;
  const part = isOver ? 1 : 0.5;
  const step = isOver ? minutes / Math.max(1, totalUnits) : pace;
  const reached = isOver ? totalUnits : Math.min(Math.floor(totalUnits * part), Math.floor(minutes / step));
  const momentAfter = (steps: number) => Math.round(start + steps * step * millisPerMinute);

  const doors: DoorStop[] = [];
  for (let index = 0; index < reached; index += 1) {
    const stop = doorStop(index, momentAfter(index), random);
    const isLeftOut = random.chance(0.015);
    if (!isLeftOut && occupied.has(index)) doors.push(stop);
  }
  const scans: ScanStop[] = [];
  const missedCheckpointIds: string[] = [];
  checkpointIds.slice(0, Math.floor(checkpointIds.length * part)).forEach((checkpointId, place) => {
    const at = momentAfter(Math.floor((reached * (place + 1)) / (checkpointIds.length + 1)));
    const result = resultOf(random);
    if (isOver && random.chance(0.05)) missedCheckpointIds.push(checkpointId);
    else scans.push({ checkpointId, at, result });
  });
  return { unitsTotal, doors, scans, missedCheckpointIds };
};
