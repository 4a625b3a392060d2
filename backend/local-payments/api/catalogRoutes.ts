import Stripe from 'stripe';
import { ApiError } from '../operations/ApiError.ts';
import { listOf } from '../store/objects.ts';
import { idOf, pageOf, pageParameters, type Route } from './Route.ts';

/**
 * Products, prices, and the objects that a configuration check requests. The seed creates them; no call
 * changes them.
 */
export const catalogRoutes = (url: string | null): readonly Route[] => [
  {
    method: 'GET',
    path: '/v1/products',
    answer: ({ operation, input }) => {
      input.only('active', 'ids', ...pageParameters);
      const active = input.flag('active');
      const ids = input.texts('ids');
      const found = operation.rows
        .all('product')
        .filter((product) => active === undefined || product.active === active)
        .filter(({ id }) => ids.length === 0 || ids.includes(id));
      return pageOf(found, input, '/v1/products');
    },
  },
  {
    method: 'GET',
    path: '/v1/products/:',
    answer: (call) => {
      const product = call.operation.rows.get('product', idOf(call));
      if (!product) throw ApiError.missing('product', idOf(call), 'id');
      return product;
    },
  },
  {
    method: 'GET',
    path: '/v1/prices',
    answer: ({ operation, input }) => {
      input.only('active', 'product', 'type', 'currency', 'lookup_keys', 'recurring', ...pageParameters);
      const active = input.flag('active');
      const product = input.text('product');
      const keys = input.texts('lookup_keys');
      const found = operation.rows
        .all('price')
        .filter((price) => active === undefined || price.active === active)
        .filter((price) => product === undefined || price.product === product)
        .filter(({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key ?? ''));
      return pageOf(found, input, '/v1/prices');
    },
  },
  {
    method: 'GET',
    path: '/v1/prices/:',
    answer: (call) => {
      const price = call.operation.rows.get('price', idOf(call));
      if (!price) throw ApiError.missing('price', idOf(call), 'price');
      return price;
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    answer: () => {
      const endpoint = {
        id: 'we_local',
        object: 'webhook_endpoint',
        api_version: Stripe.API_VERSION,
        description: 'The functions of this machine',
        enabled_events: ['*'],
        livemode: false,
        metadata: {},
        status: 'enabled',
        url,
      };
      return listOf('/v1/webhook_endpoints', url === null ? [] : [endpoint]);
    },
  },
  {
    method: 'GET',
    path: '/v1/billing_portal/configurations',
    answer: () =>
      listOf('/v1/billing_portal/configurations', [
        {
          id: 'bpc_local',
          object: 'billing_portal.configuration',
          active: true,
          is_default: true,
          livemode: false,
          features: {
            customer_update: { enabled: false, allowed_updates: [] },
            invoice_history: { enabled: true },
            payment_method_update: { enabled: true },
            subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
            subscription_update: { enabled: false },
          },
        },
      ]),
  },
  {
    method: 'GET',
    path: '/v1/account',
    answer: () => ({
      id: 'acct_local',
      object: 'account',
      charges_enabled: true,
      country: 'US',
      default_currency: 'usd',
      details_submitted: true,
      business_profile: { name: 'Valet Hub' },
    }),
  },
];
