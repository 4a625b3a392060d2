import { operationAt, emit, type Operation } from './Operation.ts';
import { payInvoice } from './invoices.ts';
import { periodOf } from './lines.ts';
import { renew } from './renew.ts';
import { endSubscription } from './subscriptions.ts';

/** Something due at a given time. */
interface DueOperation {
  /** Epoch seconds. */
  readonly at: number;
  readonly happen: (operation: Operation) => void;
}

/** Covers more than a year of a subscription with failing payments; longer advances take several steps. */
const maxPerAdvance = 500;

/**
 * Runs everything that is due, in order, each at its own time: renewals, cancellations, payment retries and expiry of open checkouts.
 * @param customer only this customer's; null for all
 * @returns how many ran
 */
export function runDueOperations(operation: Operation, customer: string | null): number {
  for (let count = 0; count < maxPerAdvance; count += 1) {
    const next = nextDue(operation, customer);
    if (!next) return count;
    next.happen(operationAt(operation, next.at));
  }
  return maxPerAdvance;
}

function nextDue(operation: Operation, customer: string | null): DueOperation | undefined {
  const isOf = (id: string | null): boolean => customer === null || customer === id;
  const dues = [
    ...subscriptionDues(operation, isOf),
    ...operation.rows.all('invoice').flatMap((invoice): DueOperation[] => {
      const { next_payment_attempt: at, status } = invoice;
      if (!isOf(invoice.customer) || at === null || status !== 'open' || at > operation.now(invoice.customer))
        return [];
      return [{ at, happen: (then) => void payInvoice(then, invoice, 'alone') }];
    }),
    ...operation.rows.all('checkoutSession').flatMap((session): DueOperation[] => {
      const { expires_at: at, status } = session;
      if (!isOf(session.customer) || status !== 'open' || at > operation.now(session.customer)) return [];
      return [
        {
          at,
          happen: (then) => {
            const expired = then.rows.put('checkoutSession', { ...session, status: 'expired', url: null });
            emit(then, 'checkout.session.expired', expired, session.customer);
          },
        },
      ];
    }),
  ];
  return dues.sort((one, other) => one.at - other.at)[0];
}

function subscriptionDues(operation: Operation, isOf: (customer: string) => boolean): DueOperation[] {
  return operation.rows.all('subscription').flatMap((subscription): DueOperation[] => {
    if (!isOf(subscription.customer)) return [];
    const now = operation.now(subscription.customer);
    const { end } = periodOf(subscription);
    const { status, created, cancel_at } = subscription;
    if (status === 'incomplete') {
      // Stripe gives the first payment 23 hours.
      const at = created + 23 * 3600;
      const happen = (then: Operation): void => {
        const expired = then.rows.put('subscription', {
          ...subscription,
          status: 'incomplete_expired',
          ended_at: at,
        });
        emit(then, 'customer.subscription.updated', expired, subscription.customer, { status });
      };
      return at <= now ? [{ at, happen }] : [];
    }
    if (status !== 'active' && status !== 'past_due') return [];
    if (cancel_at !== null && cancel_at < end && cancel_at <= now)
      return [
        {
          at: cancel_at,
          happen: (then) => void endSubscription(then, subscription, 'cancellation_requested'),
        },
      ];
    return end <= now ? [{ at: end, happen: (then) => renew(then, subscription) }] : [];
  });
}
