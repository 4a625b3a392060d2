import { weightOf, type ScheduleChanges } from 'shared-lib/domain';
import { keyOfPlace, keysOfChanges } from './placeKey.ts';
import type { Concern } from './schedulePlan.ts';

/**
 * Who rules a step out, each once: they would get something, and can't serve.
 * @param concerns those of the step; those about shifts that it leaves as they are don't count.
 * @param dates `YYYY-MM-DD`, those that the step was planned for.
 */
export function refusedAgents(
  changes: ScheduleChanges,
  concerns: readonly Concern[],
  dates: readonly string[],
): string[] {
  const changed = new Set(keysOfChanges(changes, dates));
  const refused = concerns.filter(
    ({ wish, conflict }) => weightOf(conflict) === 'refuses' && changed.has(keyOfPlace(wish)),
  );
  return [...new Set(refused.map(({ wish }) => wish.agentId))];
}
