import { combineLive } from '../../data/combineLive.ts';
import { useAdminUsage, useCommunityUsage, useTeamUsage } from '../../data/billing/planUse.ts';
import { useSubscriptions } from '../../data/billing/subscriptions.api.ts';
import { useSeatPrice } from '../../data/billing/useSeatPrice.ts';
import { useNow } from '../../data/hooks/useNow.ts';
import { planOf, type PlanNeed, quoteOf, seatsFor, type Plan, type Quote } from '../../domain/index.ts';

/** A plan with more room than the owner's. */
interface PlanOffer {
  readonly quote: Quote;
  /** Its extra cost over the plan in force, each month. */
  readonly addedCents: number;
}

/**
 * The smallest plan that covers what an owner has and wants to add. A paying owner keeps their price.
 * @param plan the one in force
 * @param used the current use of each plan limit
 * @param more how much to add; only Admins to be added count against their limit
 * @param seatCents the payment provider's price for new customers, as for `quoteOf`
 * @returns null if no plan for sale here covers it
 */
export function offerFor(
  plan: Plan,
  used: { readonly members: number; readonly communities: number; readonly admins: number },
  more: PlanNeed,
  seatCents?: number,
): PlanOffer | null {
  const need = {
    members: used.members + (more.members ?? 0),
    communities: used.communities + (more.communities ?? 0),
    ...(more.admins !== undefined && { admins: used.admins + more.admins }),
  };
  const seats = seatsFor(need, plan.quantity);
  if (seats === null) return null;
  const paidNow = plan.priceMonthly * 100;
  const quote = quoteOf(seats, plan.quantity > 0 ? paidNow / plan.quantity : seatCents);
  return quote && { quote, addedCents: quote.monthlyCents - paidNow };
}

/**
 * The live plan with enough room for what would be added.
 * @returns undefined while unknown; null if no plan has enough room.
 */
export function usePlanOffer(more: PlanNeed): PlanOffer | null | undefined {
  const now = useNow();
  const seatCents = useSeatPrice();
  const live = combineLive(
    [useSubscriptions(), useTeamUsage(), useCommunityUsage(), useAdminUsage()],
    (paid, team, communities, admins) =>
      offerFor(
        planOf(paid, now),
        { members: team.used, communities: communities.used, admins: admins.used },
        more,
        seatCents,
      ),
  );
  return live.status === 'ready' ? live.data : undefined;
}
