import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { id, orNull, shortText } from '../../domain/base/fields.ts';
import { priceIds } from '../../domain/plan/plan.ts';

/** A product's price, `products/{productId}/prices/{id}`, in the payment provider's format. */
export const priceSchema = z.pipe(
  z.object({
    id,
    active: orElse(z.boolean(), () => false),
    currency: orNull(shortText),
    interval: orNull(shortText),
    interval_count: orElse(z.int(), () => 1),
    unit_amount: orElse(orNull(z.int().check(z.gt(0))), () => null),
  }),
  z.transform(({ unit_amount, interval_count, ...price }) => ({
    ...price,
    intervals: interval_count,
    /** Cents. */
    amount: unit_amount,
  })),
);

export type Price = z.output<typeof priceSchema>;

const older: ReadonlySet<string> = new Set([priceIds.older]);

/**
 * The price of each additional employee per month.
 * @param prices of all products
 * @returns cents; undefined if ambiguous, so the specification's price is shown
 */
export function seatCentsOf(prices: readonly Price[]): number | undefined {
  const sold = prices.filter(
    (price) =>
      price.active &&
      price.currency === 'usd' &&
      price.interval === 'month' &&
      price.intervals === 1 &&
      !older.has(price.id),
  );
  const standard = sold.find((price) => price.id === priceIds.standard);
  const price = standard ?? (sold.length === 1 ? sold[0] : undefined);
  return price?.amount ?? undefined;
}
