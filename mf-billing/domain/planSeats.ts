import { communitiesPaidBy, membersPaidBy } from 'shared-lib/domain';

/** What is known of a subscription before its number of employees is changed. */
export interface SeatFacts {
  /** How many the provider charges from the next invoice on. */
  readonly charged: number;
  /** How many may work in this period: more than that after a reduction. */
  readonly paid: number;
  readonly activeMembers: number;
  /** Archived ones don't count. */
  readonly communities: number;
}

/** What becomes of a wish for another number of employees. */
export type SeatsPlan =
  | { readonly kind: 'unchanged' }
  /** In use are more than so few would allow: by so many members and communities. */
  | { readonly kind: 'tooFew'; readonly members: number; readonly communities: number }
  /** More than are paid for: they may work at once, and the rest of the period is charged with the next invoice. */
  | { readonly kind: 'more' }
  /** As many as are paid for again, after a reduction: nothing is charged for this period. */
  | { readonly kind: 'takenBack' }
  /** Fewer than are paid for: they are charged from the renewal on, and until then as many may work as before. */
  | { readonly kind: 'fewer'; readonly paid: number }
  /** More than are paid for while a reduction waits, whose number the provider would charge the difference to. */
  | { readonly kind: 'takeBackFirst'; readonly paid: number };

/**
 * Decides on another number of employees. Fewer take effect at the renewal, since the period is paid for, and are refused while more are in
 * use; going up is never refused for what is in use.
 * @param quantity employees to be paid for; at least 1
 */
export function planSeats(facts: SeatFacts, quantity: number): SeatsPlan {
  const { charged, paid } = facts;
  if (quantity === charged) return { kind: 'unchanged' };
  if (quantity > paid) return paid > charged ? { kind: 'takeBackFirst', paid } : { kind: 'more' };
  const members = Math.max(0, facts.activeMembers - membersPaidBy(quantity));
  const communities = Math.max(0, facts.communities - communitiesPaidBy(quantity));
  if (quantity < charged && members + communities > 0) return { kind: 'tooFew', members, communities };
  return quantity === paid ? { kind: 'takenBack' } : { kind: 'fewer', paid };
}

const daySeconds = 86_400;

/**
 * The moment from which an added employee is charged: the beginning of the day, so that what was shown a while ago is what is invoiced, to
 * the cent. All in seconds, as the provider counts.
 * @param now also a moment outside the period, as a clock that somebody has set may have it
 */
export const proratedFrom = (now: number, periodStart: number, periodEnd: number): number =>
  Math.min(Math.max(Math.floor(now / daySeconds) * daySeconds, periodStart), periodEnd - 1);
