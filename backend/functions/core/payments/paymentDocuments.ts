import type { DocumentData, DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';

/** The id of an object that Stripe returns as an id, or expanded if requested. */
export const idOf = (named: string | { readonly id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

const momentOf = (seconds: number | null | undefined): Timestamp | null =>
  typeof seconds === 'number' ? timestampOf(seconds * 1000) : null;

/** The address of an object in Stripe's dashboard, for support. */
export const dashboardLink = (isLive: boolean, path: string): string =>
  `https://dashboard.stripe.com/${isLive ? '' : 'test/'}${path}`;

/** The product to write along with its active prices, if Stripe returned it expanded. */
const wholeProduct = (item: Stripe.SubscriptionItem | undefined): Stripe.Product | null => {
  const product = item?.price.product;
  return typeof product === 'object' && !product.deleted ? product : null;
};

const priceReference = ({ price }: Stripe.SubscriptionItem): DocumentReference | null => {
  const productId = idOf(price.product);
  return productId === null ? null : firestore().doc(paths.price(productId, price.id));
};

/** The period: API versions before 2025-03-31 have it on the subscription, later ones on its items. */
const periodOf = (subscription: Stripe.Subscription) => {
  const older = subscription as { current_period_start?: number; current_period_end?: number };
  const [item] = subscription.items.data;
  return {
    start: older.current_period_start ?? item?.current_period_start,
    end: older.current_period_end ?? item?.current_period_end,
  };
};

/** A Stripe object as Firestore accepts it: plain values, without undefined ones. */
export const toPlainObject = (object: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(object)) as Record<string, unknown>;

/** A subscription in the format of the Firebase extension "Run Payments with Stripe", which clients read. */
export const subscriptionDocument = (subscription: Stripe.Subscription): DocumentData => {
  const { data: items } = subscription.items;
  const prices = items.map(priceReference).filter((reference) => reference !== null);
  const productId = idOf(items[0]?.price.product);
  const period = periodOf(subscription);
  return {
    metadata: { ...subscription.metadata },
    role: wholeProduct(items[0])?.metadata['firebaseRole'] ?? null,
    status: subscription.status,
    stripeLink: dashboardLink(subscription.livemode, `subscriptions/${subscription.id}`),
    product: productId === null ? null : firestore().doc(paths.product(productId)),
    price: prices[0] ?? null,
    prices,
    quantity: items[0]?.quantity ?? null,
    items: items.map(toPlainObject),
    cancel_at_period_end: subscription.cancel_at_period_end,
    cancel_at: momentOf(subscription.cancel_at),
    canceled_at: momentOf(subscription.canceled_at),
    ended_at: momentOf(subscription.ended_at),
    trial_start: momentOf(subscription.trial_start),
    trial_end: momentOf(subscription.trial_end),
    current_period_start: momentOf(period.start),
    current_period_end: momentOf(period.end),
    created: momentOf(subscription.created),
  };
};

/** The subscription of an invoice; null for none. API versions before 2025-03-31 have it in another field. */
export const subscriptionOfInvoice = (invoice: Stripe.Invoice): string | null =>
  idOf(
    invoice.parent?.subscription_details?.subscription ??
      (invoice as { subscription?: string | { id: string } | null }).subscription,
  );

/** A product in the extension's format. */
export const productDocument = (product: Stripe.Product): DocumentData =>
  toPlainObject({
    active: product.active,
    name: product.name,
    description: product.description,
    role: product.metadata['firebaseRole'] ?? null,
    images: product.images,
    metadata: product.metadata,
    tax_code: idOf(product.tax_code),
  });

/** A price in the extension's format. `unit_amount` is in cents. */
export const priceDocument = (price: Stripe.Price): DocumentData =>
  toPlainObject({
    active: price.active,
    billing_scheme: price.billing_scheme,
    currency: price.currency,
    description: price.nickname,
    type: price.type,
    unit_amount: price.unit_amount,
    recurring: price.recurring,
    interval: price.recurring?.interval ?? null,
    interval_count: price.recurring?.interval_count ?? null,
    trial_period_days: price.recurring?.trial_period_days ?? null,
    tax_behavior: price.tax_behavior,
    metadata: price.metadata,
    product: idOf(price.product),
  });
