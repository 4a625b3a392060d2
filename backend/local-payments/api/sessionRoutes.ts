import { activePrice, customerOf, emit, newId, type Operation } from '../operations/Operation.ts';
import { ApiError } from '../operations/ApiError.ts';
import { listOf, type CheckoutLine, type CheckoutSession } from '../store/objects.ts';
import type { Input } from './Input.ts';
import { idOf, pageOf, pageParameters, type Call, type Route } from './Route.ts';

const dayInSeconds = 86_400;
/** The maximum quantity in Stripe's checkout. */
const maxQuantity = 999_999;

const creating = [
  ...[
    'allow_promotion_codes',
    'automatic_tax',
    'billing_address_collection',
    'cancel_url',
    'client_reference_id',
  ],
  ...['consent_collection', 'currency', 'custom_text', 'customer', 'customer_email', 'customer_update'],
  ...[
    'expires_at',
    'line_items',
    'locale',
    'metadata',
    'mode',
    'origin_context',
    'payment_method_collection',
  ],
  ...['payment_method_types', 'phone_number_collection', 'saved_payment_method_options', 'subscription_data'],
  ...['submit_type', 'success_url', 'tax_id_collection', 'ui_mode', 'adaptive_pricing', 'name_collection'],
];

function lineOf(operation: Operation, input: Input): CheckoutLine {
  input.only('price', 'quantity', 'adjustable_quantity', 'metadata', 'tax_rates', 'dynamic_tax_rates');
  const price = activePrice(operation, input.required('price'), input.nameOf('price'));
  const quantity = input.integer('quantity', 1);
  if (quantity === undefined)
    throw ApiError.invalid('Quantity is required.', input.nameOf('quantity'), 'parameter_missing');
  if (quantity > maxQuantity)
    throw ApiError.invalid(`Quantity must be at most ${maxQuantity}.`, input.nameOf('quantity'));
  const amount = price.unit_amount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    amount_subtotal: amount,
    amount_total: amount,
    currency: price.currency,
    description: operation.rows.get('product', price.product)?.name ?? price.id,
    price,
    quantity,
  };
}

/** A return address. @throws ApiError if it isn't the app's, which would be an open redirect */
function returnAddress({ input, isOwnAddress }: Call, name: string): string {
  const address = input.required(name);
  if (isOwnAddress(address)) return address;
  throw ApiError.invalid(
    `Not a valid URL: ${name} must be an address of the app itself.`,
    name,
    'url_invalid',
  );
}

function createSession(call: Call): CheckoutSession {
  const { operation, input } = call;
  input.only(...creating);
  if (input.required('mode') !== 'subscription')
    throw ApiError.invalid('Local payments support only the subscription mode.', 'mode');
  const customer = input.text('customer');
  if (customer !== undefined) customerOf(operation, customer);
  const lines = input.list('line_items').map((line) => lineOf(operation, line));
  const [first] = lines;
  if (!first)
    throw ApiError.invalid('You must provide at least one line item.', 'line_items', 'parameter_missing');
  const subscription = input
    .at('subscription_data')
    ?.only('metadata', 'description', 'billing_mode', 'invoice_settings', 'proration_behavior');
  const id = newId('cs_test');
  const now = operation.now(customer ?? null);
  const expires = input.integer('expires_at') ?? now + dayInSeconds;
  if (expires < now + 1800 - 60 || expires > now + dayInSeconds + 60)
    throw ApiError.invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  const total = lines.reduce((sum, { amount_total }) => sum + amount_total, 0);
  return operation.rows.put('checkoutSession', {
    id,
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: input.has('cancel_url') ? returnAddress(call, 'cancel_url') : null,
    client_reference_id: input.text('client_reference_id') ?? null,
    created: now,
    currency: first.currency,
    customer: customer ?? null,
    customer_details: null,
    customer_email: input.text('customer_email') ?? null,
    expires_at: expires,
    invoice: null,
    line_items: listOf(`/v1/checkout/sessions/${id}/line_items`, lines),
    livemode: false,
    locale: input.text('locale') ?? null,
    metadata: input.metadata(),
    mode: 'subscription',
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    subscription_metadata: subscription?.metadata() ?? {},
    success_url: returnAddress(call, 'success_url'),
    url: `${operation.pages}/checkout/${id}`,
  });
}

/** A session as Stripe returns it: lines only if requested. */
function shown(session: CheckoutSession, input: Input): object {
  const { line_items, subscription_metadata: _, ...rest } = session;
  return input.texts('expand').some((path) => path.startsWith('line_items')) ? { ...rest, line_items } : rest;
}

function sessionOf(call: Call): CheckoutSession {
  const session = call.operation.rows.get('checkoutSession', idOf(call));
  if (!session) throw ApiError.missing('checkout.session', idOf(call), 'session');
  return session;
}

export const sessionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    answer: (call) => shown(createSession(call), call.input),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    answer: ({ operation, input }) => {
      input.only('customer', 'subscription', 'status', ...pageParameters);
      const found = operation.rows
        .all('checkoutSession')
        .filter(({ customer }) => !input.has('customer') || customer === input.text('customer'))
        .filter(
          ({ subscription }) => !input.has('subscription') || subscription === input.text('subscription'),
        )
        .filter(({ status }) => !input.has('status') || status === input.text('status'));
      const page = pageOf(found, input, '/v1/checkout/sessions');
      return { ...page, data: page.data.map((session) => shown(session, input)) };
    },
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:',
    answer: (call) => shown(sessionOf(call), call.input),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:/line_items',
    answer: (call) => sessionOf(call).line_items,
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:/expire',
    answer: (call) => {
      const { operation } = call;
      const session = sessionOf(call);
      if (session.status !== 'open')
        throw ApiError.invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      const expired = operation.rows.put('checkoutSession', { ...session, status: 'expired', url: null });
      emit(operation, 'checkout.session.expired', expired, session.customer);
      return shown(expired, call.input);
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    answer: (call) => {
      const { operation, input } = call;
      input.only('customer', 'return_url', 'flow_data', 'locale', 'configuration');
      const customer = customerOf(operation, input.required('customer'));
      const flow = input.at('flow_data');
      const after = flow?.at('after_completion')?.at('redirect');
      const id = newId('bps');
      return operation.rows.put('portalSession', {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_local',
        created: operation.now(customer.id),
        customer: customer.id,
        flow: flow
          ? {
              type: flow.required('type'),
              return_url: after ? returnAddress({ ...call, input: after }, 'return_url') : null,
            }
          : null,
        livemode: false,
        locale: input.text('locale') ?? null,
        return_url: returnAddress(call, 'return_url'),
        url: `${operation.pages}/portal/${id}`,
      });
    },
  },
];
