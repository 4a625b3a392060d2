import type { useTexts } from 'shared-lib/i18n';
import type { Agent } from '../../people/agentOf.ts';
import type { WeekCell } from './weekGridOf.ts';

/** A night of the week in words: who serves, and what is particular about it, if anything. */
export interface CellWords {
  who: string;
  note: string | null;
}

type Texts = ReturnType<typeof useTexts>['t'];

/** Someone's name, or what stands for it. */
export const nameOfAgent = ({ name, state }: Agent, t: Texts): string =>
  state === 'unknown' ? t('unknownMember') : name || t('unnamed');

/**
 * Says what a cell holds.
 * @param t the texts of the module.
 */
export function describeCell(
  { kind, agent, insteadOf, isExtra }: Pick<WeekCell, 'kind' | 'agent' | 'insteadOf' | 'isExtra'>,
  t: Texts,
): CellWords {
  if (kind === 'none') return { who: t('schedule.noService'), note: null };
  if (kind === 'closed') return { who: t('schedule.closed'), note: null };
  const regular = insteadOf && nameOfAgent(insteadOf, t);
  if (agent === null) {
    return {
      who: t('schedule.unassigned'),
      note: regular && t('schedule.cleared', { name: regular }),
    };
  }
  const notes = [
    ...(agent.state === 'active' ? [] : [t(`schedule.${agent.state}`)]),
    ...(regular ? [t('schedule.insteadOf', { name: regular })] : []),
    ...(isExtra ? [t('schedule.extra')] : []),
  ];
  return { who: nameOfAgent(agent, t), note: notes.join(' · ') || null };
}
