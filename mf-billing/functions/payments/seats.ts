import type Stripe from 'stripe';
import { paths, readDocument, subscriptionSchema, type Subscription } from 'shared-lib/domain';
import {
  planChangeSchema,
  planSeats,
  proratedFrom,
  undoableChange,
  type SeatsPlan,
  type SeatsPreview,
  type SeatsQuestion,
} from 'mf-billing/domain';
import { isArchivedRecord } from 'backend/functions/core/community/history.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { refusal } from 'backend/kernel/refusal.ts';
import { isEnding } from 'backend/functions/core/payments/subscriptionOfDeleted.ts';
import { subscriptionDocument } from 'backend/functions/core/payments/paymentDocuments.ts';

/** A Stripe subscription, and the effect of another number of additional employees. */
export interface PlannedSeats {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly quantity: number;
  readonly plan: SeatsPlan;
  /** Seconds. */
  readonly periodEnd: number;
  /** The change for Stripe to make, and to preview. */
  readonly change: {
    readonly items: { readonly id: string; readonly quantity: number }[];
    readonly proration_behavior: 'create_prorations' | 'none';
    readonly proration_date?: number;
  };
}

/** How many members and communities count toward the plan. */
const inUse = async (customerId: string) => {
  const [team, communities] = await Promise.all([
    firestore().collection(paths.team(customerId)).select('isActive').get(),
    firestore().collection(paths.communities(customerId)).select('archivedAt').get(),
  ]);
  return {
    activeMembers: team.docs.filter((member) => member.get('isActive') !== false).length,
    communities: communities.docs.filter((community) => !isArchivedRecord(community)).length,
  };
};

/** The subscription as the whole product reads it, from Stripe's current data. */
const readAsStored = (customerId: string, subscription: Stripe.Subscription) => {
  const path = paths.subscription(customerId, subscription.id);
  const result = readDocument(subscriptionSchema, path, subscriptionDocument(subscription));
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** @throws HttpsError `failed-precondition` unless the number undoes the latest increase */
const requireUndoable = async (
  customerId: string,
  subscription: Subscription,
  quantity: number,
): Promise<void> => {
  const latest = firestore().collection(paths.planChanges(customerId)).orderBy('at', 'desc').limit(1);
  const changes = (await latest.get()).docs.flatMap((found) => recordOf(planChangeSchema, found) ?? []);
  if (undoableChange(changes, subscription)?.from === quantity) return;
  throw refusal('failed-precondition', 'This change can’t be undone anymore.', 'notUndoable');
};

/**
 * Plans another number of additional employees for a current subscription.
 * @param now epoch milliseconds
 * @throws HttpsError `failed-precondition` if it ends with its period, contains nothing to change, or an increase can't be undone
 */
export const planSeatsOf = async (
  customerId: string,
  subscription: Stripe.Subscription,
  { quantity, isUndo = false }: SeatsQuestion,
  now: number,
): Promise<PlannedSeats> => {
  if (isEnding(subscription)) {
    throw refusal('failed-precondition', 'The subscription ends with its period. Resume it first.', 'ending');
  }
  const item = subscription.items.data[0];
  const stored = readAsStored(customerId, subscription);
  if (item === undefined || stored.periodEnd === null || stored.periodStart === null) {
    throw refusal(
      'failed-precondition',
      'This subscription can’t be changed here. Contact support.',
      'unchangeable',
    );
  }
  const charged = item.quantity ?? 1;
  const facts = { charged, paid: stored.quantity, ...(await inUse(customerId)) };
  if (isUndo && quantity !== charged) await requireUndoable(customerId, stored, quantity);
  const plan = planSeats(facts, quantity, isUndo);
  const periodEnd = stored.periodEnd / 1000;
  const isProrated = plan.kind === 'more' || plan.kind === 'undone';
  return {
    subscription,
    item,
    quantity,
    plan,
    periodEnd,
    change: {
      items: [{ id: item.id, quantity }],
      proration_behavior: isProrated ? 'create_prorations' : 'none',
      ...(isProrated && { proration_date: proratedFrom(now / 1000, stored.periodStart / 1000, periodEnd) }),
    },
  };
};

/** An invoice's line item, with its type, so a page can describe it in its reader's language. */
const previewLine = ({
  description,
  amount,
  quantity,
  parent,
}: Pick<
  Stripe.InvoiceLineItem,
  'description' | 'amount' | 'quantity' | 'parent'
>): SeatsPreview['lines'][number] => {
  const details = parent?.subscription_item_details ?? parent?.invoice_item_details ?? null;
  const part = details?.proration ? (amount < 0 ? 'credit' : 'rest') : 'period';
  return {
    text: description ?? '',
    amount,
    ...(details !== null && quantity !== null && { part, quantity }),
  };
};

/** An invoice as previewed, with no charge today. @param periodEnd seconds */
const amountsOf = (invoice: Stripe.Invoice, periodEnd: number) => ({
  dueNow: 0,
  nextInvoice: invoice.amount_due,
  nextInvoiceAt: periodEnd * 1000,
  currency: invoice.currency,
  lines: invoice.lines.data.map(previewLine),
});

/**
 * The last invoice of a subscription that ends with its period: what was added in this period and isn't paid yet.
 * @throws HttpsError `failed-precondition` if nothing is due
 */
export const lastInvoiceOf = async (
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<SeatsPreview> => {
  const periodEnd = subscription.items.data[0]?.current_period_end ?? 0;
  const invoice = await stripe.invoices
    .createPreview({ subscription: subscription.id })
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'invoice_upcoming_none') return null;
      throw error;
    });
  // An increase that was undone leaves items that add up to nothing.
  if (invoice === null || invoice.amount_due === 0)
    throw refusal('failed-precondition', 'The subscription ends, and nothing is due.', 'ending');
  return { ...amountsOf(invoice, periodEnd), takesEffect: 'now' };
};

/**
 * The cost of a planned number, calculated by Stripe. Nothing is charged immediately: the cost of an added employee
 * for the rest of the period is on the next invoice, so there is one invoice a month.
 */
export const previewOf = async (
  stripe: Stripe,
  { subscription, plan, periodEnd, change }: PlannedSeats,
): Promise<SeatsPreview> => {
  const invoice = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: change,
  });
  return {
    ...amountsOf(invoice, periodEnd),
    takesEffect: plan.kind === 'fewer' || plan.kind === 'tooFew' ? 'renewal' : 'now',
    ...(plan.kind === 'tooFew' && {
      tooFew: { members: plan.members, communities: plan.communities },
    }),
  };
};

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/**
 * Refuses an impossible change, and says what must be done first.
 * @throws HttpsError `failed-precondition`, about the field `quantity`
 */
export const requireChangeable = (plan: SeatsPlan): void => {
  if (plan.kind === 'tooFew') {
    const { members, communities } = plan;
    const first = [
      ...(members > 0 ? [`deactivate ${counted(members, 'member', 'members')}`] : []),
      ...(communities > 0 ? [`archive ${counted(communities, 'community', 'communities')}`] : []),
    ].join(' and ');
    throw fieldRefusal('failed-precondition', `You’re using more than that plan includes: ${first} first.`, {
      quantity: { code: 'tooFew', members, communities },
    });
  }
  if (plan.kind === 'reductionPending') {
    throw fieldRefusal(
      'failed-precondition',
      `You’ve chosen fewer employees from your next renewal. Go back to ${plan.paid} first, then add more.`,
      { quantity: { code: 'reductionPending', count: plan.paid } },
    );
  }
};
