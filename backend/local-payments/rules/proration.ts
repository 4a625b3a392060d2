/** A part of a period, in epoch seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a number of units costs for the rest of a period, by the second, rounded to the cent. */
export function shareOf(unitAmount: number, quantity: number, period: Span, from: number): number {
  const whole = period.end - period.start;
  const rest = Math.max(0, Math.min(whole, period.end - from));
  // A hundred thousand units of a thousand dollars for a year stay below 2 ** 53 in this order.
  return Math.round((unitAmount * quantity * rest) / whole);
}

/** What one side of a change costs. */
export interface Held {
  readonly unitAmount: number;
  readonly quantity: number;
}

/** The two lines of a change within a period: the time that was paid and is not used, and the rest of the period with what is new. */
export interface Proration {
  /** Zero or less. */
  readonly unused: number;
  readonly remaining: number;
}

/**
 * What a change costs within the period, as Stripe reckons it: the unused rest of what was held is given back, the rest of what is new
 * is charged, each rounded by itself.
 * @param from epoch seconds of the change
 */
export function prorate(before: Held, after: Held, period: Span, from: number): Proration {
  const unused = shareOf(before.unitAmount, before.quantity, period, from);
  return {
    unused: unused === 0 ? 0 : -unused,
    remaining: shareOf(after.unitAmount, after.quantity, period, from),
  };
}
