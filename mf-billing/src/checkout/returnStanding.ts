/** What one sees after coming back from the payment provider's page; null for who was not there. */
export type ReturnStanding = 'cancelled' | 'waiting' | 'late' | 'arrived' | null;

/**
 * Where a payment stands once its author is back. The provider tells us of it apart from the browser, so the plan may arrive a moment after
 * its author.
 * @param payment what the address says: `done`, `cancelled`, anything else or nothing
 * @param hasPlan whether a subscription is current
 * @param isLate whether it has been awaited for longer than usual
 */
export function returnStanding(payment: string | null, hasPlan: boolean, isLate: boolean): ReturnStanding {
  if (payment === 'cancelled') return 'cancelled';
  if (payment !== 'done') return null;
  if (hasPlan) return 'arrived';
  return isLate ? 'late' : 'waiting';
}
