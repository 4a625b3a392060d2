import {
  customerOf,
  runningSubscriptions,
  activePrice,
  subscriptionOf,
  type Operation,
} from '../operations/Operation.ts';
import { ApiError } from '../operations/ApiError.ts';
import { draftInvoice, payInvoice, pendingLines, voidInvoice } from '../operations/invoices.ts';
import { itemsIn, nextPeriod, periodLines, periodOf, prorationLines } from '../operations/lines.ts';
import { itemsAtRenewal } from '../operations/renew.ts';
import { newItem } from '../operations/subscriptions.ts';
import { periodEnd } from '../rules/periods.ts';
import type { Invoice, Subscription } from '../store/objects.ts';
import type { Input } from './Input.ts';
import { idOf, pageOf, pageParameters, type Call, type Route } from './Route.ts';
import { changedItems, prorationDate } from './subscriptionRoutes.ts';

function invoiceOf(call: Call): Invoice {
  const invoice = call.operation.rows.get('invoice', idOf(call));
  if (!invoice) throw ApiError.missing('invoice', idOf(call), 'invoice');
  return invoice;
}

/** A preview of the next invoice of a new subscription, or of a change to an existing one. */
function preview({ operation, input }: Call): Invoice {
  input.only(
    ...['customer', 'subscription', 'subscription_details', 'schedule', 'preview_mode', 'currency'],
    ...['automatic_tax', 'discounts', 'invoice_items'],
  );
  const details = input
    .at('subscription_details')
    ?.only(
      ...['items', 'proration_behavior', 'proration_date', 'cancel_at_period_end', 'cancel_at', 'cancel_now'],
      ...['billing_cycle_anchor', 'start_date', 'trial_end', 'default_tax_rates', 'billing_mode'],
    );
  const id = input.text('subscription');
  if (id !== undefined) return previewOf(operation, subscriptionOf(operation, id, 'subscription'), details);
  const customer = customerOf(operation, input.required('customer'));
  if (details?.has('items')) return previewNew(operation, customer.id, details);
  const [running] = runningSubscriptions(operation, customer.id);
  if (!running) throw noUpcoming(customer.id);
  return previewOf(operation, running, details);
}

const noUpcoming = (customer: string): ApiError =>
  new ApiError(404, 'invalid_request_error', `No upcoming invoices for customer: ${customer}`, {
    code: 'invoice_upcoming_none',
  });

function previewNew(operation: Operation, customerId: string, details: Input): Invoice {
  const now = operation.now(customerId);
  const bought = details.list('items').map((entry) => ({
    price: activePrice(operation, entry.required('price'), entry.nameOf('price')),
    quantity: entry.integer('quantity') ?? 1,
  }));
  const [first] = bought;
  if (!first) throw ApiError.invalid('You must pass at least one item.', details.nameOf('items'));
  const period = { start: now, end: periodEnd(now, now, first.price.recurring) };
  const items = bought.map((item) => newItem(item, 'sub_preview', period, now));
  return draftInvoice({
    customer: customerOf(operation, customerId),
    subscription: null,
    lines: periodLines(operation, items, period),
    reason: 'upcoming',
    period: { start: now, end: now },
    currency: first.price.currency,
    created: now,
  });
}

function previewOf(operation: Operation, subscription: Subscription, details: Input | undefined): Invoice {
  const behavior =
    details?.word('proration_behavior', ['create_prorations', 'always_invoice', 'none']) ??
    'create_prorations';
  const changed = details?.has('items')
    ? changedItems(operation, subscription, details.list('items'))
    : undefined;
  const from = details
    ? prorationDate(operation, details, subscription)
    : operation.now(subscription.customer);
  const prorated =
    changed && behavior !== 'none' ? prorationLines(operation, subscription.items.data, changed, from) : [];
  const parts = {
    customer: customerOf(operation, subscription.customer),
    subscription,
    reason: 'upcoming',
    currency: subscription.currency,
  } as const;
  const waiting = pendingLines(operation, subscription.id);
  if (behavior === 'always_invoice' && changed) {
    const period = { start: from, end: from };
    return draftInvoice({ ...parts, lines: [...waiting, ...prorated], period, created: from });
  }
  const ends =
    details?.flag('cancel_at_period_end') ??
    (subscription.cancel_at !== null && subscription.cancel_at <= periodOf(subscription).end);
  const lines = [...waiting, ...prorated];
  const { end } = periodOf(subscription);
  if (subscription.status === 'canceled' || (ends && lines.length === 0))
    throw noUpcoming(subscription.customer);
  const next = nextPeriod(subscription);
  const items = itemsIn(changed ?? itemsAtRenewal(operation, subscription).items, next);
  const draft = draftInvoice({
    ...parts,
    lines: ends ? lines : [...lines, ...periodLines(operation, items, next)],
    period: periodOf(subscription),
    created: end,
  });
  return { ...draft, next_payment_attempt: end };
}

export const invoiceRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/invoices/create_preview', answer: preview },
  {
    method: 'GET',
    path: '/v1/invoices',
    answer: ({ operation, input }) => {
      input.only('customer', 'subscription', 'status', 'collection_method', 'due_date', ...pageParameters);
      const found = operation.rows
        .all('invoice')
        .filter(({ customer }) => !input.has('customer') || customer === input.text('customer'))
        .filter(({ status }) => !input.has('status') || status === input.text('status'))
        .filter(
          ({ parent }) =>
            !input.has('subscription') ||
            parent?.subscription_details.subscription === input.text('subscription'),
        );
      return pageOf(found, input, '/v1/invoices');
    },
  },
  { method: 'GET', path: '/v1/invoices/:', answer: invoiceOf },
  { method: 'GET', path: '/v1/invoices/:/lines', answer: (call) => invoiceOf(call).lines },
  {
    method: 'POST',
    path: '/v1/invoices/:/pay',
    answer: (call) => {
      const { operation, input } = call;
      input.only('payment_method', 'off_session', 'forgive', 'paid_out_of_band', 'source');
      const invoice = invoiceOf(call);
      if (invoice.status === 'paid')
        throw ApiError.invalid('Invoice is already paid', undefined, 'invoice_already_paid');
      if (invoice.status !== 'open')
        throw ApiError.invalid('Only open invoices can be paid.', undefined, 'invoice_not_open');
      const method = input.text('payment_method');
      const payment = payInvoice(operation, invoice, 'alone', method === undefined ? {} : { method });
      // The attempt is recorded on the invoice even if it failed.
      if (payment !== 'paid' && payment !== 'authenticate') return ApiError.card(payment);
      return invoiceOf(call);
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:/void',
    answer: (call) => {
      const invoice = invoiceOf(call);
      if (invoice.status !== 'open')
        throw ApiError.invalid("You can only pass in open invoices. This invoice isn't open.");
      return voidInvoice(call.operation, invoice);
    },
  },
];
