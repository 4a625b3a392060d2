import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { stripeWebhook } from './callables/stripeWebhook.ts';

const secret = 'whsec_of_the_test';

/** The answer of the Stripe stand-in for a requested path; a test changes it. */
type Answer = () => object | Promise<object>;

const missing = {
  error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' },
};
const broken = { error: { type: 'api_error', message: 'Not now' } };

/** Starts a stand-in for Stripe with a test's answers, and makes this process's functions call it. */
export const startFakeStripe = async () => {
  const answers = new Map<string, Answer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    requests.push(pathname);
    const answer = answers.get(pathname);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (answer === undefined) send(404, missing);
    // Otherwise the client retries automatically.
    else
      Promise.resolve(answer()).then(
        (body) => send(200, body),
        () => send(400, broken),
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_ADDRESS: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  return {
    answers,
    asked: requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** An event as Stripe sends it. */
export const eventOf = (id: string, type: string, object: object): string =>
  JSON.stringify({ id, object: 'event', type, api_version: '2026-10-28.endive', data: { object } });

/** A body's signature. @param timestamp seconds */
export const signed = (body: string, key = secret, timestamp = Math.floor(Date.now() / 1000)): string =>
  Stripe.webhooks.generateTestHeaderString({ payload: body, secret: key, timestamp });

/** Sends a body to this process's webhook. @returns the status of its answer */
export const deliver = async (body: string, signature = signed(body), method = 'POST'): Promise<number> => {
  let answered = 0;
  const response = {
    status: (status: number) => {
      answered = status;
      return response;
    },
    send: () => response,
    on: () => response,
  };
  const request = {
    method,
    rawBody: Buffer.from(body),
    headers: {},
    get: (name: string) => (name === 'stripe-signature' ? signature : undefined),
  };
  await stripeWebhook(request as never, response as never);
  return answered;
};
