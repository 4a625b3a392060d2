/** How often a price is paid. */
export interface Interval {
  readonly interval: 'month' | 'year';
  readonly interval_count: number;
}

/**
 * The end of a period of a subscription: whole months after its anchor, in UTC. In a month without the anchor's day it is the
 * month's last day; later months have the anchor's day again, as at Stripe.
 * @param anchor epoch seconds
 * @param after epoch seconds of the period's start
 * @returns epoch seconds, later than `after`
 */
export function periodEnd(anchor: number, after: number, { interval, interval_count }: Interval): number {
  const months = interval === 'year' ? 12 * interval_count : interval_count;
  // The average month is longer than 30 days, so this never starts beyond the end that is looked for.
  let periods = Math.max(0, Math.floor((after - anchor) / (months * 31 * 86_400)));
  let end = anchor;
  while (end <= after) {
    periods += 1;
    end = addMonths(anchor, periods * months);
  }
  return end;
}

/** A moment some months later, at the same time of day in UTC. @param moment epoch seconds */
export function addMonths(moment: number, months: number): number {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
