import { statesByUrgency, type ShiftStateName, type Tonight } from './tonightOf.ts';

/** One figure of a summary: so many shifts in a state. */
export interface StateCount {
  state: ShiftStateName;
  count: number;
}

/**
 * The figures worth saying: the states that any shift is in, problems first.
 * @param leaveOut states that the sentence says already.
 */
export function stateCounts(counts: Tonight['counts'], leaveOut: readonly ShiftStateName[] = []): StateCount[] {
  return statesByUrgency
    .filter((state) => !leaveOut.includes(state) && counts[state] > 0)
    .map((state) => ({ state, count: counts[state] }));
}
