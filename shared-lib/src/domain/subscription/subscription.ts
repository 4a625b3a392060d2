import * as z from 'zod/mini';
import { count, id, listOf, orNull, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** The id of a price that may be written as the id itself, as a reference or as the whole price. */
const idOf = z.union([
  shortText,
  z.pipe(
    z.object({ id: shortText }),
    z.transform((price) => price.id),
  ),
]);

/** The payment provider counts seconds; no period ends so early that its milliseconds would be this small. */
const smallestMillis = 100_000_000_000;

const periodEnd = z.pipe(
  instant,
  z.transform((moment) => (moment < smallestMillis ? moment * 1000 : moment)),
);

const item = z.object({
  price: orNull(idOf),
  priceId: orNull(shortText),
  plan: orNull(idOf),
  quantity: orNull(count),
});

const stored = z.object({
  id,
  status: shortText,
  current_period_end: orNull(periodEnd),
  items: listOf(item, 100),
  quantity: orNull(count),
  price: orNull(idOf),
  priceId: orNull(shortText),
  plan: orNull(idOf),
});

/**
 * What an owner pays for, `customers/{customerId}/subscriptions/{id}`, as the payment provider writes it. The price id
 * and the quantity are read from the several places where they may stand, older plan fields last (spec section 4);
 * `periodEnd` is epoch milliseconds.
 */
export const subscriptionSchema = z.pipe(
  stored,
  z.transform(({ items, ...subscription }) => {
    const [first] = items;
    return {
      id: subscription.id,
      status: subscription.status,
      periodEnd: subscription.current_period_end,
      priceId:
        first?.price ??
        first?.priceId ??
        subscription.priceId ??
        subscription.price ??
        first?.plan ??
        subscription.plan ??
        null,
      quantity: first?.quantity ?? subscription.quantity ?? 1,
    };
  }),
);

export type Subscription = z.output<typeof subscriptionSchema>;
