import type { Translate } from 'shared-lib/i18n';
import { nameOfAgent } from '../../people/agentOf.ts';
import { startTime } from '../../people/startTime.ts';
import type { AgentDay, AgentRow } from './agentRowsOf.ts';
import type { MonthDay } from './monthDaysOf.ts';
import type { WeekCell } from './weekGridOf.ts';

/** A night as text: who serves, and anything unusual about it. */
export interface CellWords {
  who: string;
  note: string | null;
}

type Texts = Translate<'mf-team'>;

/**
 * Describes a cell.
 * @param t the module's texts.
 */
export function describeCell(
  {
    kind,
    agent,
    insteadOf,
    isExtra,
    gap,
    isOffered,
  }: Pick<WeekCell, 'kind' | 'agent' | 'insteadOf' | 'isExtra' | 'gap' | 'isOffered'>,
  t: Texts,
): CellWords {
  if (kind === 'none') return { who: t('schedule.noService'), note: null };
  if (kind === 'closed') return { who: t('schedule.closed'), note: null };
  const regular = insteadOf && nameOfAgent(insteadOf, t);
  const offered = isOffered ? [t('offer.state')] : [];
  if (agent === null) {
    const cleared = regular ? [t('schedule.cleared', { name: regular })] : [];
    return { who: t('schedule.unassigned'), note: [...offered, ...cleared].join(' · ') || null };
  }
  const notes = [
    ...(agent.state === 'active' ? [] : [t(`schedule.${agent.state}`)]),
    ...offered,
    ...(gap?.reason === 'timeOff' ? [t('months.away')] : []),
    ...(regular ? [t('schedule.insteadOf', { name: regular })] : []),
    ...(isExtra ? [t('schedule.extra')] : []),
  ];
  return { who: nameOfAgent(agent, t), note: notes.join(' · ') || null };
}

/**
 * Describes a day, part by part.
 * @param t the module's texts.
 */
export const describeDay = (
  { shifts, uncovered, permanent, conflicts, changed, closed }: MonthDay,
  t: Translate<'mf-team'>,
): string[] => [
  shifts > 0 ? t('schedule.summary', { count: shifts }) : t('months.none'),
  ...(uncovered > 0 ? [t('months.uncovered', { count: uncovered })] : []),
  ...(permanent > 0 ? [t('months.permanent', { count: permanent })] : []),
  ...(conflicts > 0 ? [t('months.conflicts', { count: conflicts })] : []),
  ...(changed > 0 ? [t('months.changed', { count: changed })] : []),
  ...(closed > 0 ? [t('months.closed', { count: closed })] : []),
];

/** How many shifts a day names. */
const namedShifts = 5;

/**
 * Describes a specialist's day, part by part: time off, shifts with their starts, or that they are free.
 * @param t the module's texts.
 * @param language a BCP 47 tag.
 */
export function describeAgentDay(
  { date, timeOff, shifts }: AgentDay,
  t: Translate<'mf-team'>,
  language: string,
): string[] {
  const off = timeOff ? [t(`agents.timeOff.${timeOff}`)] : [];
  if (shifts.length === 0) return off.length > 0 ? off : [t('agents.free')];
  const named = shifts
    .slice(0, namedShifts)
    .map(({ row }) => `${startTime(date, row, language)} ${row.propertyName}`);
  const rest = shifts.length - named.length;
  return [
    ...off,
    ...(shifts.length > 1 ? [t('agents.shifts', { count: shifts.length })] : []),
    ...named,
    ...(rest > 0 ? [t('months.more', { count: rest })] : []),
  ];
}

/**
 * The line under a specialist's name: number of shifts, whether they can serve at all, tier.
 * @param t the module's texts.
 */
export const detailOfAgent = (
  { agent, member, count }: Pick<AgentRow, 'agent' | 'member' | 'count'>,
  t: Translate<'mf-team'>,
): string =>
  [
    t('agents.shifts', { count }),
    ...(agent && agent.state !== 'active' ? [t(`schedule.${agent.state}`)] : []),
    ...(member ? [t(`tiers.${member.tier}`)] : []),
  ].join(' · ');
