/** The objects of Stripe's API 2026-10-28 that we serve. Times are epoch seconds, amounts cents. */

import type { Price, Product } from './objects/catalog.ts';
import type { Customer, PaymentMethod } from './objects/customers.ts';
import type { Invoice, PendingItem } from './objects/invoices.ts';
import type { CheckoutSession, PortalSession } from './objects/sessions.ts';
import type { Subscription, SubscriptionSchedule } from './objects/subscriptions.ts';

export * from './objects/base.ts';
export type * from './objects/catalog.ts';
export type * from './objects/customers.ts';
export type * from './objects/invoices.ts';
export type * from './objects/sessions.ts';
export type * from './objects/subscriptions.ts';

export interface Event {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

/** A webhook event and its delivery progress. The ID is the event's. */
export interface Delivery {
  readonly id: string;
  /** The event's customer, so faults and waiting can be per customer. */
  readonly customer: string | null;
  readonly order: number;
  readonly state: 'waiting' | 'held' | 'delivered' | 'lost' | 'failed';
  readonly attempts: number;
  /** Earliest next attempt, in epoch milliseconds of this machine's clock. */
  readonly notBefore: number;
  /** Status of the last response; 0 for none. */
  readonly lastStatus: number | null;
}

/** How far a customer's clock, or the global one (`all`), is ahead of this machine's, in seconds. */
export interface ClockLead {
  readonly id: string;
  readonly seconds: number;
}

/** The response given to an idempotency key. */
export interface IdempotentAnswer {
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: number;
}

/** Everything stored, by Stripe's names for object kinds, and ours. */
export interface Tables {
  customer: Customer;
  product: Product;
  price: Price;
  payment_method: PaymentMethod;
  subscription: Subscription;
  subscription_schedule: SubscriptionSchedule;
  invoice: Invoice;
  pendingItem: PendingItem;
  checkoutSession: CheckoutSession;
  portalSession: PortalSession;
  event: Event;
  delivery: Delivery;
  clock: ClockLead;
  answer: IdempotentAnswer;
}

export type Kind = keyof Tables;
