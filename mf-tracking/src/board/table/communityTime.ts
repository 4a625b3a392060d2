import { clockTime, viewerTimeZone, zoneName, type Translate } from 'shared-lib/i18n';

/**
 * A moment in a community's local time, such as `8:02 PM`. The zone is shown once next to all of its times
 * (`zoneLabel`).
 * @param instant epoch milliseconds.
 * @param timeZone the community's IANA zone.
 * @param language a BCP 47 tag.
 */
export const communityTime = (instant: number, timeZone: string, language: string): string =>
  clockTime(instant, timeZone, timeZone, language);

/**
 * The short name of a community's zone, such as `PST`, if the viewer's clock differs; otherwise null.
 * @param instant a moment of the night, epoch milliseconds: clocks differ in one season and agree in another.
 */
export function zoneLabel(instant: number, timeZone: string, language: string): string | null {
  const own = communityTime(instant, timeZone, language);
  const isSame = clockTime(instant, timeZone, viewerTimeZone(), language) === own;
  return isSame ? null : zoneName(instant, timeZone, language);
}

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
