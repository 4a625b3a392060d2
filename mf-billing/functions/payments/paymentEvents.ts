import { logger } from 'firebase-functions';
import type Stripe from 'stripe';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { recordSession } from './checkoutSessions.ts';
import { handledEvents } from 'backend/functions/core/payments/handledEvents.ts';
import { idOf } from 'backend/functions/core/payments/paymentDocuments.ts';
import { customerOf } from 'backend/functions/core/payments/stripeCustomer.ts';
import {
  writeInvoice,
  writePrice,
  writeProduct,
  writeSubscription,
} from 'backend/functions/core/payments/writeNow.ts';

/** Stripe retries an event for three days; it is remembered for longer than anyone would resend it. */
const rememberedMillis = 30 * 86_400_000;

/** An event's business; null for a customer without one here, for example after its deletion. */
const businessOf = async (event: Stripe.Event, stripeCustomer: string | null): Promise<string | null> => {
  const customerId = stripeCustomer === null ? null : await customerOf(stripeCustomer);
  if (customerId === null) logger.info(`${event.type} ${event.id} doesn’t belong to a business here`);
  return customerId;
};

const takeCheckout = async (
  stripe: Stripe,
  customerId: string,
  { id, metadata, subscription }: Stripe.Checkout.Session,
): Promise<void> => {
  const kept = metadata?.['checkoutSession'];
  const reference = kept ? firestore().doc(paths.checkoutSession(customerId, kept)) : null;
  if (reference !== null && (await reference.get()).exists) {
    await recordSession(reference, await stripe.checkout.sessions.retrieve(id));
  }
  const subscriptionId = idOf(subscription);
  if (subscriptionId !== null) await writeSubscription(stripe, customerId, subscriptionId);
};

/** Handles an event by fetching its object again and writing the current state. */
const follow = async (stripe: Stripe, event: Stripe.Event): Promise<void> => {
  const { object } = event.data;
  if (!handledEvents.includes(event.type) || !('object' in object)) return;
  if (object.object === 'product') return writeProduct(stripe, object.id);
  if (object.object === 'price') {
    const productId = idOf(object.product);
    return productId === null ? undefined : writePrice(stripe, productId, object.id);
  }
  if (!('customer' in object)) return;
  const customerId = await businessOf(event, idOf(object.customer));
  if (customerId === null) return;
  switch (object.object) {
    case 'checkout.session':
      return takeCheckout(stripe, customerId, object);
    case 'subscription':
      return writeSubscription(stripe, customerId, object.id);
    case 'invoice': {
      const subscriptionId = await writeInvoice(stripe, customerId, object.id);
      if (subscriptionId !== null) await writeSubscription(stripe, customerId, subscriptionId);
    }
  }
};

/**
 * Handles an event once: it is remembered when its work is done, so an interrupted one is handled again.
 * @returns whether it was new
 */
export const processEventOnce = async (
  stripe: Stripe,
  event: Stripe.Event,
  now: number,
): Promise<boolean> => {
  const remembered = firestore().doc(paths.paymentEvent(event.id));
  if ((await remembered.get()).exists) return false;
  await follow(stripe, event);
  await remembered.set({ type: event.type, expiresAt: timestampOf(now + rememberedMillis) });
  return true;
};
