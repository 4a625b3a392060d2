import type { Translate } from 'shared-lib/i18n';

/**
 * How late someone is or was, in words; null for who is on time.
 * @param t the texts of the module
 */
export function lateWords(lateMin: number, t: Translate<'mf-tracking'>): string | null {
  if (lateMin <= 0) return null;
  const hours = Math.floor(lateMin / 60);
  return hours === 0
    ? t('minutesLate', { minutes: lateMin })
    : t('hoursLate', { hours, minutes: lateMin % 60 });
}
