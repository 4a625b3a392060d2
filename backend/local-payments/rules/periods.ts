/** A price's billing interval. */
export interface Interval {
  readonly interval: 'month' | 'year';
  readonly interval_count: number;
}

/**
 * The end of a subscription's period: whole months after its anchor, in UTC. A month without the anchor's day uses its last day; later
 * months use the anchor's day again, as at Stripe.
 * @param anchor epoch seconds
 * @param after epoch seconds of the period's start
 * @returns epoch seconds, later than `after`
 */
export function periodEnd(anchor: number, after: number, { interval, interval_count }: Interval): number {
  const months = interval === 'year' ? 12 * interval_count : interval_count;
  // Months have at most 31 days, so this estimate never exceeds the result.
  let periods = Math.max(0, Math.floor((after - anchor) / (months * 31 * 86_400)));
  let end = anchor;
  while (end <= after) {
    periods += 1;
    end = addMonths(anchor, periods * months);
  }
  return end;
}

/** The time a number of months later, at the same time of day in UTC. @param moment epoch seconds */
export function addMonths(moment: number, months: number): number {
  const date = new Date(moment * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
