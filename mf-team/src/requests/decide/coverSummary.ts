import type { Translate } from 'shared-lib/i18n';
import type { Cover } from './shiftChanges.ts';

/**
 * Summarizes what happens to the shifts of nights off: how many are reassigned, offered, unassigned and kept.
 * @param t the module's texts.
 */
export function coverSummary(covers: readonly Cover[], t: Translate<'mf-team'>): string {
  const parts = (['agent', 'offer', 'open', 'keep'] as const).flatMap((kind) => {
    const count = covers.filter((cover) => cover.kind === kind).length;
    const words = ({ agent: 'given', offer: 'offered', open: 'open', keep: 'kept' } as const)[kind];
    return count === 0 ? [] : [t(`requests.decide.summary.${words}`, { count })];
  });
  return parts.join(' · ');
}
