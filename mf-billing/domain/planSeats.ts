import { communitiesPaidBy, membersPaidBy } from 'shared-lib/domain';

/** The facts about a subscription before its number of additional employees changes. */
export interface SeatFacts {
  /** How many the provider charges from the next invoice on. */
  readonly charged: number;
  /** How many may work in this period; more than that after a reduction. */
  readonly paid: number;
  readonly activeMembers: number;
  /** Without archived ones. */
  readonly communities: number;
}

/** The plan for a requested number of additional employees. */
export type SeatsPlan =
  | { readonly kind: 'unchanged' }
  /** More are in use than the number would allow: by this many members and communities. */
  | { readonly kind: 'tooFew'; readonly members: number; readonly communities: number }
  /** More than are paid for: they may work immediately, and the next invoice charges the rest of the period. */
  | { readonly kind: 'more' }
  /** Back to the paid number after a reduction: this period costs nothing extra. */
  | { readonly kind: 'takenBack' }
  /** Fewer than are paid for: charged from the renewal on, and until then as many may work as before. */
  | { readonly kind: 'fewer'; readonly paid: number }
  /** An increase is undone: fewer may work immediately, and only the days that have passed are charged. */
  | { readonly kind: 'undone' }
  /**
   * More than are paid for while a reduction is pending: the provider would charge the difference to its lower
   * number.
   */
  | { readonly kind: 'reductionPending'; readonly paid: number };

/**
 * Decides on another number of additional employees. A reduction takes effect at the renewal, because the period is
 * already paid for, and is refused while more are in use. An increase is never refused because of use.
 * @param quantity additional employees to be paid for; at least 1
 * @param isUndo whether this undoes an increase of the same period (`undoableChange`)
 */
export function planSeats(facts: SeatFacts, quantity: number, isUndo = false): SeatsPlan {
  const { charged, paid } = facts;
  if (quantity === charged) return { kind: 'unchanged' };
  if (quantity > paid) return paid > charged ? { kind: 'reductionPending', paid } : { kind: 'more' };
  const members = Math.max(0, facts.activeMembers - membersPaidBy(quantity));
  const communities = Math.max(0, facts.communities - communitiesPaidBy(quantity));
  if (quantity < charged && members + communities > 0) return { kind: 'tooFew', members, communities };
  if (isUndo) return { kind: 'undone' };
  return quantity === paid ? { kind: 'takenBack' } : { kind: 'fewer', paid };
}

const daySeconds = 86_400;

/**
 * When charging an added employee starts: at the beginning of the day, so a preview from a while ago matches the
 * invoice to the cent. All in seconds, as the provider counts.
 * @param now may be outside the period if a clock was changed
 */
export const proratedFrom = (now: number, periodStart: number, periodEnd: number): number =>
  Math.min(Math.max(Math.floor(now / daySeconds) * daySeconds, periodStart), periodEnd - 1);
