/** Subscriptions and their schedules. */

import type { List, Metadata } from './base.ts';
import type { Price } from './catalog.ts';

export interface SubscriptionItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly created: number;
  readonly current_period_end: number;
  readonly current_period_start: number;
  readonly metadata: Metadata;
  /** The price when it was added; a price's amount never changes. */
  readonly price: Price;
  readonly quantity: number;
  readonly subscription: string;
}

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled';

/** A change that is applied once its invoice is paid. */
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
