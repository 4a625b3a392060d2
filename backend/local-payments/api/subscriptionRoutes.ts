import { customerOf, activePrice, subscriptionOf, type Operation } from '../operations/Operation.ts';
import { ApiError } from '../operations/ApiError.ts';
import { payInvoice } from '../operations/invoices.ts';
import { periodOf } from '../operations/lines.ts';
import {
  startSubscription,
  changeSubscription,
  endSubscription,
  newItem,
  type SubscriptionChange,
} from '../operations/subscriptions.ts';
import type { Subscription, SubscriptionItem } from '../store/objects.ts';
import type { Input } from './Input.ts';
import { idOf, pageOf, pageParameters, type Call, type Route } from './Route.ts';

const prorations = ['create_prorations', 'always_invoice', 'none'] as const;
const payments = [
  ...(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const),
  'default_incomplete',
] as const;

const itemParameters = [
  ...['id', 'price', 'quantity', 'deleted', 'metadata', 'clear_usage', 'discounts', 'tax_rates'],
];

/**
 * A subscription's items after a change: named items change, the others are kept.
 * @throws ApiError for an unknown item or an inactive price
 */
export function changedItems(
  operation: Operation,
  subscription: Subscription,
  entries: readonly Input[],
): SubscriptionItem[] {
  let items = [...subscription.items.data];
  for (const entry of entries) {
    entry.only(...itemParameters);
    const id = entry.text('id');
    const quantity = entry.integer('quantity');
    const priceId = entry.text('price');
    if (id === undefined) {
      const price = activePrice(operation, entry.required('price'), entry.nameOf('price'));
      const now = operation.now(subscription.customer);
      items.push(newItem({ price, quantity: quantity ?? 1 }, subscription.id, periodOf(subscription), now));
      continue;
    }
    const old = items.find((item) => item.id === id);
    if (!old) throw ApiError.missing('subscription item', id, entry.nameOf('id'));
    if (entry.flag('deleted')) {
      items = items.filter((item) => item !== old);
      continue;
    }
    // An item can keep an inactive price but not switch to one.
    const price =
      priceId === undefined || priceId === old.price.id
        ? old.price
        : activePrice(operation, priceId, entry.nameOf('price'));
    const changed = { ...old, price, quantity: quantity ?? old.quantity };
    items = items.map((item) => (item === old ? changed : item));
  }
  if (items.length === 0) throw ApiError.invalid('A subscription must have at least one item.', 'items');
  return items;
}

const updating = [
  ...[
    'cancel_at',
    'cancel_at_period_end',
    'cancellation_details',
    'collection_method',
    'default_payment_method',
  ],
  ...['description', 'items', 'metadata', 'off_session', 'payment_behavior', 'payment_settings'],
  ...['proration_behavior', 'proration_date', 'trial_end', 'billing_cycle_anchor', 'automatic_tax'],
];

function changeOf({ operation, input }: Call, subscription: Subscription): SubscriptionChange {
  const method = input.textOrNull('default_payment_method');
  if (method && operation.rows.get('payment_method', method)?.customer !== subscription.customer)
    throw ApiError.missing('payment method', method, 'default_payment_method');
  const cancelAtPeriodEnd = input.flag('cancel_at_period_end');
  const cancelAt = input.has('cancel_at') ? (input.integer('cancel_at') ?? null) : undefined;
  const description = input.textOrNull('description');
  const cancellation = input.at('cancellation_details');
  const trial = input.text('trial_end');
  if (trial !== undefined && trial !== 'now')
    throw ApiError.invalid('Local payments don’t support trials: the product has its own.', 'trial_end');
  return {
    ...(input.has('items') && { items: changedItems(operation, subscription, input.list('items')) }),
    ...(cancelAtPeriodEnd !== undefined && { cancelAtPeriodEnd }),
    ...(cancelAt !== undefined && { cancelAt }),
    ...(input.has('metadata') && { metadata: input.metadata(subscription.metadata) }),
    ...(method !== undefined && { defaultPaymentMethod: method }),
    ...(description !== undefined && { description }),
    ...(cancellation && {
      cancellation: {
        ...subscription.cancellation_details,
        comment: cancellation.textOrNull('comment') ?? null,
        feedback: cancellation.textOrNull('feedback') ?? null,
      },
    }),
    prorationBehavior: input.word('proration_behavior', prorations) ?? 'create_prorations',
    prorationDate: prorationDate(operation, input, subscription),
    paymentBehavior: input.word('payment_behavior', payments) ?? 'allow_incomplete',
  };
}

/** When a change takes effect: now, or at a given time in the current period. */
export function prorationDate(operation: Operation, input: Input, subscription: Subscription): number {
  const { start, end } = periodOf(subscription);
  const date = input.integer('proration_date') ?? operation.now(subscription.customer);
  if (!input.has('proration_date') || (date >= start && date <= end)) return date;
  throw ApiError.invalid(
    'Invalid proration_date: it must be within the current period of the subscription.',
    input.nameOf('proration_date'),
  );
}

export const subscriptionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    answer: ({ operation, input }) => {
      input.only(
        ...['customer', 'items', 'metadata', 'default_payment_method', 'payment_behavior', 'off_session'],
      );
      const customer = customerOf(operation, input.required('customer'));
      const bought = input.list('items').map((entry) => ({
        price: activePrice(operation, entry.required('price'), entry.nameOf('price')),
        quantity: entry.integer('quantity') ?? 1,
      }));
      const behavior = input.word('payment_behavior', payments) ?? 'allow_incomplete';
      const method = input.text('default_payment_method') ?? null;
      const { subscription, invoice } = startSubscription(
        operation,
        customer.id,
        bought,
        method,
        input.metadata(),
      );
      const payment =
        behavior === 'default_incomplete' ? 'authenticate' : payInvoice(operation, invoice, 'alone');
      if (behavior === 'error_if_incomplete' && typeof payment !== 'string') throw ApiError.card(payment);
      return subscriptionOf(operation, subscription.id);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    answer: ({ operation, input }) => {
      input.only('customer', 'status', 'price', 'collection_method', ...pageParameters);
      const status = input.text('status');
      const price = input.text('price');
      const found = operation.rows
        .all('subscription')
        .filter(({ customer }) => !input.has('customer') || customer === input.text('customer'))
        .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price))
        .filter((subscription) => {
          const ended = ['canceled', 'incomplete_expired'].includes(subscription.status);
          if (status === undefined) return !ended;
          return status === 'all' || subscription.status === status || (status === 'ended' && ended);
        });
      return pageOf(found, input, '/v1/subscriptions');
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:',
    answer: (call) => subscriptionOf(call.operation, idOf(call)),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:',
    answer: (call) => {
      call.input.only(...updating);
      const subscription = subscriptionOf(call.operation, idOf(call));
      return changeSubscription(call.operation, subscription, changeOf(call, subscription));
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:',
    answer: (call) => {
      call.input.only('cancellation_details', 'invoice_now', 'prorate');
      const subscription = subscriptionOf(call.operation, idOf(call));
      return endSubscription(call.operation, subscription, 'cancellation_requested');
    },
  },
];
