import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import Stripe from 'stripe';
import { runtime } from 'backend/kernel/runtime.ts';
import { webhookSecretOf, webhookSecrets } from 'backend/functions/core/payments/configuration.ts';
import { processEventOnce } from '../paymentEvents.ts';
import { stripeClient } from 'backend/functions/core/payments/stripeClient.ts';

/** An event signed by Stripe; null for anything else, and for signatures older than five minutes. */
const eventOf = (body: Buffer, signature: string | undefined, secret: string): Stripe.Event | null => {
  try {
    return Stripe.webhooks.constructEvent(body, signature ?? '', secret);
  } catch {
    return null;
  }
};

/**
 * Receives Stripe's events. The signature is verified on the raw bytes; an invalid one gets 401. The event's object is
 * fetched again and its current state written, so duplicate and out-of-order events are harmless. On failure it
 * answers 500, and Stripe retries for three days.
 */
export const stripeWebhook = onRequest(
  { ...runtime.webhook, secrets: webhookSecrets },
  async (request, response) => {
    const secret = webhookSecretOf();
    const stripe = stripeClient();
    if (secret === null || stripe === null) {
      response.status(503).send('Payments are not set up.');
      return;
    }
    const event =
      request.method === 'POST' ? eventOf(request.rawBody, request.get('stripe-signature'), secret) : null;
    if (event === null) {
      response.status(401).send('Only Stripe can call this.');
      return;
    }
    try {
      const isNew = await processEventOnce(stripe, event, Date.now());
      response.status(200).send(isNew ? 'Taken.' : 'Known.');
    } catch (error) {
      logger.error(`${event.type} ${event.id} failed`, error);
      response.status(500).send('Processing failed. Retry.');
    }
  },
);
