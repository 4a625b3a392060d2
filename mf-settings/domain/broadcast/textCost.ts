import { localDate, businessZone, type Customer } from 'shared-lib/domain';

/**
 * What one segment of a text costs in the United States, in thousandths of a dollar: Twilio's price and the carriers' fee, as of 2026.
 * It is said as an estimate.
 */
const segmentMills = 11;

/** About what one text of so many segments costs, in cents and parts of them: rounded, many would not add up to the price of all. */
export const textPriceCents = (segments: number): number => (segments * segmentMills) / 10;

/** About what texts of so many segments cost together, in cents, rounded up. */
export const textCostCents = (segments: number): number => Math.ceil(textPriceCents(segments));

/**
 * The month to which a text counts, by the clock of the business that sends it.
 * @param now epoch milliseconds
 * @returns `YYYY-MM`
 */
export const textMonth = (customer: Pick<Customer, 'timeZone'>, now: number): string =>
  localDate(now, businessZone(customer)).slice(0, 7);
