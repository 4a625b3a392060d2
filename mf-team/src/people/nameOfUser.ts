import { useMemo } from 'react';
import { useAccount, useTeamDirectory } from 'shared-lib/data';
import type { Translate } from 'shared-lib/i18n';
import { nameOfAgent, type Agent } from './agentOf.ts';
import { useAgentsById } from './useAgentsById.ts';

/** What it takes to name people by their login uids, of whom the owner need not be on the team. */
export interface Users {
  agentOf: (id: string) => Agent;
  /** Of who is signed in. */
  uid: string;
  /** The owner's uid. */
  customerId: string;
}

/**
 * Who did something, in a word.
 * @param id a login uid; null for nobody known.
 * @param t the texts of the module.
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

/** What it takes to name whoever did something, live; null while the team is not known. */
export function useUsers(): Users | null {
  const { uid, customerId } = useAccount();
  const team = useTeamDirectory();
  const members = team.status === 'ready' ? team.data : null;
  const agentOf = useAgentsById(members ?? nobody);
  return useMemo(() => members && { agentOf, uid, customerId }, [members, agentOf, uid, customerId]);
}
