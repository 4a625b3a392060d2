import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { Customer, Event, Price, Subscription } from '../store/objects.ts';
import type { Transaction } from '../store/Store.ts';
import { ApiError } from './ApiError.ts';

/** The effects of one request, page or passing of time; all or nothing. */
export interface Operation {
  readonly rows: Transaction;
  /** Epoch seconds, by one customer's clock, or by the global clock. */
  readonly now: (customer: string | null) => number;
  /** Origin of the hosted pages. */
  readonly pages: string;
  readonly request: Event['request'];
  /** A number greater than all previous ones. */
  readonly nextOrder: () => number;
}

/** The same operation at another time. @param moment epoch seconds */
export const operationAt = (operation: Operation, moment: number): Operation => ({
  ...operation,
  now: () => moment,
});

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An unguessable ID in Stripe's format. @param prefix e.g. `cus` */
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from(randomBytes(24), (byte) => letters[byte % letters.length]).join('')}`;

/** Records an event; it is sent to the webhook once the operation is committed. */
export function emit(
  operation: Operation,
  type: string,
  object: object,
  customer: string | null,
  previous?: object,
): void {
  const event = operation.rows.put('event', {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: operation.now(customer),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: operation.request,
    type,
  });
  operation.rows.put('delivery', {
    id: event.id,
    customer,
    order: operation.nextOrder(),
    state: 'waiting',
    attempts: 0,
    notBefore: 0,
    lastStatus: null,
  });
}

/** @throws ApiError if it doesn't exist */
export function customerOf(operation: Operation, id: string, param = 'customer'): Customer {
  const customer = operation.rows.get('customer', id);
  if (!customer) throw ApiError.missing('customer', id, param);
  return customer;
}

/** @throws ApiError if it doesn't exist */
export function subscriptionOf(operation: Operation, id: string, param = 'id'): Subscription {
  const subscription = operation.rows.get('subscription', id);
  if (!subscription) throw ApiError.missing('subscription', id, param);
  return subscription;
}

/**
 * An active price.
 * @param param where it was named, for the error
 * @throws ApiError if it doesn't exist or is no longer active
 */
export function activePrice(operation: Operation, id: string, param: string): Price {
  const price = operation.rows.get('price', id);
  if (!price) throw ApiError.missing('price', id, param);
  if (!price.active)
    throw ApiError.invalid(
      'The price specified is inactive. This field only accepts active prices.',
      param,
      'price_inactive',
    );
  return price;
}

/** A customer's subscriptions that have not ended. */
export const runningSubscriptions = (operation: Operation, customer: string): Subscription[] =>
  operation.rows
    .all('subscription')
    .filter(
      (subscription) =>
        subscription.customer === customer &&
        subscription.status !== 'canceled' &&
        subscription.status !== 'incomplete_expired',
    );
