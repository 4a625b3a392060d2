import type { CheckpointState, RoundStop } from 'mf-tracking/domain';
import type { Translate } from 'shared-lib/i18n';
import type { Meaning } from 'shared-lib/ui';
import { scanMeanings } from 'shared-lib/ui/lists';

/** What each checkpoint state means to the owner. */
export const stateMeanings: Readonly<Record<CheckpointState, Meaning>> = {
  ...scanMeanings,
  missed: 'bad',
  awaited: 'neutral',
  judged: 'info',
  elsewhere: 'bad',
};

/** The name of a line on the route. */
export function stopName({ checkpoint, state }: RoundStop, t: Translate<'mf-tracking'>): string {
  if (checkpoint !== null) return checkpoint.name;
  return t(state === 'elsewhere' ? 'rounds.foreign' : 'rounds.gone');
}

/** How many lines of the route have each state. */
export function countStops(stops: readonly RoundStop[]): Map<CheckpointState, number> {
  const counts = new Map<CheckpointState, number>();
  for (const { state } of stops) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}
