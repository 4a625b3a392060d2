import { useMemo } from 'react';
import { useNow, useSubscriptions, useTeam } from 'shared-lib/data';
import { planOf } from 'shared-lib/domain';
import { teamRoomOf, type TeamRoom } from './teamRoomOf.ts';

/** What the account's plan leaves of room in its team, live; null while it is not known. */
export function useTeamRoom(): TeamRoom | null {
  const team = useTeam();
  const subscriptions = useSubscriptions();
  const now = useNow();
  const members = team.status === 'ready' ? team.data : null;
  const paid = subscriptions.status === 'ready' ? subscriptions.data : null;
  return useMemo(
    () => (members && paid ? teamRoomOf(members, planOf(paid, now)) : null),
    [members, paid, now],
  );
}
