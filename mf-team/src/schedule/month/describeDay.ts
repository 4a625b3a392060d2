import type { useTexts } from 'shared-lib/i18n';
import type { MonthDay } from './monthDaysOf.ts';

/**
 * Says what a day holds, part by part.
 * @param t the texts of the module.
 */
export const describeDay = (
  { shifts, unassigned, conflicts, changed, closed }: MonthDay,
  t: ReturnType<typeof useTexts>['t'],
): string[] => [
  shifts > 0 ? t('schedule.summary', { count: shifts }) : t('months.none'),
  ...(unassigned > 0 ? [t('months.unassigned', { count: unassigned })] : []),
  ...(conflicts > 0 ? [t('months.conflicts', { count: conflicts })] : []),
  ...(changed > 0 ? [t('months.changed', { count: changed })] : []),
  ...(closed > 0 ? [t('months.closed', { count: closed })] : []),
];
