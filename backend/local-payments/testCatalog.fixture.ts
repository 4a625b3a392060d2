import type { Price, Product } from './store/objects.ts';

/** A test product with an active and an inactive price. */
export const testProduct: Product = {
  id: 'prod_test',
  object: 'product',
  active: true,
  created: 1_700_000_000,
  default_price: 'price_test',
  description: null,
  images: [],
  livemode: false,
  metadata: {},
  name: 'Professional',
  tax_code: null,
  type: 'service',
  updated: 1_700_000_000,
};

const price = (id: string, amount: number, active: boolean): Price => ({
  id,
  object: 'price',
  active,
  billing_scheme: 'per_unit',
  created: 1_700_000_000,
  currency: 'usd',
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: testProduct.id,
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: amount,
  unit_amount_decimal: String(amount),
});

export const testCatalog = {
  product: [testProduct],
  price: [price('price_test', 4000, true), price('price_gone', 3000, false)],
};
