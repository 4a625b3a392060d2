import { paths } from 'shared-lib/domain';
import { draftInvoice } from '../../local-payments/operations/invoices.ts';
import { customerObject } from '../../local-payments/operations/checkout.ts';
import { addMonths } from '../../local-payments/rules/periods.ts';
import {
  listOf,
  type Customer,
  type Invoice,
  type InvoiceLine,
  type PaymentMethod,
  type Subscription,
} from '../../local-payments/store/objects.ts';
import type { SeedRows } from '../../local-payments/store/seedRows.ts';
import { SeedReference, type SeedDocument } from '../seedSet.ts';
import { demoPrices, demoProduct, type DemoPrice } from './catalog.ts';

/** A paying owner, and the state of their payments. */
export interface Paid {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** The prefix of its invoices' numbers. */
  readonly prefix: string;
  readonly price: DemoPrice;
  /** Seats paid for. */
  readonly quantity: number;
  /** Completed periods, each with its invoice. */
  readonly months: number;
  /** Days since the current period began. */
  readonly daysIn: number;
  readonly status: 'active' | 'pastDue' | 'cancelling';
}

/** A paying account's documents as the webhook writes them, and the same in local payments. */
export interface PaidAccount {
  readonly documents: readonly SeedDocument[];
  readonly payments: SeedRows;
  /** Fields of its customer document. */
  readonly fields: Readonly<Record<string, unknown>>;
}

const dayInSeconds = 86_400;

/** The default address of the hosted pages; the seed updates links to the current one. */
const usualPages = 'http://127.0.0.1:4402';

const moment = (seconds: number | null): Date | null => (seconds === null ? null : new Date(seconds * 1000));

const dashboard = (path: string): string => `https://dashboard.stripe.com/test/${path}`;

/**
 * A demo account's payments.
 * @param now epoch milliseconds
 */
export const paidAccount = (paid: Paid, now: number): PaidAccount => {
  const { uid, months, daysIn } = paid;
  const anchor = addMonths(Math.floor(now / 1000) - daysIn * dayInSeconds, -months);
  const method = methodOf(paid, anchor);
  const customer = customerOf(paid, method, anchor);
  const subscription = subscriptionOf(paid, method, anchor, Math.floor(now / 1000));
  const invoices = Array.from({ length: months + 1 }, (_, period) =>
    invoiceOf(paid, customer, subscription, anchor, period),
  );
  const price = new SeedReference(paths.price(demoProduct.id, demoPrices[paid.price].id));
  const [item] = subscription.items.data;
  return {
    fields: { stripeId: customer.id, stripeLink: dashboard(`customers/${customer.id}`) },
    payments: {
      customer: [customer],
      payment_method: [method],
      subscription: [subscription],
      invoice: invoices,
    },
    documents: [
      {
        path: paths.subscription(uid, subscription.id),
        data: {
          metadata: subscription.metadata,
          role: null,
          status: subscription.status,
          stripeLink: dashboard(`subscriptions/${subscription.id}`),
          product: new SeedReference(paths.product(demoProduct.id)),
          price,
          prices: [price],
          quantity: paid.quantity,
          items: subscription.items.data.map((one) => ({
            ...one,
            price: { ...one.price, product: demoProduct },
          })),
          cancel_at_period_end: subscription.cancel_at_period_end,
          cancel_at: moment(subscription.cancel_at),
          canceled_at: moment(subscription.canceled_at),
          ended_at: null,
          trial_start: null,
          trial_end: null,
          current_period_start: moment(item?.current_period_start ?? null),
          current_period_end: moment(item?.current_period_end ?? null),
          created: moment(subscription.created),
        },
      },
      ...invoices.map((invoice) => ({
        path: paths.invoice(uid, subscription.id, invoice.id),
        data: { ...invoice },
      })),
    ],
  };
};

/** An account's card; a past-due account's fails at each renewal. */
const methodOf = ({ uid, email, name, status }: Paid, created: number): PaymentMethod => ({
  id: `pm_${uid}`,
  object: 'payment_method',
  allow_redisplay: 'always',
  billing_details: { email, name },
  card: {
    brand: 'visa',
    display_brand: 'visa',
    country: 'US',
    exp_month: 12,
    exp_year: new Date(created * 1000).getUTCFullYear() + 4,
    funding: 'credit',
    last4: status === 'pastDue' ? '0341' : '4242',
  },
  created,
  customer: `cus_${uid}`,
  livemode: false,
  metadata: {},
  type: 'card',
});

const customerOf = (paid: Paid, method: PaymentMethod, created: number): Customer => ({
  ...customerObject(
    `cus_${paid.uid}`,
    {
      email: paid.email,
      name: null,
      phone: null,
      description: null,
      metadata: { firebaseUID: paid.uid },
    },
    created,
  ),
  currency: 'usd',
  delinquent: paid.status === 'pastDue',
  invoice_prefix: paid.prefix,
  invoice_settings: { default_payment_method: method.id },
  next_invoice_sequence: paid.months + 2,
});

const invoiceIdOf = ({ uid }: Paid, period: number): string => `in_${uid}_${period + 1}`;

const subscriptionOf = (paid: Paid, method: PaymentMethod, anchor: number, now: number): Subscription => {
  const { uid, months, status, quantity } = paid;
  const id = `sub_${uid}`;
  const end = addMonths(anchor, months + 1);
  const isEnding = status === 'cancelling';
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: anchor,
    cancel_at: isEnding ? end : null,
    cancel_at_period_end: isEnding,
    canceled_at: isEnding ? now - dayInSeconds : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: isEnding ? 'cancellation_requested' : null,
    },
    collection_method: 'charge_automatically',
    created: anchor,
    currency: 'usd',
    customer: `cus_${uid}`,
    default_payment_method: method.id,
    description: null,
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [
      {
        id: `si_${uid}`,
        object: 'subscription_item',
        created: anchor,
        current_period_end: end,
        current_period_start: addMonths(anchor, months),
        metadata: {},
        price: demoPrices[paid.price],
        quantity,
        subscription: id,
      },
    ]),
    latest_invoice: invoiceIdOf(paid, months),
    livemode: false,
    metadata: { customerId: uid },
    pause_collection: null,
    pending_update: null,
    schedule: null,
    start_date: anchor,
    status: status === 'pastDue' ? 'past_due' : 'active',
    trial_end: null,
    trial_start: null,
  };
};

/** A period's invoice: paid at its beginning, except a past-due account's latest. */
const invoiceOf = (
  paid: Paid,
  customer: Customer,
  subscription: Subscription,
  anchor: number,
  period: number,
): Invoice => {
  const id = invoiceIdOf(paid, period);
  const start = addMonths(anchor, period);
  const span = { start, end: addMonths(anchor, period + 1) };
  const isOpen = paid.status === 'pastDue' && period === paid.months;
  const draft = draftInvoice(
    {
      customer,
      subscription,
      lines: [lineOf(paid, id, span)],
      reason: period === 0 ? 'subscription_create' : 'subscription_cycle',
      period: period === 0 ? { start, end: start } : { start: addMonths(anchor, period - 1), end: start },
      currency: 'usd',
      created: start,
    },
    id,
  );
  return {
    ...draft,
    amount_paid: isOpen ? 0 : draft.amount_due,
    amount_remaining: isOpen ? draft.amount_due : 0,
    attempt_count: 1,
    attempted: true,
    auto_advance: isOpen,
    hosted_invoice_url: `${usualPages}/invoice/${id}`,
    invoice_pdf: `${usualPages}/invoice/${id}/pdf`,
    next_payment_attempt: isOpen ? start + 3 * dayInSeconds : null,
    number: `${paid.prefix}-${String(period + 1).padStart(4, '0')}`,
    status: isOpen ? 'open' : 'paid',
    status_transitions: { ...draft.status_transitions, finalized_at: start, paid_at: isOpen ? null : start },
  };
};

const lineOf = (
  { uid, price: name, quantity }: Paid,
  invoice: string,
  period: InvoiceLine['period'],
): InvoiceLine => {
  const price = demoPrices[name];
  const amount = price.unit_amount * quantity;
  return {
    id: `il_${invoice}`,
    object: 'line_item',
    amount,
    currency: 'usd',
    description: `${quantity} × ${demoProduct.name} (at $${(price.unit_amount / 100).toFixed(2)} / month)`,
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        subscription: `sub_${uid}`,
        subscription_item: `si_${uid}`,
      },
    },
    period,
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: demoProduct.id },
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    subtotal: amount,
  };
};

/** Several accounts' payments combined. */
export const combinePayments = (all: readonly SeedRows[]): SeedRows => ({
  customer: all.flatMap(({ customer = [] }) => customer),
  product: all.flatMap(({ product = [] }) => product),
  price: all.flatMap(({ price = [] }) => price),
  payment_method: all.flatMap(({ payment_method = [] }) => payment_method),
  subscription: all.flatMap(({ subscription = [] }) => subscription),
  invoice: all.flatMap(({ invoice = [] }) => invoice),
});
