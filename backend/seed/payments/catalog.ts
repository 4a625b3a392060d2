import { olderPlan, paidPlan, paths, priceIds } from 'shared-lib/domain';
import type { Price, Product } from '../../local-payments/store/objects.ts';
import type { SeedDocument } from '../seedSet.ts';

/** When everything was set up, in epoch seconds. */
const created = Date.parse('2025-01-06T15:00Z') / 1000;

/** The product for sale: a month per additional employee. */
export const demoProduct: Product = {
  id: 'prod_valet_hub',
  object: 'product',
  active: true,
  created,
  default_price: priceIds.standard,
  description: 'Each employee besides the owner, with two communities',
  images: [],
  livemode: false,
  metadata: {},
  name: 'Professional',
  tax_code: null,
  type: 'service',
  updated: created,
};

const priceOf = (id: string, key: string | null, dollars: number, active: boolean): Price => ({
  id,
  object: 'price',
  active,
  billing_scheme: 'per_unit',
  created,
  currency: 'usd',
  livemode: false,
  lookup_key: key,
  metadata: {},
  nickname: null,
  product: demoProduct.id,
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
  unit_amount: dollars * 100,
  unit_amount_decimal: String(dollars * 100),
});

/** The prices that owners pay: the standard one, the only one for sale; the older one; and the placeholder for the standard one. */
export const demoPrices = {
  standard: priceOf(priceIds.standard, 'professional', paidPlan(1).priceMonthly, true),
  older: priceOf(priceIds.older, 'team', olderPlan(1).priceMonthly, false),
  placeholder: priceOf(priceIds.placeholder, null, paidPlan(1).priceMonthly, false),
} as const;

export type DemoPrice = keyof typeof demoPrices;

const priceDocument = (price: Price): SeedDocument => ({
  path: paths.price(demoProduct.id, price.id),
  data: {
    active: price.active,
    billing_scheme: price.billing_scheme,
    currency: price.currency,
    description: price.nickname,
    type: price.type,
    unit_amount: price.unit_amount,
    recurring: price.recurring,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    trial_period_days: null,
    tax_behavior: price.tax_behavior,
    metadata: price.metadata,
    product: price.product,
  },
});

/** The product catalog as the webhook writes it. */
export const catalogDocuments: readonly SeedDocument[] = [
  {
    path: paths.product(demoProduct.id),
    data: {
      active: demoProduct.active,
      name: demoProduct.name,
      description: demoProduct.description,
      role: null,
      images: demoProduct.images,
      metadata: demoProduct.metadata,
      tax_code: demoProduct.tax_code,
    },
  },
  ...Object.values(demoPrices).map(priceDocument),
];

/** The product catalog in local payments. */
export const catalogRows = { product: [demoProduct], price: Object.values(demoPrices) };
