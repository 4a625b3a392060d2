import { customerOf, runningSubscriptions, activePrice, subscriptionOf, type Act } from '../acts/Act.ts';
import { ApiError } from '../acts/ApiError.ts';
import { draftInvoice, payInvoice, pendingLines, voidInvoice } from '../acts/invoices.ts';
import { itemsIn, nextPeriod, periodLines, periodOf, prorationLines } from '../acts/lines.ts';
import { itemsAtRenewal } from '../acts/renew.ts';
import { newItem } from '../acts/subscriptions.ts';
import { periodEnd } from '../rules/periods.ts';
import type { Invoice, Subscription } from '../store/objects.ts';
import type { Input } from './Input.ts';
import { idOf, pageOf, pageParameters, type Call, type Route } from './Route.ts';
import { changedItems, prorationDate } from './subscriptionRoutes.ts';

function invoiceOf(call: Call): Invoice {
  const invoice = call.act.rows.get('invoice', idOf(call));
  if (!invoice) throw ApiError.missing('invoice', idOf(call), 'invoice');
  return invoice;
}

/** A preview of the next invoice of a new subscription, or of a change to an existing one. */
function preview({ act, input }: Call): Invoice {
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
  if (id !== undefined) return previewOf(act, subscriptionOf(act, id, 'subscription'), details);
  const customer = customerOf(act, input.required('customer'));
  if (details?.has('items')) return previewNew(act, customer.id, details);
  const [running] = runningSubscriptions(act, customer.id);
  if (!running) throw noUpcoming(customer.id);
  return previewOf(act, running, details);
}

const noUpcoming = (customer: string): ApiError =>
  new ApiError(404, 'invalid_request_error', `No upcoming invoices for customer: ${customer}`, {
    code: 'invoice_upcoming_none',
  });

function previewNew(act: Act, customerId: string, details: Input): Invoice {
  const now = act.now(customerId);
  const bought = details.list('items').map((entry) => ({
    price: activePrice(act, entry.required('price'), entry.nameOf('price')),
    quantity: entry.integer('quantity') ?? 1,
  }));
  const [first] = bought;
  if (!first) throw ApiError.invalid('You must pass at least one item.', details.nameOf('items'));
  const period = { start: now, end: periodEnd(now, now, first.price.recurring) };
  const items = bought.map((item) => newItem(item, 'sub_preview', period, now));
  return draftInvoice({
    customer: customerOf(act, customerId),
    subscription: null,
    lines: periodLines(act, items, period),
    reason: 'upcoming',
    period: { start: now, end: now },
    currency: first.price.currency,
    created: now,
  });
}

function previewOf(act: Act, subscription: Subscription, details: Input | undefined): Invoice {
  const behavior =
    details?.word('proration_behavior', ['create_prorations', 'always_invoice', 'none']) ??
    'create_prorations';
  const changed = details?.has('items') ? changedItems(act, subscription, details.list('items')) : undefined;
  const from = details ? prorationDate(act, details, subscription) : act.now(subscription.customer);
  const prorated =
    changed && behavior !== 'none' ? prorationLines(act, subscription.items.data, changed, from) : [];
  const parts = {
    customer: customerOf(act, subscription.customer),
    subscription,
    reason: 'upcoming',
    currency: subscription.currency,
  } as const;
  const waiting = pendingLines(act, subscription.id);
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
  const items = itemsIn(changed ?? itemsAtRenewal(act, subscription).items, next);
  const draft = draftInvoice({
    ...parts,
    lines: ends ? lines : [...lines, ...periodLines(act, items, next)],
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
    answer: ({ act, input }) => {
      input.only('customer', 'subscription', 'status', 'collection_method', 'due_date', ...pageParameters);
      const found = act.rows
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
      const { act, input } = call;
      input.only('payment_method', 'off_session', 'forgive', 'paid_out_of_band', 'source');
      const invoice = invoiceOf(call);
      if (invoice.status === 'paid')
        throw ApiError.invalid('Invoice is already paid', undefined, 'invoice_already_paid');
      if (invoice.status !== 'open')
        throw ApiError.invalid('Only open invoices can be paid.', undefined, 'invoice_not_open');
      const method = input.text('payment_method');
      const payment = payInvoice(act, invoice, 'alone', method === undefined ? {} : { method });
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
      return voidInvoice(call.act, invoice);
    },
  },
];
