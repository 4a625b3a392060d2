import {
  indexAssignments,
  unknownProperty,
  weekdays,
  type AssignedAgent,
  type DirectoryCommunity,
  type TeamMember,
  type Weekday,
} from 'shared-lib/domain';
import type { Translate } from 'shared-lib/i18n';
import type { LastResult, NightFacts, Tonight } from './nightFacts.ts';

type ListedCommunity = Pick<
  DirectoryCommunity,
  | 'id'
  | 'propertyName'
  | 'address'
  | 'serviceDays'
  | 'totalUnits'
  | 'districtManagerId'
  | 'archivedAt'
  | 'noServiceDates'
  | 'geofence'
>;

/** A community as the list shows it. */
export interface CommunityRow extends Pick<
  ListedCommunity,
  'id' | 'propertyName' | 'districtManagerId' | 'archivedAt' | 'noServiceDates' | 'geofence'
> {
  name: string;
  address: string;
  serviceDays: readonly Weekday[];
  totalUnits: number;
  /**
   * The names of its specialists, without duplicates, in the order of their first day of the week; null for a
   * former team member.
   */
  agents: readonly (string | null)[];
  /** The unassigned service days. */
  unassignedDays: readonly Weekday[];
  /** Null while loading. */
  tonight: (Pick<Tonight, 'state'> & { readonly name: string | null }) | null;
  lastResult: LastResult | null;
  /** Null while loading. */
  openCases: number | null;
}

/** A row's data about the community's nights and cases. */
export interface CommunityFacts {
  readonly nights: ReadonlyMap<string, NightFacts>;
  /** Open cases by community; null while loading. */
  readonly openCases: ReadonlyMap<string, number> | null;
}

/** The communities with their specialists, tonight's state, last result and open cases. Assignments on days without service are left out. */
export function communityRows(
  communities: readonly ListedCommunity[],
  assignedAgents: readonly AssignedAgent[],
  team: readonly Pick<TeamMember, 'id' | 'fullName'>[],
  { nights, openCases }: CommunityFacts,
): CommunityRow[] {
  const { regularAgent } = indexAssignments(assignedAgents, []);
  const nameOf = new Map(team.map((member) => [member.id, member.fullName]));

  return communities.map((community) => {
    const { id, propertyName, address, serviceDays, totalUnits } = community;
    const { districtManagerId, archivedAt, noServiceDates, geofence } = community;
    const served = weekdays
      .filter((day) => serviceDays.includes(day))
      .map((day) => ({ day, agentId: regularAgent(id, day) }));
    const agentIds = served.map(({ agentId }) => agentId).filter((agentId) => agentId !== null);
    const night = nights.get(id);
    return {
      id,
      propertyName,
      districtManagerId,
      archivedAt,
      noServiceDates,
      geofence,
      name: propertyName || unknownProperty,
      address,
      serviceDays,
      totalUnits,
      agents: [...new Set(agentIds)].map((agentId) => nameOf.get(agentId) || null),
      unassignedDays: served.filter(({ agentId }) => agentId === null).map(({ day }) => day),
      tonight: night
        ? { state: night.tonight.state, name: nameOf.get(night.tonight.memberId ?? '') || null }
        : null,
      lastResult: night?.lastResult ?? null,
      openCases: openCases && (openCases.get(id) ?? 0),
    };
  });
}

/**
 * Formats a community's specialists.
 * @param t the module's texts.
 */
export const agentNames = ({ agents }: CommunityRow, t: Translate<'mf-communities'>): string =>
  agents.map((name) => name ?? t('unknownMember')).join(', ');
