/** Products and prices. */

import type { Metadata } from './base.ts';

export interface Product {
  readonly id: string;
  readonly object: 'product';
  readonly active: boolean;
  readonly created: number;
  readonly default_price: string | null;
  readonly description: string | null;
  readonly images: readonly string[];
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly name: string;
  readonly tax_code: null;
  readonly type: 'service';
  readonly updated: number;
}

export interface Price {
  readonly id: string;
  readonly object: 'price';
  readonly active: boolean;
  readonly billing_scheme: 'per_unit';
  readonly created: number;
  readonly currency: string;
  readonly livemode: false;
  readonly lookup_key: string | null;
  readonly metadata: Metadata;
  readonly nickname: string | null;
  readonly product: string;
  readonly recurring: {
    readonly interval: 'month' | 'year';
    readonly interval_count: number;
    readonly meter: null;
    readonly trial_period_days: null;
    readonly usage_type: 'licensed';
  };
  readonly tax_behavior: 'unspecified';
  readonly tiers_mode: null;
  readonly transform_quantity: null;
  readonly type: 'recurring';
  readonly unit_amount: number;
  readonly unit_amount_decimal: string;
}
