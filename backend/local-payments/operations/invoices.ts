import { chargeCard, type Decline, type Moment } from '../rules/cards.ts';
import type { Span } from '../rules/proration.ts';
import {
  listOf,
  type BillingReason,
  type Customer,
  type Invoice,
  type InvoiceLine,
  type Subscription,
} from '../store/objects.ts';
import { customerOf, emit, newId, runningSubscriptions, type Operation } from './Operation.ts';

/** Days between automatic retries of a failed payment, each counted from the previous attempt. */
const retryDays = [3, 5, 7];

const accountName = 'Valet Hub';

export interface InvoiceParts {
  readonly customer: Customer;
  readonly subscription: Pick<Subscription, 'id' | 'metadata' | 'default_payment_method'> | null;
  readonly lines: readonly InvoiceLine[];
  readonly reason: Invoice['billing_reason'];
  readonly period: Span;
  readonly currency: string;
  /** Epoch seconds. */
  readonly created: number;
}

/** A preview of an invoice. The customer's credit is subtracted, and any remainder stays a credit. */
export function draftInvoice(parts: InvoiceParts, id = `upcoming_${newId('in')}`): Invoice {
  const { customer, subscription, lines, reason, period, currency, created } = parts;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  return {
    id,
    object: 'invoice',
    account_name: accountName,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    default_payment_method: null,
    description: null,
    due_date: null,
    ending_balance: Math.min(0, total + customer.balance),
    hosted_invoice_url: null,
    invoice_pdf: null,
    last_finalization_error: null,
    lines: listOf(`/v1/invoices/${id}backend/local-payments/operations/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: subscription && {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    total,
  };
}

/** Issues an unpaid invoice: assigns a number and an address, and makes it the subscription's latest. */
export function issueInvoice(
  operation: Operation,
  parts: Omit<InvoiceParts, 'reason'> & { readonly reason: BillingReason },
): Invoice {
  const { customer } = parts;
  const id = newId('in');
  const draft = draftInvoice(parts, id);
  const address = `${operation.pages}/invoice/${id}`;
  const invoice = operation.rows.put('invoice', {
    ...draft,
    hosted_invoice_url: address,
    invoice_pdf: `${address}/pdf`,
    lines: { ...draft.lines, data: draft.lines.data.map((line) => ({ ...line, invoice: id })) },
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: parts.created },
  });
  operation.rows.put('customer', {
    ...customer,
    balance: draft.ending_balance ?? 0,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  });
  emit(operation, 'invoice.created', invoice, customer.id);
  emit(operation, 'invoice.finalized', invoice, customer.id);
  return invoice;
}

/** The result of a payment attempt. `authenticate` means the customer must confirm it, and nothing has changed. */
export type Payment = 'paid' | 'authenticate' | Decline;

const noCard: Decline = {
  code: 'card_declined',
  declineCode: 'no_payment_method',
  message: 'This customer has no attached payment source or default payment method.',
};

const subscriptionOfInvoice = (operation: Operation, invoice: Invoice): Subscription | undefined =>
  invoice.parent
    ? operation.rows.get('subscription', invoice.parent.subscription_details.subscription)
    : undefined;

/** The ID of the payment method an invoice is charged to; null for none. */
const methodFor = (operation: Operation, invoice: Invoice): string | null =>
  subscriptionOfInvoice(operation, invoice)?.default_payment_method ??
  customerOf(operation, invoice.customer).invoice_settings.default_payment_method;

/**
 * Tries to pay an open invoice, and updates its subscription accordingly.
 * @param method payment method ID; defaults to the subscription's or the customer's
 */
export function payInvoice(
  operation: Operation,
  invoice: Invoice,
  moment: Moment,
  { authenticated = false, method }: { authenticated?: boolean; method?: string } = {},
): Payment {
  const id = method ?? methodFor(operation, invoice);
  const card = id === null ? undefined : operation.rows.get('payment_method', id)?.card;
  const charge =
    invoice.amount_due === 0 ? 'paid' : card ? chargeCard(card.last4, moment, authenticated) : noCard;
  if (charge === 'authenticate') return charge;
  const isPaid = charge === 'paid';
  const now = operation.now(invoice.customer);
  const attempts = invoice.attempt_count + 1;
  const retry = moment === 'alone' ? retryDays[attempts - 1] : undefined;
  const tried = operation.rows.put('invoice', {
    ...invoice,
    attempted: true,
    attempt_count: attempts,
    ...(isPaid
      ? {
          amount_paid: invoice.amount_due,
          amount_remaining: 0,
          auto_advance: false,
          next_payment_attempt: null,
          status: 'paid',
          status_transitions: { ...invoice.status_transitions, paid_at: now },
        }
      : // Attempts by the customer don't change the scheduled retries.
        moment === 'alone' && {
          next_payment_attempt: retry === undefined ? null : now + retry * 86_400,
        }),
  });
  if (isPaid) {
    emit(operation, 'invoice.paid', tried, invoice.customer);
    emit(operation, 'invoice.payment_succeeded', tried, invoice.customer);
  } else {
    emit(operation, 'invoice.payment_failed', tried, invoice.customer);
    if (charge.code === 'authentication_required')
      emit(operation, 'invoice.payment_action_required', tried, invoice.customer);
  }
  followPayment(operation, tried, isPaid);
  return charge;
}

/** Updates the status of a subscription and its customer after one of its invoices was paid or failed. */
function followPayment(operation: Operation, invoice: Invoice, isPaid: boolean): void {
  const subscription = subscriptionOfInvoice(operation, invoice);
  if (!subscription || subscription.status === 'canceled') return;
  const owes = operation.rows
    .all('invoice')
    .some(
      (other) =>
        other.status === 'open' && other.parent?.subscription_details.subscription === subscription.id,
    );
  const customer = customerOf(operation, invoice.customer);
  operation.rows.put('customer', { ...customer, delinquent: owes });
  const waiting = subscription.pending_update;
  const applies = isPaid && waiting !== null && subscription.latest_invoice === invoice.id;
  const status = isPaid
    ? owes
      ? subscription.status
      : 'active'
    : subscription.status === 'active' && waiting === null
      ? 'past_due'
      : subscription.status;
  if (status === subscription.status && !applies) return;
  const changed = operation.rows.put('subscription', {
    ...subscription,
    status,
    ...(applies && {
      pending_update: null,
      items: { ...subscription.items, data: waiting.subscription_items },
    }),
  });
  emit(operation, 'customer.subscription.updated', changed, invoice.customer, {
    status: subscription.status,
  });
  if (applies) emit(operation, 'customer.subscription.pending_update_applied', changed, invoice.customer);
}

/** Voids an open invoice. */
export function voidInvoice(operation: Operation, invoice: Invoice): Invoice {
  const now = operation.now(invoice.customer);
  const changed = operation.rows.put('invoice', {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  });
  emit(operation, 'invoice.voided', changed, invoice.customer);
  return changed;
}

/** The lines pending for a subscription's next invoice. */
export const pendingLines = (operation: Operation, subscription: string): InvoiceLine[] =>
  operation.rows
    .all('pendingItem')
    .filter((item) => item.subscription === subscription)
    .map(({ line }) => line);

/** Takes the pending lines for an invoice, and clears them. */
export function takePendingLines(operation: Operation, subscription: string): InvoiceLine[] {
  const items = operation.rows.all('pendingItem').filter((item) => item.subscription === subscription);
  for (const { id } of items) operation.rows.remove('pendingItem', id);
  return items.map(({ line }) => line);
}

/** Adds lines to a subscription's next invoice. */
export function addPendingLines(
  operation: Operation,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
): void {
  for (const line of lines)
    operation.rows.put('pendingItem', {
      id: line.parent.subscription_item_details.invoice_item ?? line.id,
      object: 'invoiceitem',
      customer: subscription.customer,
      subscription: subscription.id,
      line,
    });
}
/** A customer's card for new payments: a subscription's, or else the customer's default. */
export const cardOf = (operation: Operation, customer: string) => {
  const id =
    runningSubscriptions(operation, customer).find(({ default_payment_method }) => default_payment_method)
      ?.default_payment_method ?? customerOf(operation, customer).invoice_settings.default_payment_method;
  return id === null ? undefined : operation.rows.get('payment_method', id);
};
