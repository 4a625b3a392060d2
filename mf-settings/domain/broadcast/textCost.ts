import { localDate, businessZone, type Customer } from 'shared-lib/domain';

/**
 * The price of one segment in the United States, in thousandths of a dollar: Twilio's price and the carriers' fee, as
 * of 2026. It is shown as an estimate.
 */
const segmentMills = 11;

/**
 * The approximate price of one text with this many segments, in fractional cents: rounded, many would not add up to
 * the total.
 */
export const textPriceCents = (segments: number): number => (segments * segmentMills) / 10;

/** The approximate total of this many segments, in cents, rounded up. */
export const textCostCents = (segments: number): number => Math.ceil(textPriceCents(segments));

/**
 * The month a text counts toward, by the clock of the business that sends it.
 * @param now epoch milliseconds
 * @returns `YYYY-MM`
 */
export const textMonth = (customer: Pick<Customer, 'timeZone'>, now: number): string =>
  localDate(now, businessZone(customer)).slice(0, 7);
