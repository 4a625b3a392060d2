import type { Plan } from 'shared-lib/domain';

/** As many segments as a business that pays nothing may text in a month: each costs whoever runs the product. */
export const unpaidSegmentsPerMonth = 500;

/**
 * How many segments a business may text in a month: the bound that it has set itself, and at most a few hundred while it pays nothing.
 * @param own the bound of its settings; null for none
 * @returns null without a bound
 */
export const segmentsPerMonth = (
  own: number | null,
  { priceMonthly }: Pick<Plan, 'priceMonthly'>,
): number | null => (priceMonthly > 0 ? own : Math.min(own ?? Infinity, unpaidSegmentsPerMonth));
