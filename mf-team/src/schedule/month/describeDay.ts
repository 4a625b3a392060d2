import type { useTexts } from 'shared-lib/i18n';
import type { MonthDay } from './monthDaysOf.ts';

/**
 * Says what a day holds, part by part.
 * @param conflicts how many of its shifts want a decision.
 * @param t the texts of the module.
 */
export const describeDay = (
  { shifts, unassigned, changed, closed }: MonthDay,
  conflicts: number,
  t: ReturnType<typeof useTexts>['t'],
): string[] => [
  shifts > 0 ? t('schedule.summary', { count: shifts }) : t('months.none'),
  ...(unassigned > 0 ? [t('months.unassigned', { count: unassigned })] : []),
  ...(conflicts > 0 ? [t('months.conflicts', { count: conflicts })] : []),
  ...(changed > 0 ? [t('months.changed', { count: changed })] : []),
  ...(closed > 0 ? [t('months.closed', { count: closed })] : []),
];
