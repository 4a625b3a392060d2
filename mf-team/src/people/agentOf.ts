import type { FormerMembers, TeamMember } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';

/** Someone who serves, as far as it is known who that is. */
export interface Agent {
  id: string;
  /** Empty for a member without a name, and for someone of whom nobody knows it. */
  name: string;
  state: 'active' | 'inactive' | 'unknown';
}

export type Named = Pick<TeamMember, 'id' | 'fullName' | 'isActive'>;

/**
 * Finds the members of a team by their ids; an id that nobody has stands for someone unknown.
 * @param former who was deleted from the team, with the names that they had
 */
export function agentsById(team: readonly Named[], former: FormerMembers = {}): (id: string) => Agent {
  const agents = new Map(
    team.map(({ id, fullName, isActive }): [string, Agent] => [
      id,
      { id, name: fullName, state: isActive ? 'active' : 'inactive' },
    ]),
  );
  return (id) => agents.get(id) ?? { id, name: former[id]?.name ?? '', state: 'unknown' };
}

/**
 * A member's name, or what stands for it.
 * @param t the texts of the module.
 */
export const nameOfMember = ({ fullName }: Pick<TeamMember, 'fullName'>, t: Translate<'mf-team'>): string =>
  fullName || t('unnamed');

/**
 * The name of someone who serves, who need not be on the team any more.
 * @param t the texts of the module.
 */
export const nameOfAgent = ({ name, state }: Agent, t: Translate<'mf-team'>): string =>
  state === 'unknown' ? name || t('unknownMember') : nameOfMember({ fullName: name }, t);
