import type { Translate } from 'shared-lib/i18n';

/**
 * Formats how late someone is or was; null if on time.
 * @param t the module's texts
 */
export function formatLateness(lateMin: number, t: Translate<'mf-tracking'>): string | null {
  if (lateMin <= 0) return null;
  const hours = Math.floor(lateMin / 60);
  const minutes = lateMin % 60;
  if (hours === 0) return t('minutesLate', { minutes });
  return minutes === 0 ? t('wholeHoursLate', { hours }) : t('hoursLate', { hours, minutes });
}
