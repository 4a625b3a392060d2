import * as z from 'zod/mini';
import { handledEvents, stripeVersion } from '../../../backend/functions/core/payments/handledEvents.ts';
import type { Finding } from '../checkDeployment.ts';

/** The setup to check at Stripe. */
export interface PaymentsCheck {
  readonly key: string;
  /** Stripe's API address, or that of a stand-in. */
  readonly api: string;
  /** The ID of the subscribed price. */
  readonly price: string;
  readonly webhook: string;
}

/** Monthly price per additional employee (specification, section 9). */
const monthlyCents = 4_000;

const priceSchema = z.object({
  active: z.boolean(),
  currency: z.string(),
  unit_amount: z.nullable(z.int()),
  billing_scheme: z.string(),
  recurring: z.nullable(z.object({ interval: z.string(), interval_count: z.int() })),
});

const endpointsSchema = z.object({
  data: z.array(
    z.object({
      url: z.string(),
      status: z.string(),
      enabled_events: z.array(z.string()),
      api_version: z.nullable(z.string()),
    }),
  ),
});

const portalsSchema = z.object({ data: z.array(z.object({ active: z.boolean(), is_default: z.boolean() })) });

type Said<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly message: string;
      /** Whether Stripe rejects the key itself. */ readonly isKey?: boolean;
    };

async function ask<T>({ key, api }: PaymentsCheck, path: string, schema: z.ZodMiniType<T>): Promise<Said<T>> {
  try {
    const answer = await fetch(new URL(path, api), {
      headers: { authorization: `Bearer ${key}`, 'stripe-version': stripeVersion },
      signal: AbortSignal.timeout(20_000),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) {
      const message = refusalIn(body) ?? `Stripe answered ${answer.status}.`;
      return { ok: false, message, isKey: answer.status === 401 };
    }
    const read = schema.safeParse(body);
    if (read.success) return { ok: true, value: read.data };
    return { ok: false, message: `Stripe’s answer to ${path} has an unexpected format.` };
  } catch (error) {
    return { ok: false, message: `Stripe could not be reached at ${api}: ${String(error)}` };
  }
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

const refusalIn = (body: unknown): string | null => {
  const read = refusalSchema.safeParse(body);
  return read.success ? read.data.error.message : null;
};

const good = (what: string, line: string): Finding => ({ ok: true, line: `${what.padEnd(18)} ${line}` });
const bad = (what: string, message: string): Finding => ({ ok: false, message: `${what}: ${message}` });

function priceFinding(id: string, price: z.output<typeof priceSchema>): Finding {
  const { active, currency, unit_amount, billing_scheme, recurring } = price;
  if (!active) return bad('price', `${id} is not active, so new subscriptions will fail.`);
  if (recurring?.interval !== 'month' || recurring.interval_count !== 1 || billing_scheme !== 'per_unit')
    return bad('price', `${id} must be charged per unit each month.`);
  if (currency !== 'usd' || unit_amount !== monthlyCents)
    return bad('price', `${id} is ${unit_amount} ${currency}, not ${monthlyCents} usd (in cents).`);
  return good('price', `${id}, 40 dollars a month for each employee`);
}

function webhookFinding(webhook: string, { data }: z.output<typeof endpointsSchema>): Finding {
  const endpoint = data.find(({ url, status }) => url === webhook && status === 'enabled');
  if (!endpoint) return bad('webhook', `Stripe has no enabled endpoint ${webhook}.`);
  const { enabled_events: enabled, api_version: version } = endpoint;
  const missing = enabled.includes('*') ? [] : handledEvents.filter((event) => !enabled.includes(event));
  if (missing.length > 0) return bad('webhook', `it does not receive ${missing.join(', ')}.`);
  if (version !== null && version !== stripeVersion)
    return bad('webhook', `its API version is ${version}, not ${stripeVersion}.`);
  return good('webhook', `${webhook}, ${handledEvents.length} events`);
}

/**
 * The read permissions a restricted key needs for the check, named as in Stripe's dashboard. The functions' own permissions include the
 * rest.
 */
export const readPermissions = {
  '/v1/prices/': 'Prices',
  '/v1/webhook_endpoints': 'Webhook Endpoints',
  '/v1/billing_portal/configurations': 'Customer portal',
} as const;

/**
 * Asks Stripe whether everything is set up: the key, the price, the webhook with its events, the portal. Changes nothing and reads only
 * what a restricted key may (`readPermissions`), so not the account.
 */
export async function checkPayments(check: PaymentsCheck): Promise<Finding[]> {
  if (!/^[rs]k_(?:test|live)_/.test(check.key))
    return [bad('key', 'STRIPE_SECRET_KEY must be a secret or restricted key, sk_… or rk_….')];
  const [price, endpoints, portals] = await Promise.all([
    ask(check, `/v1/prices/${encodeURIComponent(check.price)}`, priceSchema),
    ask(check, '/v1/webhook_endpoints?limit=100', endpointsSchema),
    ask(check, '/v1/billing_portal/configurations?limit=100', portalsSchema),
  ]);
  if (!price.ok && price.isKey) return [bad('key', price.message)];
  const kind = check.key.startsWith('rk_') ? 'restricted' : 'secret';
  const money = check.key.includes('k_live_') ? 'real money' : 'test mode, no real money';
  return [
    good('key', `${kind}, ${money}`),
    price.ok ? priceFinding(check.price, price.value) : bad('price', price.message),
    endpoints.ok ? webhookFinding(check.webhook, endpoints.value) : bad('webhook', endpoints.message),
    portalFinding(portals),
  ];
}

function portalFinding(portals: Said<z.output<typeof portalsSchema>>): Finding {
  if (!portals.ok) return bad('portal', portals.message);
  return portals.value.data.some(({ active, is_default }) => active && is_default)
    ? good('portal', 'has a default configuration')
    : bad('portal', 'it has no default configuration. Save one in Stripe’s customer portal settings.');
}
