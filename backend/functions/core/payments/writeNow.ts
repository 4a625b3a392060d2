import { logger } from 'firebase-functions';
import type { DocumentData } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { nullIfMissing } from './stripeClient.ts';
import {
  idOf,
  priceDocument,
  productDocument,
  subscriptionDocument,
  subscriptionOfInvoice,
  toPlainObject,
} from './paymentDocuments.ts';

/**
 * Writes a document from Stripe's current data. Stripe is queried within the transaction: one overtaken by another queries again, so older
 * data never overwrites newer, whatever the order of events.
 * @param path of the document
 * @param ask Stripe's data; null if Stripe no longer has it
 * @param owner the path of a document that must exist, for example a business that may have been deleted. An owned document is kept even
 * if Stripe doesn't know it: a key for the wrong account must not cost a business what it paid for.
 */
const writeNow = (path: string, ask: () => Promise<DocumentData | null>, owner?: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(path);
    // One request for both: an event and the call that caused it often write the same document, and the later one starts over.
    const others = owner === undefined ? [] : [firestore().doc(owner)];
    const [, owning] = await transaction.getAll(reference, ...others);
    if (owning?.exists === false) return;
    const found = await ask();
    if (found !== null) transaction.set(reference, found);
    else if (owner === undefined) transaction.delete(reference);
    else logger.error(`Stripe has no ${path}`);
  });

/** Writes a business's subscription from Stripe's current data. */
export const writeSubscription = (
  stripe: Stripe,
  customerId: string,
  subscriptionId: string,
): Promise<void> =>
  writeNow(
    paths.subscription(customerId, subscriptionId),
    async () => {
      const expand = ['items.data.price.product'];
      const found = await nullIfMissing(stripe.subscriptions.retrieve(subscriptionId, { expand }));
      return found && subscriptionDocument(found);
    },
    paths.customer(customerId),
  );

/**
 * Writes a business's invoice from Stripe's current data, below its subscription.
 * @returns the subscription's id; null for an invoice without one
 */
export const writeInvoice = async (
  stripe: Stripe,
  customerId: string,
  invoiceId: string,
): Promise<string | null> => {
  const invoice = await nullIfMissing(stripe.invoices.retrieve(invoiceId));
  const subscriptionId = invoice && subscriptionOfInvoice(invoice);
  if (subscriptionId === null) return null;
  await writeNow(
    paths.invoice(customerId, subscriptionId, invoiceId),
    async () => {
      const found = await nullIfMissing(stripe.invoices.retrieve(invoiceId));
      return found && toPlainObject(found);
    },
    paths.customer(customerId),
  );
  return subscriptionId;
};

/** Writes a product from Stripe's current data; removes a deleted one. */
export const writeProduct = (stripe: Stripe, productId: string): Promise<void> =>
  writeNow(paths.product(productId), async () => {
    const found = await nullIfMissing(stripe.products.retrieve(productId));
    return found && productDocument(found);
  });

/** Writes a price from Stripe's current data, below its product; removes a deleted one. */
export const writePrice = (stripe: Stripe, productId: string, priceId: string): Promise<void> =>
  writeNow(paths.price(productId, priceId), async () => {
    const found = await nullIfMissing(stripe.prices.retrieve(priceId));
    return found && priceDocument(found);
  });

/** Writes all products and prices from Stripe's current data. */
export const writeCatalog = async (stripe: Stripe): Promise<void> => {
  for await (const product of stripe.products.list({ limit: 100 })) {
    await writeProduct(stripe, product.id);
  }
  for await (const price of stripe.prices.list({ limit: 100 })) {
    const productId = idOf(price.product);
    if (productId !== null) await writePrice(stripe, productId, price.id);
  }
};
