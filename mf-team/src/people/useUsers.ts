import { useMemo } from 'react';
import { useAccount, useTeam } from 'shared-lib/data';
import { agentsById } from './agentOf.ts';
import type { Users } from './nameOfUser.ts';

/** What it takes to name whoever did something, live; null while the team is not known. */
export function useUsers(): Users | null {
  const { uid, customerId } = useAccount();
  const team = useTeam();
  const members = team.status === 'ready' ? team.data : null;
  return useMemo(
    () => members && { agentOf: agentsById(members), uid, customerId },
    [members, uid, customerId],
  );
}
