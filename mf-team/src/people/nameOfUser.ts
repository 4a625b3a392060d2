import { useMemo } from 'react';
import { useAccount, useTeamDirectory } from 'shared-lib/data';
import type { Translate } from 'shared-lib/i18n';
import { nameOfAgent, type Agent } from './agentOf.ts';
import { useAgentsById } from './useAgentsById.ts';

/** The data for naming people by login uid; the owner may not be on the team. */
export interface Users {
  agentOf: (id: string) => Agent;
  /** The signed-in user's uid. */
  uid: string;
  /** The owner's uid. */
  customerId: string;
}

/**
 * Names a user.
 * @param id a login uid; null if unknown.
 * @param t the module's texts.
 */
export function nameOfUser(
  id: string | null,
  { agentOf, uid, customerId }: Users,
  t: Translate<'mf-team'>,
): string {
  if (id === null) return t('users.someone');
  if (id === uid) return t('users.you');
  const agent = agentOf(id);
  if (agent.state === 'unknown' && id === customerId) return t('users.owner');
  return nameOfAgent(agent, t);
}

const nobody: readonly [] = [];

/** The data for naming users, live; null while the team is loading. */
export function useUsers(): Users | null {
  const { uid, customerId } = useAccount();
  const team = useTeamDirectory();
  const members = team.status === 'ready' ? team.data : null;
  const agentOf = useAgentsById(members ?? nobody);
  return useMemo(() => members && { agentOf, uid, customerId }, [members, agentOf, uid, customerId]);
}
