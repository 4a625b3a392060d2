/** Part of a period, in epoch seconds. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The cost of a quantity for the rest of a period, by the second, rounded to the cent. */
export function shareOf(unitAmount: number, quantity: number, period: Span, from: number): number {
  const whole = period.end - period.start;
  const rest = Math.max(0, Math.min(whole, period.end - from));
  // In this order, a hundred thousand units of a thousand dollars for a year stay below 2 ** 53.
  return Math.round((unitAmount * quantity * rest) / whole);
}

/** The cost of one side of a change. */
export interface PriceQuantity {
  readonly unitAmount: number;
  readonly quantity: number;
}

/** The two lines of a change within a period: the credit for unused time, and the charge for the rest of the period. */
export interface Proration {
  /** Zero or less. */
  readonly unused: number;
  readonly remaining: number;
}

/**
 * The cost of a change within a period, calculated like Stripe: a credit for the unused rest of the old items and a charge for the rest of
 * the new ones, each rounded separately.
 * @param from epoch seconds of the change
 */
export function prorate(before: PriceQuantity, after: PriceQuantity, period: Span, from: number): Proration {
  const unused = shareOf(before.unitAmount, before.quantity, period, from);
  return {
    unused: unused === 0 ? 0 : -unused,
    remaining: shareOf(after.unitAmount, after.quantity, period, from),
  };
}
