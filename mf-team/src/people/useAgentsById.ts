import { useMemo } from 'react';
import { useFormerMembers } from 'shared-lib/data';
import { agentsById, type Agent, type Named } from './agentOf.ts';

/** Finds the members of a team by their ids, and those who were deleted from it, live. Former members’ names may arrive later. */
export function useAgentsById(team: readonly Named[]): (id: string) => Agent {
  const former = useFormerMembers();
  const formerMembers = former.status === 'ready' ? former.data : undefined;
  return useMemo(() => agentsById(team, formerMembers), [team, formerMembers]);
}
