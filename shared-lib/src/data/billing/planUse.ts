import { communityUse, planOf, teamUse, type LimitUse } from '../../domain/index.ts';
import { combineLive } from '../combineLive.ts';
import { useCommunities } from '../communities/communities.api.ts';
import type { LiveResult } from '../live.ts';
import { useTeam } from '../team/team.api.ts';
import { useNow } from '../useNow.ts';
import { useSubscriptions } from './subscriptions.api.ts';

/** How many members of the account are active, against its plan, live. */
export function useTeamUse(): LiveResult<LimitUse> {
  const now = useNow();
  return combineLive([useTeam(), useSubscriptions()], (team, paid) => teamUse(team, planOf(paid, now)));
}

/** How many communities the account has, against its plan, live. */
export function useCommunityUse(): LiveResult<LimitUse> {
  const now = useNow();
  return combineLive([useCommunities(), useSubscriptions()], (communities, paid) =>
    communityUse(communities, planOf(paid, now)),
  );
}
