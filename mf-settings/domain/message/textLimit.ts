import type { Plan } from 'shared-lib/domain';

/** Maximum number of segments that a nonpaying business may text in a month, because each one costs the product's operator. */
export const unpaidSegmentsPerMonth = 500;

/**
 * How many segments a business may text in a month: its own limit, and at most a few hundred while it pays nothing.
 * @param own the limit in its settings; null for none
 * @returns null without a limit
 */
export const segmentsPerMonth = (
  own: number | null,
  { priceMonthly }: Pick<Plan, 'priceMonthly'>,
): number | null => (priceMonthly > 0 ? own : Math.min(own ?? Infinity, unpaidSegmentsPerMonth));
