import { billingPortalSchema } from 'shared-lib/domain';
import { authoriseOwner } from '../authoriseOwner.ts';
import { callableOptions, payloadOf } from '../calls.ts';
import { siteAddress } from '../messages/configuration.ts';
import { onCall } from '../onCall.ts';
import { refusal } from '../refusal.ts';
import { paymentSecrets } from './configuration.ts';
import { orNothing } from './orNothing.ts';
import { requireStripe } from './stripeClient.ts';
import { stripeIdOf } from './stripeCustomer.ts';
import { asking } from './stripeRefusal.ts';

/**
 * Opens Stripe's pages about what the business pays, where the card, the address and the invoices are: payload `{ returnTo }`, a path of
 * this site, result `{ url }`. The owner's alone.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `failed-precondition` without payments, and for who never
 *   began to pay, or was deleted at Stripe
 */
export const openBillingPortal = onCall({ ...callableOptions, secrets: paymentSecrets }, async (request) => {
  const customerId = await authoriseOwner(request);
  const { returnTo } = payloadOf(billingPortalSchema, request.data);
  const stripe = requireStripe();
  const stripeId = await stripeIdOf(customerId);
  const session =
    stripeId === null
      ? null
      : await asking(
          orNothing(
            stripe.billingPortal.sessions.create({ customer: stripeId, return_url: siteAddress(returnTo) }),
          ),
        );
  if (session === null) {
    throw refusal('failed-precondition', 'There are no payments of your business yet.', 'noPayments');
  }
  return { url: session.url };
});
