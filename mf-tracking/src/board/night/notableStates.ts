import type { Board } from './boardOf.ts';

/**
 * The states that a summary names next to the number of served communities, in this order: first problems,
 * then work in progress.
 */
const worthSaying = ['missed', 'late', 'unassigned', 'tooLong', 'onTheClock', 'noRecord'] as const;

/** The number of shifts in a state. */
export interface NotableState {
  state: (typeof worthSaying)[number];
  count: number;
}

/** The states worth naming that occur among the night's shifts. */
export function notableStates(counts: Board['counts']): NotableState[] {
  return worthSaying.map((state) => ({ state, count: counts[state] })).filter(({ count }) => count > 0);
}
