import type { CheckpointState, RoundStop } from 'mf-tracking/domain';
import type { Translate } from 'shared-lib/i18n';
import type { Meaning } from 'shared-lib/ui';
import { scanMeanings } from 'shared-lib/ui/lists';

/** What each state of a check point means to the owner. */
export const stateMeanings: Readonly<Record<CheckpointState, Meaning>> = {
  ...scanMeanings,
  missed: 'bad',
  awaited: 'neutral',
  judged: 'info',
  elsewhere: 'bad',
};

/** What a line of the round is called. */
export function stopName({ checkpoint, state }: RoundStop, t: Translate<'mf-tracking'>): string {
  if (checkpoint !== null) return checkpoint.name;
  return t(state === 'elsewhere' ? 'rounds.foreign' : 'rounds.gone');
}

/** How many lines of the round there are of each state. */
export function countStops(stops: readonly RoundStop[]): Map<CheckpointState, number> {
  const counts = new Map<CheckpointState, number>();
  for (const { state } of stops) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}
