import type { Translate } from 'shared-lib/i18n';

/**
 * Formats how late someone is or was; null if on time.
 * @param t the module's texts
 */
export function formatLateness(lateMin: number, t: Translate<'mf-tracking'>): string | null {
  if (lateMin <= 0) return null;
  const hours = Math.floor(lateMin / 60);
  return hours === 0
    ? t('minutesLate', { minutes: lateMin })
    : t('hoursLate', { hours, minutes: lateMin % 60 });
}
