/** Customers and their payment methods. */

import type { Metadata } from './base.ts';

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly address: null;
  /** Credit (negative) or debt added to the next invoice. */
  readonly balance: number;
  readonly created: number;
  readonly currency: string | null;
  readonly delinquent: boolean;
  readonly description: string | null;
  readonly email: string | null;
  readonly invoice_prefix: string;
  readonly invoice_settings: { readonly default_payment_method: string | null };
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly name: string | null;
  readonly next_invoice_sequence: number;
  readonly phone: string | null;
  readonly preferred_locales: readonly string[];
}

export interface PaymentMethod {
  readonly id: string;
  readonly object: 'payment_method';
  readonly allow_redisplay: 'always';
  readonly billing_details: { readonly email: string | null; readonly name: string | null };
  readonly card: {
    readonly brand: string;
    readonly display_brand: string;
    readonly country: 'US';
    readonly exp_month: number;
    readonly exp_year: number;
    readonly funding: 'credit';
    readonly last4: string;
  };
  readonly created: number;
  readonly customer: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly type: 'card';
}
