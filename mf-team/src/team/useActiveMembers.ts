import { combineLive, useNow, useSubscriptions, useTeam, type LiveResult } from 'shared-lib/data';
import { planOf } from 'shared-lib/domain';
import { activeMembersOf, type ActiveMembers } from './activeMembersOf.ts';

/** How many members of the account are active, against its plan, live. */
export function useActiveMembers(): LiveResult<ActiveMembers> {
  const now = useNow();
  return combineLive([useTeam(), useSubscriptions()], (team, subscriptions) =>
    activeMembersOf(team, planOf(subscriptions, now)),
  );
}
