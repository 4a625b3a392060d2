import { periodEnd } from '../rules/periods.ts';
import {
  listOf,
  type Metadata,
  type Price,
  type Subscription,
  type SubscriptionItem,
  type SubscriptionSchedule,
} from '../store/objects.ts';
import { customerOf, emit, newId, type Operation } from './Operation.ts';
import { ApiError } from './ApiError.ts';
import { issueInvoice, addPendingLines, payInvoice, takePendingLines } from './invoices.ts';
import { periodLines, periodOf, prorationLines } from './lines.ts';

/** A customer's purchase. */
export interface Purchase {
  readonly price: Price;
  readonly quantity: number;
}

/** Items of a new subscription, or additional ones for an existing one. */
export const newItem = (
  { price, quantity }: Purchase,
  subscription: string,
  period: { start: number; end: number },
  created: number,
): SubscriptionItem => ({
  id: newId('si'),
  object: 'subscription_item',
  created,
  current_period_start: period.start,
  current_period_end: period.end,
  metadata: {},
  price,
  quantity,
  subscription,
});

/** Starts a subscription with its unpaid first invoice; it is `incomplete` until paid. */
export function startSubscription(
  operation: Operation,
  customerId: string,
  bought: readonly Purchase[],
  method: string | null,
  metadata: Metadata,
): { subscription: Subscription; invoice: ReturnType<typeof issueInvoice> } {
  const now = operation.now(customerId);
  const id = newId('sub');
  const [first] = bought;
  if (!first) throw ApiError.invalid('You must pass at least one item.', 'items', 'parameter_missing');
  const period = { start: now, end: periodEnd(now, now, first.price.recurring) };
  const items = bought.map((item) => newItem(item, id, period, now));
  const { currency } = first.price;
  const begun: Subscription = {
    id,
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency,
    customer: customerId,
    default_payment_method: method,
    description: null,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, items),
    latest_invoice: null,
    livemode: false,
    metadata,
    pause_collection: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    trial_end: null,
    trial_start: null,
  };
  const invoice = issueInvoice(operation, {
    customer: customerOf(operation, customerId),
    subscription: begun,
    lines: periodLines(operation, items, period),
    reason: 'subscription_create',
    period: { start: now, end: now },
    currency,
    created: now,
  });
  operation.rows.put('customer', { ...customerOf(operation, customerId), currency });
  const subscription = operation.rows.put('subscription', { ...begun, latest_invoice: invoice.id });
  emit(operation, 'customer.subscription.created', subscription, customerId);
  return { subscription, invoice };
}

/** A requested change of a subscription. Absent fields stay unchanged. */
export interface SubscriptionChange {
  readonly items?: readonly SubscriptionItem[];
  readonly cancelAtPeriodEnd?: boolean;
  readonly cancelAt?: number | null;
  readonly metadata?: Metadata;
  readonly defaultPaymentMethod?: string | null;
  readonly description?: string | null;
  readonly cancellation?: Subscription['cancellation_details'];
  readonly prorationBehavior: 'create_prorations' | 'always_invoice' | 'none';
  /** Epoch seconds. */
  readonly prorationDate: number;
  readonly paymentBehavior:
    | 'allow_incomplete'
    | 'error_if_incomplete'
    | 'pending_if_incomplete'
    | 'default_incomplete';
}

const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/**
 * Changes a subscription.
 * @throws ApiError if it has ended, or a payment that must not fail does
 */
export function changeSubscription(
  operation: Operation,
  old: Subscription,
  change: SubscriptionChange,
): Subscription {
  if (hasEnded(old))
    throw ApiError.invalid('A canceled subscription can only update its cancellation_details and metadata.');
  const subscription = operation.rows.put('subscription', { ...old, ...settingsOf(operation, old, change) });
  const changed = change.items ? changeItems(operation, subscription, change.items, change) : subscription;
  const previous = Object.fromEntries(
    Object.entries(old).filter(([key, value]) => changed[key as keyof Subscription] !== value),
  );
  if (Object.keys(previous).length > 0)
    emit(operation, 'customer.subscription.updated', changed, old.customer, previous);
  return changed;
}

function settingsOf(
  operation: Operation,
  old: Subscription,
  change: SubscriptionChange,
): Partial<Subscription> {
  const { end } = periodOf(old);
  const now = operation.now(old.customer);
  const requested = { reason: 'cancellation_requested' };
  return {
    ...(change.cancelAtPeriodEnd !== undefined &&
      change.cancelAtPeriodEnd !== old.cancel_at_period_end && {
        cancel_at_period_end: change.cancelAtPeriodEnd,
        cancel_at: change.cancelAtPeriodEnd ? end : null,
        canceled_at: change.cancelAtPeriodEnd ? now : null,
        cancellation_details: {
          ...old.cancellation_details,
          reason: null,
          ...(change.cancelAtPeriodEnd && requested),
        },
      }),
    ...(change.cancelAt !== undefined && {
      cancel_at: change.cancelAt,
      canceled_at: change.cancelAt === null ? null : now,
    }),
    ...(change.metadata && { metadata: change.metadata }),
    ...(change.defaultPaymentMethod !== undefined && {
      default_payment_method: change.defaultPaymentMethod,
    }),
    ...(change.description !== undefined && { description: change.description }),
    ...(change.cancellation && { cancellation_details: change.cancellation }),
  };
}

function changeItems(
  operation: Operation,
  subscription: Subscription,
  items: readonly SubscriptionItem[],
  change: SubscriptionChange,
): Subscription {
  const { customer } = subscription;
  const before = subscription.items.data;
  const lines =
    change.prorationBehavior === 'none' ? [] : prorationLines(operation, before, items, change.prorationDate);
  const withItems = operation.rows.put('subscription', {
    ...subscription,
    items: { ...subscription.items, data: items },
  });
  followInSchedule(operation, withItems);
  if (change.prorationBehavior !== 'always_invoice') {
    addPendingLines(operation, subscription, lines);
    return withItems;
  }
  if (lines.length === 0) return withItems;
  const now = operation.now(customer);
  const invoice = issueInvoice(operation, {
    customer: customerOf(operation, customer),
    subscription,
    lines: [...takePendingLines(operation, subscription.id), ...lines],
    reason: 'subscription_update',
    period: { start: now, end: now },
    currency: subscription.currency,
    created: now,
  });
  const billed = operation.rows.put('subscription', { ...withItems, latest_invoice: invoice.id });
  if (change.paymentBehavior === 'pending_if_incomplete') {
    // The old items stay until the invoice is paid; then the change is applied automatically.
    operation.rows.put('subscription', {
      ...billed,
      items: subscription.items,
      pending_update: {
        billing_cycle_anchor: null,
        expires_at: now + 23 * 3600,
        subscription_items: items,
      },
    });
  }
  const payment = payInvoice(operation, invoice, 'alone');
  if (payment !== 'paid' && payment !== 'authenticate' && change.paymentBehavior === 'error_if_incomplete')
    throw ApiError.card(payment);
  return operation.rows.get('subscription', subscription.id) ?? billed;
}

/** Copies the subscription's items to the current phase of its schedule. */
function followInSchedule(operation: Operation, { schedule, items }: Subscription): void {
  const kept = schedule === null ? undefined : operation.rows.get('subscription_schedule', schedule);
  const [phase, ...later] = kept?.phases ?? [];
  if (!kept || !phase) return;
  const present = items.data.map(({ price, quantity }) => ({ price: price.id, quantity }));
  operation.rows.put('subscription_schedule', { ...kept, phases: [{ ...phase, items: present }, ...later] });
}

/** Cancels a subscription immediately. Drops pending lines and stops collecting open invoices. */
export function endSubscription(
  operation: Operation,
  subscription: Subscription,
  reason: string,
): Subscription {
  if (hasEnded(subscription)) throw ApiError.missing('subscription', subscription.id, 'id');
  const now = operation.now(subscription.customer);
  takePendingLines(operation, subscription.id);
  for (const invoice of operation.rows.all('invoice')) {
    if (invoice.status === 'open' && invoice.parent?.subscription_details.subscription === subscription.id)
      operation.rows.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null });
  }
  endSchedule(operation, subscription, 'canceled');
  const ended = operation.rows.put('subscription', {
    ...subscription,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: subscription.cancellation_details.reason ?? reason,
    },
    ended_at: now,
    pending_update: null,
    schedule: null,
    status: 'canceled',
  });
  emit(operation, 'customer.subscription.deleted', ended, subscription.customer);
  return ended;
}

/** Ends a subscription's schedule, if it has one. @returns the updated schedule */
export function endSchedule(
  operation: Operation,
  subscription: Subscription,
  status: 'released' | 'canceled' | 'completed',
): SubscriptionSchedule | null {
  const kept =
    subscription.schedule === null
      ? undefined
      : operation.rows.get('subscription_schedule', subscription.schedule);
  if (!kept) return null;
  const now = operation.now(subscription.customer);
  const ended = operation.rows.put('subscription_schedule', {
    ...kept,
    current_phase: null,
    status,
    ...(status === 'released' && {
      released_at: now,
      released_subscription: subscription.id,
      subscription: null,
    }),
    ...(status === 'canceled' && { canceled_at: now }),
    ...(status === 'completed' && { completed_at: now }),
  });
  emit(operation, `subscription_schedule.${status}`, ended, subscription.customer);
  return ended;
}

/** The items of a schedule phase, in a period. */
export const itemsOfPhase = (
  operation: Operation,
  subscription: Subscription,
  phase: SubscriptionSchedule['phases'][number],
): SubscriptionItem[] =>
  phase.items.flatMap(({ price: id, quantity }, index) => {
    const price = operation.rows.get('price', id);
    if (!price) return [];
    const kept =
      subscription.items.data.find((item) => item.price.id === id) ?? subscription.items.data[index];
    if (kept) return [{ ...kept, price, quantity }];
    return [newItem({ price, quantity }, subscription.id, periodOf(subscription), phase.start_date)];
  });
