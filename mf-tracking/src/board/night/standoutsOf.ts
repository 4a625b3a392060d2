import type { Board } from './boardOf.ts';

/**
 * The states that a summary names beside the number of served communities, in this order: first problems, then what
 * goes on.
 */
const worthSaying = ['missed', 'late', 'unassigned', 'tooLong', 'onTheClock', 'noRecord'] as const;

/** The number of shifts in a state. */
export interface Standout {
  state: (typeof worthSaying)[number];
  count: number;
}

/** The states worth naming that shifts of the night are in. */
export function standoutsOf(counts: Board['counts']): Standout[] {
  return worthSaying.map((state) => ({ state, count: counts[state] })).filter(({ count }) => count > 0);
}
