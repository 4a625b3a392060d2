/** Sessions of the hosted pages. */

import type { List, Metadata } from './base.ts';
import type { Price } from './catalog.ts';

export interface CheckoutSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly client_reference_id: string | null;
  readonly created: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly customer_details: { readonly email: string | null; readonly name: string | null } | null;
  readonly customer_email: string | null;
  readonly expires_at: number;
  readonly invoice: string | null;
  readonly line_items: List<CheckoutLine>;
  readonly livemode: false;
  readonly locale: string | null;
  readonly metadata: Metadata;
  readonly mode: 'subscription';
  readonly payment_method_types: readonly ['card'];
  readonly payment_status: 'unpaid' | 'paid';
  readonly status: 'open' | 'complete' | 'expired';
  readonly subscription: string | null;
  /** The subscription's metadata; Stripe keeps it without returning it. */
  readonly subscription_metadata: Metadata;
  readonly success_url: string;
  readonly url: string | null;
}

export interface CheckoutLine {
  readonly id: string;
  readonly object: 'item';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly description: string;
  readonly price: Price;
  readonly quantity: number;
}

export interface PortalSession {
  readonly id: string;
  readonly object: 'billing_portal.session';
  readonly configuration: string;
  readonly created: number;
  readonly customer: string;
  readonly flow: { readonly type: string; readonly return_url: string | null } | null;
  readonly livemode: false;
  readonly locale: string | null;
  readonly return_url: string;
  readonly url: string;
}
