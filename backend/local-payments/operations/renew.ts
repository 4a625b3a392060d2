import type { Subscription, SubscriptionSchedule } from '../store/objects.ts';
import { customerOf, emit, type Operation } from './Operation.ts';
import { issueInvoice, payInvoice, takePendingLines } from './invoices.ts';
import { itemsIn, nextPeriod, periodLines, periodOf } from './lines.ts';
import { endSchedule, endSubscription, itemsOfPhase } from './subscriptions.ts';

/** The schedule phase at a given time; undefined after the last one. */
const phaseAt = (schedule: SubscriptionSchedule, moment: number) =>
  schedule.phases.find(({ start_date, end_date }) => start_date <= moment && moment < end_date);

/** A subscription's items from the next period on, and whether its schedule releases or ends it then. */
export function itemsAtRenewal(
  operation: Operation,
  subscription: Subscription,
): { items: Subscription['items']['data']; schedule: 'stays' | 'release' | 'cancel' | 'none' } {
  const { end } = periodOf(subscription);
  const kept =
    subscription.schedule === null
      ? undefined
      : operation.rows.get('subscription_schedule', subscription.schedule);
  if (!kept || kept.status !== 'active') return { items: subscription.items.data, schedule: 'none' };
  const phase = phaseAt(kept, end);
  if (!phase) return { items: subscription.items.data, schedule: kept.end_behavior };
  return { items: itemsOfPhase(operation, subscription, phase), schedule: 'stays' };
}

/** The end of a period: the subscription ends, or its next period starts and is charged. The operation's time is that moment. */
export function renew(operation: Operation, subscription: Subscription): void {
  const { end } = periodOf(subscription);
  const isOver = subscription.cancel_at !== null && subscription.cancel_at <= end;
  const { items, schedule } = itemsAtRenewal(operation, subscription);
  if (isOver || schedule === 'cancel') {
    endSubscription(operation, subscription, 'cancellation_requested');
    return;
  }
  if (schedule === 'release') endSchedule(operation, subscription, 'released');
  if (schedule === 'stays') enterPhase(operation, subscription, end);
  const period = nextPeriod(subscription);
  const renewed: Subscription = {
    ...subscription,
    items: { ...subscription.items, data: itemsIn(items, period) },
    schedule: schedule === 'release' ? null : subscription.schedule,
  };
  const invoice = issueInvoice(operation, {
    customer: customerOf(operation, subscription.customer),
    subscription,
    lines: [
      ...takePendingLines(operation, subscription.id),
      ...periodLines(operation, renewed.items.data, period),
    ],
    reason: 'subscription_cycle',
    period: periodOf(subscription),
    currency: subscription.currency,
    created: end,
  });
  const billed = operation.rows.put('subscription', { ...renewed, latest_invoice: invoice.id });
  emit(operation, 'customer.subscription.updated', billed, subscription.customer, {
    items: subscription.items,
    latest_invoice: subscription.latest_invoice,
  });
  payInvoice(operation, invoice, 'alone');
}

function enterPhase(operation: Operation, { schedule, customer }: Subscription, moment: number): void {
  const kept = schedule === null ? undefined : operation.rows.get('subscription_schedule', schedule);
  const phase = kept && phaseAt(kept, moment);
  if (!kept || !phase || kept.current_phase?.start_date === phase.start_date) return;
  const { start_date, end_date } = phase;
  const changed = operation.rows.put('subscription_schedule', {
    ...kept,
    current_phase: { start_date, end_date },
  });
  emit(operation, 'subscription_schedule.updated', changed, customer);
}
