import { combineLive } from '../../data/combineLive.ts';
import { useAdminUsage, useCommunityUsage, useTeamUsage } from '../../data/billing/planUse.ts';
import { useSubscriptions } from '../../data/billing/subscriptions.api.ts';
import { useSeatPrice } from '../../data/billing/useSeatPrice.ts';
import { useNow } from '../../data/hooks/useNow.ts';
import { planOf, type PlanNeed } from '../../domain/index.ts';
import { offerFor, type PlanOffer } from './offerFor.ts';

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
