import { combineLive } from '../../data/combineLive.ts';
import { useAdminUse, useCommunityUse, useTeamUse } from '../../data/billing/planUse.ts';
import { useSubscriptions } from '../../data/billing/subscriptions.api.ts';
import { useSeatPrice } from '../../data/billing/useSeatPrice.ts';
import { useNow } from '../../data/useNow.ts';
import { offerFor, planOf, type PlanNeed, type PlanOffer } from '../../domain/index.ts';

/**
 * The plan with room for what is to be added, live.
 * @returns undefined while it is not known; null where no plan has room.
 */
export function usePlanOffer(more: PlanNeed): PlanOffer | null | undefined {
  const now = useNow();
  const seatCents = useSeatPrice();
  const live = combineLive(
    [useSubscriptions(), useTeamUse(), useCommunityUse(), useAdminUse()],
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
