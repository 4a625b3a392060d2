import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { ApiError } from '../operations/ApiError.ts';
import { newId } from '../operations/Operation.ts';
import type { Ledger } from '../store/Ledger.ts';
import type { Kind } from '../store/objects.ts';
import type { Transaction } from '../store/Store.ts';
import { catalogRoutes } from './catalogRoutes.ts';
import { customerRoutes } from './customerRoutes.ts';
import { Input } from './Input.ts';
import { invoiceRoutes } from './invoiceRoutes.ts';
import { methodRoutes } from './methodRoutes.ts';
import { parseForm } from './parseForm.ts';
import { idOf, pageOf, pageParameters, type Route } from './Route.ts';
import { scheduleRoutes } from './scheduleRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { subscriptionRoutes } from './subscriptionRoutes.ts';

/** The kind of each ID prefix. Longer prefixes come first. */
const kindsByPrefix: readonly (readonly [string, Kind])[] = [
  ['sub_sched_', 'subscription_schedule'],
  ['cus_', 'customer'],
  ['sub_', 'subscription'],
  ['in_', 'invoice'],
  ['pm_', 'payment_method'],
  ['price_', 'price'],
  ['prod_', 'product'],
];

const objectOf = (rows: Transaction, id: string): object | undefined => {
  const kind = kindsByPrefix.find(([beginning]) => id.startsWith(beginning))?.[1];
  return kind && rows.get(kind, id);
};

/**
 * Replaces IDs with objects as requested by `expand`.
 * @param paths e.g. `items.data.price.product`
 * @throws ApiError for a path that leads to nothing
 */
const expand = (rows: Transaction, value: unknown, paths: readonly string[]): unknown =>
  paths.reduce((whole, path) => expandPath(rows, whole, path.split('.'), path), value);

function expandPath(rows: Transaction, value: unknown, keys: readonly string[], path: string): unknown {
  const [key, ...rest] = keys;
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((entry) => expandPath(rows, entry, keys, path));
  const whole = typeof value === 'string' ? (objectOf(rows, value) ?? value) : value;
  if (key === undefined) return whole;
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, key))
    throw ApiError.invalid(`This property cannot be expanded (${path}).`, 'expand');
  return { ...whole, [key]: expandPath(rows, (whole as Record<string, unknown>)[key], rest, path) };
}

const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    answer: ({ operation, input }) => {
      input.only('type', 'types', 'delivery_success', ...pageParameters);
      const types = [...input.texts('types'), ...(input.has('type') ? [input.required('type')] : [])];
      const found = operation.rows
        .all('event')
        .filter(({ type }) => types.length === 0 || types.includes(type));
      return pageOf(found, input, '/v1/events');
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:',
    answer: (call) => {
      const event = call.operation.rows.get('event', idOf(call));
      if (!event) throw ApiError.missing('event', idOf(call), 'id');
      return event;
    },
  },
];

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** The server context of the API. */
export interface ApiContext {
  readonly ledger: Ledger;
  /** The key that calls must send. */
  readonly key: string;
  readonly isOwnAddress: (address: string) => boolean;
  /** Where events are sent; null if nothing listens. */
  readonly webhook: string | null;
}

/** Answers calls of Stripe's API. */
export const apiOf = (place: ApiContext): ((request: ApiRequest) => ApiAnswer) => {
  const routes: readonly Route[] = [
    ...customerRoutes,
    ...catalogRoutes(place.webhook),
    ...sessionRoutes,
    ...subscriptionRoutes,
    ...scheduleRoutes,
    ...invoiceRoutes,
    ...methodRoutes,
    ...eventRoutes,
  ];
  return (request) => {
    const id = newId('req');
    const headers = { 'Request-Id': id, 'Stripe-Version': Stripe.API_VERSION };
    try {
      checkCaller(place.key, request);
      return { ...answer(place, routes, request, id), headers };
    } catch (error) {
      const refusal =
        error instanceof ApiError
          ? error
          : error instanceof RangeError
            ? ApiError.invalid(error.message)
            : null;
      if (!refusal) throw error;
      return { status: refusal.status, body: refusal.body(id), headers };
    }
  };
};

/** @throws ApiError if the key is not this start's, or for another API version */
function checkCaller(key: string, { headers }: ApiRequest): void {
  const given = /^Bearer (.*)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  if (/^(sk|rk)_live_/.test(given))
    throw new ApiError(401, 'invalid_request_error', 'Local payments don’t accept live keys.');
  if (given !== key) {
    const shown = given === '' ? 'none' : `${given.slice(0, 7)}…${given.slice(-4)}`;
    throw new ApiError(401, 'invalid_request_error', `Invalid API Key provided: ${shown}`);
  }
  const version = headers['stripe-version'];
  if (version !== undefined && version !== Stripe.API_VERSION)
    throw ApiError.invalid(`Local payments support version ${Stripe.API_VERSION}, not ${version}.`);
}

function answer(
  { ledger, isOwnAddress }: ApiContext,
  routes: readonly Route[],
  request: ApiRequest,
  id: string,
): Pick<ApiAnswer, 'status' | 'body'> {
  const { method, path, query, body, headers } = request;
  const found = findRoute(routes, method, path);
  if (!found)
    throw new ApiError(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`);
  const input = new Input(parseForm(method === 'POST' ? body : query));
  const key = method === 'POST' ? headers['idempotency-key'] : undefined;
  const digest = createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
  return ledger.run(
    (operation) => {
      const kept = key === undefined ? undefined : operation.rows.get('answer', key);
      if (kept && kept.request !== digest)
        throw new ApiError(
          400,
          'idempotency_error',
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        );
      if (kept) return { status: kept.status, body: kept.body };
      const result = found.route.answer({ operation, input, ids: found.ids, isOwnAddress });
      const answered =
        result instanceof ApiError
          ? { status: result.status, body: result.body(id) }
          : { status: 200, body: expand(operation.rows, result, input.texts('expand')) };
      if (key !== undefined)
        operation.rows.put('answer', { id: key, request: digest, at: Date.now(), ...answered });
      return answered;
    },
    { id, idempotency_key: key ?? null },
  );
}

function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): { route: Route; ids: string[] } | undefined {
  const parts = path.split('/');
  for (const route of routes) {
    const wanted = route.path.split('/');
    if (route.method !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, at) => part === ':' || part === parts[at])) continue;
    return { route, ids: parts.filter((_, at) => wanted[at] === ':').map(decodeURIComponent) };
  }
  return undefined;
}
