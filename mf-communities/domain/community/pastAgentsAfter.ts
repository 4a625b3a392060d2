import {
  type Community,
  type PastAgent,
  type ReplacedAgent,
  type WithPastAgents,
  pastAgentsAfter,
} from 'shared-lib/domain';

/**
 * The previous regular assignments of a restored community: its specialists keep the nights before it was
 * archived, and those in between are unassigned.
 * @param had the assignments it had when it was archived
 * @param back the ones that are restored
 * @param now epoch milliseconds
 */
export const pastAgentsRestored = (
  stored: WithPastAgents & Pick<Community, 'archivedAt'>,
  had: readonly ReplacedAgent[],
  back: readonly ReplacedAgent[],
  now: number,
): PastAgent[] => {
  const { archivedAt, pastAgents } = stored;
  const archived = pastAgentsAfter(stored, had, archivedAt ?? now, { leaves: true }) ?? pastAgents;
  const nobody = back.map(({ day }) => ({ day, from: null }));
  return pastAgentsAfter({ ...stored, pastAgents: archived }, nobody, now) ?? archived;
};
