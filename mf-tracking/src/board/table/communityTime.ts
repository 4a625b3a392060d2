import { clockTime, viewerTimeZone, zoneName } from 'shared-lib/i18n';

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
