import type Stripe from 'stripe';
import { paths } from 'shared-lib/domain';
import { auth, firestore } from '../../../kernel/firebase.ts';
import { nullIfMissing } from './stripeClient.ts';
import { dashboardLink } from './paymentDocuments.ts';

/** A business's customer id at Stripe; null if it never began to pay. */
export const stripeIdOf = async (customerId: string): Promise<string | null> => {
  const stored: unknown = (await firestore().doc(paths.customer(customerId)).get()).get('stripeId');
  return typeof stored === 'string' && stored !== '' ? stored : null;
};

/** The address for an owner's receipts: the email of the customer document, which matches the login's; the login's if it has none. */
const emailOf = async (customerId: string): Promise<string | undefined> => {
  const stored: unknown = (await firestore().doc(paths.customer(customerId)).get()).get('email');
  return typeof stored === 'string' && stored !== '' ? stored : (await auth().getUser(customerId)).email;
};

/** Whether Stripe still has a customer: a deleted one is returned as deleted for a while, then not at all. */
const isAtStripe = async (stripe: Stripe, stripeId: string): Promise<boolean> => {
  const found = await nullIfMissing<Stripe.Customer | Stripe.DeletedCustomer>(
    stripe.customers.retrieve(stripeId),
  );
  return found !== null && found.deleted !== true;
};

/**
 * A business's customer id at Stripe. The customer is created when the business begins to pay, and again if it was deleted at Stripe.
 * Concurrent calls create one, by an idempotency key. Nothing else in the customer document changes: the owner's name, email and phone are
 * theirs.
 */
export const ensureStripeId = async (stripe: Stripe, customerId: string): Promise<string> => {
  const known = await stripeIdOf(customerId);
  if (known !== null && (await isAtStripe(stripe, known))) return known;
  const email = await emailOf(customerId);
  const customer = await stripe.customers.create(
    { ...(email === undefined ? {} : { email }), metadata: { firebaseUID: customerId } },
    { idempotencyKey: `customer-${customerId}${known === null ? '' : `-after-${known}`}` },
  );
  await firestore()
    .doc(paths.customer(customerId))
    .update({
      stripeId: customer.id,
      stripeLink: dashboardLink(customer.livemode, `customers/${customer.id}`),
    });
  return customer.id;
};

/** The business of a Stripe customer; null if it has none here. */
export const customerOf = async (stripeId: string): Promise<string | null> => {
  const named = firestore().collection(paths.customers()).where('stripeId', '==', stripeId).limit(1);
  return (await named.select().get()).docs[0]?.id ?? null;
};
