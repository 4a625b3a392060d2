import { periodEnd } from '../rules/periods.ts';
import { prorate, type Span } from '../rules/proration.ts';
import type { InvoiceLine, Price, Subscription, SubscriptionItem } from '../store/objects.ts';
import { newId, type Operation } from './Operation.ts';

/** Formatted cents. @param currency e.g. `usd` */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** A formatted date. @param moment epoch seconds */
export const day = (moment: number): string =>
  new Date(moment * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

const nameOf = (operation: Operation, price: Price): string =>
  operation.rows.get('product', price.product)?.name ?? price.id;

const line = (
  item: SubscriptionItem,
  amount: number,
  description: string,
  period: Span,
  proration: boolean,
): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  currency: item.price.currency,
  description,
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    type: 'subscription_item_details',
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: proration ? newId('ii') : null,
      proration,
      subscription: item.subscription,
      subscription_item: item.id,
    },
  },
  period: { start: period.start, end: period.end },
  pricing: {
    type: 'price_details',
    price_details: { price: item.price.id, product: item.price.product },
    unit_amount_decimal: item.price.unit_amount_decimal,
  },
  quantity: item.quantity,
  subtotal: amount,
});

/** The lines of a whole period, one per item. */
export const periodLines = (
  operation: Operation,
  items: readonly SubscriptionItem[],
  period: Span,
): InvoiceLine[] =>
  items.map((item) => {
    const { price, quantity } = item;
    const rate = `${money(price.unit_amount, price.currency)} / ${price.recurring.interval}`;
    return line(
      item,
      price.unit_amount * quantity,
      `${quantity} × ${nameOf(operation, price)} (at ${rate})`,
      period,
      false,
    );
  });

/**
 * The proration lines of a change within a period: a credit and a charge for each item that differs.
 * @param from epoch seconds of the change
 */
export function prorationLines(
  operation: Operation,
  before: readonly SubscriptionItem[],
  after: readonly SubscriptionItem[],
  from: number,
): InvoiceLine[] {
  const nothing = { unitAmount: 0, quantity: 0 };
  const held = (item: SubscriptionItem | undefined) =>
    item ? { unitAmount: item.price.unit_amount, quantity: item.quantity } : nothing;
  return [...new Set([...before, ...after].map(({ id }) => id))].flatMap((id) => {
    const old = before.find((item) => item.id === id);
    const now = after.find((item) => item.id === id);
    if (old && now && old.quantity === now.quantity && old.price.id === now.price.id) return [];
    const { current_period_start, current_period_end } = (old ?? now)!;
    const period = { start: current_period_start, end: current_period_end };
    const { unused, remaining } = prorate(held(old), held(now), period, from);
    const rest = { start: Math.min(from, period.end), end: period.end };
    const words = (item: SubscriptionItem): string =>
      `${item.quantity} × ${nameOf(operation, item.price)} after ${day(from)}`;
    return [
      ...(old && old.quantity > 0 ? [line(old, unused, `Unused time on ${words(old)}`, rest, true)] : []),
      ...(now && now.quantity > 0
        ? [line(now, remaining, `Remaining time on ${words(now)}`, rest, true)]
        : []),
    ];
  });
}

/** The current period of a subscription's items. */
export const periodOf = ({ items }: Subscription): Span => {
  const [first] = items.data;
  return { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
};

/** The next period. */
export const nextPeriod = (subscription: Subscription): Span => {
  const { end } = periodOf(subscription);
  const recurring = subscription.items.data[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };
  return { start: end, end: periodEnd(subscription.billing_cycle_anchor, end, recurring) };
};

/** The same items in another period. */
export const itemsIn = (items: readonly SubscriptionItem[], { start, end }: Span): SubscriptionItem[] =>
  items.map((item) => ({ ...item, current_period_start: start, current_period_end: end }));
