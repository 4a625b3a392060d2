/** The objects of Stripe's API 2026-10-28, as far as we serve them. Times are epoch seconds, amounts cents. */

export type Metadata = Readonly<Record<string, string>>;

export interface List<T> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly T[];
}

/** A list that is part of an object. */
export const listOf = <T>(url: string, data: readonly T[], hasMore = false): List<T> => ({
  object: 'list',
  url,
  has_more: hasMore,
  data,
});

export interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly address: null;
  /** What the next invoice takes off (negative) or adds. */
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

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly created: number;
  readonly current_period_end: number;
  readonly current_period_start: number;
  readonly metadata: Metadata;
  /** Kept as the price was when it was put in; a price's amount never changes. */
  readonly price: Price;
  readonly quantity: number;
  readonly subscription: string;
}

export type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled';

/** A change that waits until its invoice is paid. */
export interface PendingUpdate {
  readonly billing_cycle_anchor: null;
  readonly expires_at: number;
  readonly subscription_items: readonly SubscriptionItem[];
}

export interface Subscription {
  readonly id: string;
  readonly object: 'subscription';
  readonly billing_cycle_anchor: number;
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
  readonly canceled_at: number | null;
  readonly cancellation_details: {
    readonly comment: string | null;
    readonly feedback: string | null;
    readonly reason: string | null;
  };
  readonly collection_method: 'charge_automatically';
  readonly created: number;
  readonly currency: string;
  readonly customer: string;
  readonly default_payment_method: string | null;
  readonly description: string | null;
  readonly ended_at: number | null;
  readonly items: List<SubscriptionItem>;
  readonly latest_invoice: string | null;
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly pause_collection: null;
  readonly pending_update: PendingUpdate | null;
  readonly schedule: string | null;
  readonly start_date: number;
  readonly status: SubscriptionStatus;
  readonly trial_end: null;
  readonly trial_start: null;
}

export interface SchedulePhase {
  readonly start_date: number;
  readonly end_date: number;
  readonly items: readonly { readonly price: string; readonly quantity: number }[];
  readonly metadata: Metadata;
  readonly proration_behavior: string;
}

export interface SubscriptionSchedule {
  readonly id: string;
  readonly object: 'subscription_schedule';
  readonly canceled_at: number | null;
  readonly completed_at: number | null;
  readonly created: number;
  readonly current_phase: { readonly start_date: number; readonly end_date: number } | null;
  readonly customer: string;
  readonly end_behavior: 'release' | 'cancel';
  readonly livemode: false;
  readonly metadata: Metadata;
  readonly phases: readonly SchedulePhase[];
  readonly released_at: number | null;
  readonly released_subscription: string | null;
  readonly status: 'active' | 'completed' | 'released' | 'canceled';
  readonly subscription: string | null;
}

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
  /** What the last attempt to pay met; null when it went well. */
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

/** A line that waits for its subscription's next invoice. */
export interface PendingItem {
  readonly id: string;
  readonly object: 'invoiceitem';
  readonly customer: string;
  readonly subscription: string;
  readonly line: InvoiceLine;
}

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
  /** What the subscription gets; Stripe keeps it without showing it. */
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

export interface Event {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: string;
}

/** What is to be sent to the webhook, and how far that has come. The id is the event's. */
export interface Delivery {
  readonly id: string;
  /** Whose it is, so that faults and waiting can be of one customer. */
  readonly customer: string | null;
  readonly order: number;
  readonly state: 'waiting' | 'held' | 'delivered' | 'lost' | 'failed';
  readonly attempts: number;
  /** Epoch milliseconds of this machine's clock before which no attempt is made. */
  readonly notBefore: number;
  /** Status of the last answer; 0 for none. */
  readonly lastStatus: number | null;
}

/** How far a clock is ahead of this machine's, in seconds: of a customer, or of all (`all`). */
export interface ClockLead {
  readonly id: string;
  readonly seconds: number;
}

/** The answer that was given to an idempotency key. */
export interface KeptAnswer {
  readonly id: string;
  readonly request: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: number;
}

/** What is kept, by the names that Stripe gives the kinds of objects, and ours. */
export interface Tables {
  customer: Customer;
  product: Product;
  price: Price;
  payment_method: PaymentMethod;
  subscription: Subscription;
  subscription_schedule: SubscriptionSchedule;
  invoice: Invoice;
  pendingItem: PendingItem;
  checkoutSession: CheckoutSession;
  portalSession: PortalSession;
  event: Event;
  delivery: Delivery;
  clock: ClockLead;
  answer: KeptAnswer;
}

export type Kind = keyof Tables;
