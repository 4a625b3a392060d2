import { formatDate } from 'shared-lib/i18n';

/**
 * Formats an invoice's or period's date, such as `Nov 21, 2026`. In UTC for every viewer, to match the
 * invoice's PDF.
 * @param instant epoch milliseconds.
 * @param language BCP 47 tag.
 */
export const billingDate = (instant: number, language: string): string =>
  formatDate(instant, language, 'UTC');
