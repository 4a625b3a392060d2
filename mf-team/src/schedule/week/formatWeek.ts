import { dateTimeFormat } from 'shared-lib/i18n';

const midnight = (date: string | undefined) => Date.parse(`${date}T00:00:00Z`);

/**
 * A week in words, such as `Nov 16 – 22, 2026`.
 * @param dates its dates in order, `YYYY-MM-DD`.
 * @param language a BCP 47 tag.
 */
export const formatWeek = (dates: readonly string[], language: string): string =>
  dateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(midnight(dates[0]), midnight(dates.at(-1)));
