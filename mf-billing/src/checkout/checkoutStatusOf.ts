/** What to show after a visit to the payment provider's page; null without one. */
export type CheckoutStatus = 'cancelled' | 'waiting' | 'late' | 'arrived' | null;

/**
 * The status of a payment after returning. The provider notifies us separately from the browser, so the plan
 * may arrive after the user.
 * @param payment from the address: `done`, `cancelled`, anything else or null
 * @param hasPlan whether there is a current subscription
 * @param isLate whether it takes longer than usual
 */
export function checkoutStatusOf(payment: string | null, hasPlan: boolean, isLate: boolean): CheckoutStatus {
  if (payment === 'cancelled') return 'cancelled';
  if (payment !== 'done') return null;
  if (hasPlan) return 'arrived';
  return isLate ? 'late' : 'waiting';
}
