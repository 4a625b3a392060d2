import type { Tonight } from './tonightOf.ts';

/** What a summary says beside how many are served, in this order: the problems, and what is going on. */
const worthSaying = ['missed', 'late', 'unassigned', 'onTheClock'] as const;

/** So many shifts in a state. */
export interface Standout {
  state: (typeof worthSaying)[number];
  count: number;
}

/** What stands out of a night: the states worth saying that any shift is in. */
export function standoutsOf(counts: Tonight['counts']): Standout[] {
  return worthSaying.map((state) => ({ state, count: counts[state] })).filter(({ count }) => count > 0);
}
