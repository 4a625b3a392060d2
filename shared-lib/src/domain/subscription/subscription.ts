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
  /** Written by `changeSeats`: how many are paid for, and until which moment in seconds. */
  metadata: orElse(z.object({ paidQuantity: quantity, paidUntil: quantity }), () => ({
    paidQuantity: null,
    paidUntil: null,
  })),
});

type Stored = z.output<typeof stored>;

const ours: ReadonlySet<string | null> = new Set(Object.values(priceIds));

const idIn = (found: Stored['items'][number]) => found.price ?? found.priceId;

/** The item that pays for the team, first among others that somebody may have sold beside it. */
const mainItem = (found: Stored['items']) => found.find((one) => ours.has(idIn(one))) ?? found[0];

/** What the older price is called where its id is the provider's own. */
const olderKey = 'team';

/**
 * How many may work. After a reduction the provider knows the smaller number alone, which it charges from the renewal on; until then as
 * many may work as are paid for, which `metadata` says.
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
 * What an owner pays for, `customers/{customerId}/subscriptions/{id}`, as the payment provider writes it, in each of the shapes that its
 * API has had. The price id, the quantity and the period's end are read from the several places where they may stand, older plan fields
 * last (spec section 4). What one place has wrong is looked for in the next, so that nobody who pays is taken for somebody who doesn't.
 * Moments are epoch milliseconds.
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
      /** Whether it is the older price, which nobody can begin to pay any more. */
      priceIsOlder: priceId === priceIds.older || main?.key === olderKey,
      /** How many employees may work now; 1 where it isn't said. */
      ...quantitiesOf(main?.quantity ?? subscription.quantity ?? 1, periodEnd, subscription.metadata),
      /** Whether it ends with the period instead of being renewed; the provider says so in one of two ways. */
      cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
      created: subscription.created,
      endedAt: subscription.ended_at,
    };
  }),
);

export type Subscription = z.output<typeof subscriptionSchema>;
