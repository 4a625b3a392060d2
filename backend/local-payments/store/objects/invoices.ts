/** Invoices and their lines. */

import type { List, Metadata } from './base.ts';

export interface InvoiceLine {
  readonly id: string;
  readonly object: 'line_item';
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly invoice: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly parent: {
    readonly type: 'subscription_item_details';
    readonly invoice_item_details: null;
    readonly subscription_item_details: {
      readonly invoice_item: string | null;
      readonly proration: boolean;
      readonly subscription: string;
      readonly subscription_item: string;
    };
  };
  readonly period: { readonly start: number; readonly end: number };
  readonly pricing: {
    readonly type: 'price_details';
    readonly price_details: { readonly price: string; readonly product: string };
    readonly unit_amount_decimal: string;
  };
  readonly quantity: number;
  readonly subtotal: number;
}

export type BillingReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update';

export interface Invoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly account_name: string;
  readonly amount_due: number;
  readonly amount_paid: number;
  readonly amount_remaining: number;
  readonly attempt_count: number;
  readonly attempted: boolean;
  readonly auto_advance: boolean;
  readonly billing_reason: BillingReason | 'upcoming';
  readonly collection_method: 'charge_automatically';
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly customer_email: string | null;
  readonly customer_name: string | null;
  readonly default_payment_method: string | null;
  readonly description: string | null;
  readonly due_date: null;
  readonly ending_balance: number | null;
  readonly hosted_invoice_url: string | null;
  readonly invoice_pdf: string | null;
  /** The error of the last finalization; null if there was none. */
  readonly last_finalization_error: null;
  readonly lines: List<InvoiceLine>;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly next_payment_attempt: number | null;
  readonly number: string | null;
  readonly parent: {
    readonly type: 'subscription_details';
    readonly quote_details: null;
    readonly subscription_details: { readonly metadata: Metadata; readonly subscription: string };
  } | null;
  readonly period_end: number;
  readonly period_start: number;
  readonly starting_balance: number;
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  readonly status_transitions: {
    readonly finalized_at: number | null;
    readonly marked_uncollectible_at: null;
    readonly paid_at: number | null;
    readonly voided_at: number | null;
  };
  readonly subtotal: number;
  readonly total: number;
}

/** A line pending for its subscription's next invoice. */
export interface PendingItem {
  readonly id: string;
  readonly object: 'invoiceitem';
  readonly customer: string;
  readonly subscription: string;
  readonly line: InvoiceLine;
}
