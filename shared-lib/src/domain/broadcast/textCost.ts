import { localDate } from '../base/serviceNight.ts';
import { businessZone, type Customer } from '../customer/customer.ts';

/**
 * What one segment of a text costs in the United States, in thousandths of a dollar: Twilio's price and the carriers' fee, as of 2026.
 * It is said as an estimate.
 */
const segmentMills = 11;

/** About what texts of so many segments cost, in cents, rounded up. */
export const textCostCents = (segments: number): number => Math.ceil((segments * segmentMills) / 10);

/**
 * The month to which a text counts, by the clock of the business that sends it.
 * @param now epoch milliseconds
 * @returns `YYYY-MM`
 */
export const textMonth = (customer: Pick<Customer, 'timeZone'>, now: number): string =>
  localDate(now, businessZone(customer)).slice(0, 7);
