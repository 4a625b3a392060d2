import { useMemo } from 'react';
import { useFormerMembers } from 'shared-lib/data';
import { agentsById, type Agent, type Named } from './agentOf.ts';

/** Finds current and former team members by id, live. Former members’ names may arrive later. */
export function useAgentsById(team: readonly Named[]): (id: string) => Agent {
  const former = useFormerMembers();
  const formerMembers = former.status === 'ready' ? former.data : undefined;
  return useMemo(() => agentsById(team, formerMembers), [team, formerMembers]);
}
