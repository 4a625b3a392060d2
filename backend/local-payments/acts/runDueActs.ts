import { actAt, emit, type Act } from './Act.ts';
import { payInvoice } from './invoices.ts';
import { periodOf } from './lines.ts';
import { renew } from './renew.ts';
import { endSubscription } from './subscriptions.ts';

/** Something due at a given time. */
interface DueAct {
  /** Epoch seconds. */
  readonly at: number;
  readonly happen: (act: Act) => void;
}

/** Covers more than a year of a subscription with failing payments; longer advances take several steps. */
const maxPerAdvance = 500;

/**
 * Runs everything that is due, in order, each at its own time: renewals, cancellations, payment retries and expiry of open checkouts.
 * @param customer only this customer's; null for all
 * @returns how many ran
 */
export function runDueActs(act: Act, customer: string | null): number {
  for (let count = 0; count < maxPerAdvance; count += 1) {
    const next = nextDue(act, customer);
    if (!next) return count;
    next.happen(actAt(act, next.at));
  }
  return maxPerAdvance;
}

function nextDue(act: Act, customer: string | null): DueAct | undefined {
  const isOf = (id: string | null): boolean => customer === null || customer === id;
  const dues = [
    ...subscriptionDues(act, isOf),
    ...act.rows.all('invoice').flatMap((invoice): DueAct[] => {
      const { next_payment_attempt: at, status } = invoice;
      if (!isOf(invoice.customer) || at === null || status !== 'open' || at > act.now(invoice.customer))
        return [];
      return [{ at, happen: (then) => void payInvoice(then, invoice, 'alone') }];
    }),
    ...act.rows.all('checkoutSession').flatMap((session): DueAct[] => {
      const { expires_at: at, status } = session;
      if (!isOf(session.customer) || status !== 'open' || at > act.now(session.customer)) return [];
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

function subscriptionDues(act: Act, isOf: (customer: string) => boolean): DueAct[] {
  return act.rows.all('subscription').flatMap((subscription): DueAct[] => {
    if (!isOf(subscription.customer)) return [];
    const now = act.now(subscription.customer);
    const { end } = periodOf(subscription);
    const { status, created, cancel_at } = subscription;
    if (status === 'incomplete') {
      // Stripe gives the first payment 23 hours.
      const at = created + 23 * 3600;
      const happen = (then: Act): void => {
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
