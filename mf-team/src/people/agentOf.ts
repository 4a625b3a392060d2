import type { FormerMembers, TeamMember } from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';

/** A specialist's known data. */
export interface Agent {
  id: string;
  /** Empty for a member without a name, and for an unknown one. */
  name: string;
  state: 'active' | 'inactive' | 'unknown';
}

export type Named = Pick<TeamMember, 'id' | 'fullName' | 'isActive'>;

/**
 * Finds a team's members by id; a missing id gives an unknown specialist.
 * @param former deleted members, with the names they had
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
 * A member's name, or a placeholder.
 * @param t the module's texts.
 */
export const nameOfMember = ({ fullName }: Pick<TeamMember, 'fullName'>, t: Translate<'mf-team'>): string =>
  fullName || t('unnamed');

/**
 * The name of a specialist, who may no longer be on the team.
 * @param t the module's texts.
 */
export const nameOfAgent = ({ name, state }: Agent, t: Translate<'mf-team'>): string =>
  state === 'unknown' ? name || t('unknownMember') : nameOfMember({ fullName: name }, t);
