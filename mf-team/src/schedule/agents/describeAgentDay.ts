import type { useTexts } from 'shared-lib/i18n';
import { startTime } from '../../people/startTime.ts';
import type { AgentDay } from './agentRowsOf.ts';

/** How many shifts a day names. */
const namedShifts = 5;

/**
 * Says what an agent's day holds, part by part: time off, shifts with their starts; or that the agent is free.
 * @param t the texts of the module.
 * @param language a BCP 47 tag.
 */
export function describeAgentDay(
  { date, timeOff, shifts }: AgentDay,
  t: ReturnType<typeof useTexts>['t'],
  language: string,
): string[] {
  const off = timeOff ? [t(`agents.timeOff.${timeOff}`)] : [];
  if (shifts.length === 0) return off.length > 0 ? off : [t('agents.free')];
  const named = shifts
    .slice(0, namedShifts)
    .map(({ row }) => `${startTime(date, row.serviceStart, row.timezone, language)} ${row.propertyName}`);
  const rest = shifts.length - named.length;
  return [
    ...off,
    ...(shifts.length > 1 ? [t('agents.shifts', { count: shifts.length })] : []),
    ...named,
    ...(rest > 0 ? [t('months.more', { count: rest })] : []),
  ];
}
