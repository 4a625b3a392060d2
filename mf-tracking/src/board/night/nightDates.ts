import { formatNight } from 'shared-lib/i18n';

/**
 * Formats service dates, such as `Thu, Jul 16`.
 * @param serviceDates `YYYY-MM-DD`, sorted.
 * @param language a BCP 47 tag.
 */
export function nightDates(serviceDates: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(serviceDates.map((date) => formatNight(date, language)));
}
