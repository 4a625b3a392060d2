import { formatDate } from 'shared-lib/i18n';

/**
 * A day of billing, such as `Nov 21, 2026`: an invoice's or a period's, by the clock of the invoice's PDF, which is UTC whoever looks from
 * wherever.
 * @param instant epoch milliseconds.
 * @param language a BCP 47 tag.
 */
export const billingDate = (instant: number, language: string): string =>
  formatDate(instant, language, 'UTC');
