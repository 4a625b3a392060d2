import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { id, shortText } from '../base/fields.ts';
import { priceIds } from '../plan/plan.ts';
import { flagOrFalse, items, moment, priceIdOf, quantity } from './subscriptionFields.ts';

const stored = z.object({
  id,
  status: shortText,
  items,
  quantity,
  price: priceIdOf,
  prices: orElse(z._default(z.array(priceIdOf), []), () => []),
  priceId: priceIdOf,
  plan: priceIdOf,
  current_period_start: moment,
  current_period_end: moment,
  cancel_at_period_end: flagOrFalse,
  cancel_at: moment,
  created: moment,
  ended_at: moment,
  /** Written by `changeSeats`: the paid quantity, and when that ends, in seconds. */
  metadata: orElse(z.object({ paidQuantity: quantity, paidUntil: quantity }), () => ({
    paidQuantity: null,
    paidUntil: null,
  })),
});

type Stored = z.output<typeof stored>;

const ours: ReadonlySet<string | null> = new Set(Object.values(priceIds));

const idIn = (found: Stored['items'][number]) => found.price ?? found.priceId;

/** The item that pays for the team, rather than others sold along with it. */
const mainItem = (found: Stored['items']) => found.find((one) => ours.has(idIn(one))) ?? found[0];

/** The key of the older price, where its id is the provider's own. */
const olderKey = 'team';

/**
 * How many may work. After a reduction the provider only has the smaller number, which it charges from the renewal
 * on. Until then the paid number, stored in `metadata`, applies.
 */
const quantitiesOf = (
  charged: number,
  periodEnd: number | null,
  { paidQuantity, paidUntil }: Stored['metadata'],
) => {
  const isPaid = paidUntil !== null && periodEnd !== null && paidUntil * 1000 >= periodEnd;
  const paid = isPaid ? (paidQuantity ?? 0) : 0;
  return paid > charged
    ? { quantity: paid, nextQuantity: charged }
    : { quantity: charged, nextQuantity: null };
};

/**
 * An owner's subscription, `customers/{customerId}/subscriptions/{id}`, as the payment provider writes it, in any
 * shape its API has had. The price id, the quantity and the period's end are read from several possible places, older
 * plan fields last (spec section 4). An invalid value falls back to the next place, so a paying owner is never
 * mistaken for a nonpaying one. Moments are epoch milliseconds.
 */
export const subscriptionSchema = z.pipe(
  stored,
  z.transform((subscription) => {
    const main = mainItem(subscription.items);
    const periodEnd = subscription.current_period_end ?? main?.current_period_end ?? null;
    const priceId =
      (main && idIn(main)) ??
      subscription.priceId ??
      subscription.price ??
      subscription.prices.find((price) => price !== null) ??
      main?.plan ??
      subscription.plan ??
      null;
    return {
      id: subscription.id,
      status: subscription.status,
      periodStart: subscription.current_period_start ?? main?.current_period_start ?? null,
      periodEnd,
      priceId,
      /** Whether it is the older price, which isn't sold anymore. */
      priceIsOlder: priceId === priceIds.older || main?.key === olderKey,
      /** How many additional employees may work now; 1 by default. */
      ...quantitiesOf(main?.quantity ?? subscription.quantity ?? 1, periodEnd, subscription.metadata),
      /** Whether it ends with the period instead of renewing; the provider has two ways to express that. */
      cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      created: subscription.created,
      endedAt: subscription.ended_at,
    };
  }),
);

export type Subscription = z.output<typeof subscriptionSchema>;
