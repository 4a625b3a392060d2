import { logger } from 'firebase-functions';
import type { DocumentData } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { orNothing } from './orNothing.ts';
import {
  idOf,
  priceDocument,
  productDocument,
  subscriptionDocument,
  subscriptionOfInvoice,
} from './paymentDocuments.ts';
import { plain } from './plain.ts';

/**
 * Writes a document as Stripe has it now. Stripe is asked within the transaction that writes: one that was overtaken by another asks
 * again, so what is older never comes on top of what is newer, in whatever order events arrive.
 * @param path of the document
 * @param ask what Stripe has; null for what it doesn't know any more
 * @param owner the path of a document without which nothing is written, such as a business that was deleted meanwhile; what it has
 *   stays, also when Stripe doesn't know it, since nobody loses what they paid for by a key of another account
 */
const writeNow = (path: string, ask: () => Promise<DocumentData | null>, owner?: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(path);
    await transaction.get(reference);
    if (owner !== undefined && !(await transaction.get(firestore().doc(owner))).exists) return;
    const found = await ask();
    if (found !== null) transaction.set(reference, found);
    else if (owner === undefined) transaction.delete(reference);
    else logger.error(`Stripe doesn't know ${path}`);
  });

/** Writes a subscription of a business as it is now at Stripe. */
export const writeSubscription = (
  stripe: Stripe,
  customerId: string,
  subscriptionId: string,
): Promise<void> =>
  writeNow(
    paths.subscription(customerId, subscriptionId),
    async () => {
      const expand = ['items.data.price.product'];
      const found = await orNothing(stripe.subscriptions.retrieve(subscriptionId, { expand }));
      return found && subscriptionDocument(found);
    },
    paths.customer(customerId),
  );

/**
 * Writes an invoice of a business as it is now at Stripe, below its subscription.
 * @returns the subscription's id; null for an invoice that is for none
 */
export const writeInvoice = async (
  stripe: Stripe,
  customerId: string,
  invoiceId: string,
): Promise<string | null> => {
  const invoice = await orNothing(stripe.invoices.retrieve(invoiceId));
  const subscriptionId = invoice && subscriptionOfInvoice(invoice);
  if (subscriptionId === null) return null;
  await writeNow(
    paths.invoice(customerId, subscriptionId, invoiceId),
    async () => {
      const found = await orNothing(stripe.invoices.retrieve(invoiceId));
      return found && plain(found);
    },
    paths.customer(customerId),
  );
  return subscriptionId;
};

/** Writes a product as it is now at Stripe; one that is gone is removed. */
export const writeProduct = (stripe: Stripe, productId: string): Promise<void> =>
  writeNow(paths.product(productId), async () => {
    const found = await orNothing(stripe.products.retrieve(productId));
    return found && productDocument(found);
  });

/** Writes a price as it is now at Stripe, below its product; one that is gone is removed. */
export const writePrice = (stripe: Stripe, productId: string, priceId: string): Promise<void> =>
  writeNow(paths.price(productId, priceId), async () => {
    const found = await orNothing(stripe.prices.retrieve(priceId));
    return found && priceDocument(found);
  });

/** Writes all products and prices as they are now at Stripe. */
export const writeCatalogue = async (stripe: Stripe): Promise<void> => {
  for await (const product of stripe.products.list({ limit: 100 })) {
    await writeProduct(stripe, product.id);
  }
  for await (const price of stripe.prices.list({ limit: 100 })) {
    const productId = idOf(price.product);
    if (productId !== null) await writePrice(stripe, productId, price.id);
  }
};
