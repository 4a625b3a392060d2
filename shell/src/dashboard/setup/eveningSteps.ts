import { indexAssignments, serviceNight, shiftOn, type ScheduleNight } from 'shared-lib/domain';
import { hasJoined, isOwnerServing, type SetupRecords } from './setupRecords.ts';

/** A step on the way to the first evening, and the page that completes it. */
export interface EveningStep {
  readonly id: 'community' | 'units' | 'invited' | 'joined' | 'tonight';
  readonly to: string;
  readonly isDone: boolean;
}

/** The records that only the checklist itself reads. */
interface EveningRecords extends SetupRecords {
  /** Whether the first community has units. */
  readonly hasUnits: boolean;
  /** The schedule's changes for tonight. */
  readonly nights: readonly ScheduleNight[];
}

/** Whether someone serves tonight; without service tonight, whether anyone serves at all. */
const isStaffed = ({ communities, assignments, nights }: EveningRecords, now: number): boolean => {
  const assigned = indexAssignments(assignments, nights);
  const tonight = communities.flatMap(
    (community) => shiftOn(community, serviceNight(now, community.timezone), assigned) ?? [],
  );
  return tonight.length === 0 ? assignments.length > 0 : tonight.some(({ agentId }) => agentId !== null);
};

/**
 * The steps from a new account to its first evening, each with the page where it is done. An owner who serves in person
 * needs no team.
 * @param now epoch milliseconds
 */
export function eveningSteps(records: EveningRecords, now: number): EveningStep[] {
  const { customerId, communities, team, hasUnits } = records;
  const [community] = communities;
  const others = team.filter(({ id, isActive }) => id !== customerId && isActive);
  const waiting = others.find((member) => !hasJoined(member));
  const isAlone = isOwnerServing(records);
  const setup = (step: string) =>
    community ? `/communities/${encodeURIComponent(community.id)}?setup=${step}` : '/communities?setup=1';
  return [
    { id: 'community', to: community ? setup('community') : setup('1'), isDone: community !== undefined },
    { id: 'units', to: setup('units'), isDone: hasUnits },
    { id: 'invited', to: '/team?add=1', isDone: isAlone || others.length > 0 },
    {
      id: 'joined',
      to: waiting ? `/team/${encodeURIComponent(waiting.id)}` : '/team?add=1',
      isDone: isAlone || others.some(hasJoined),
    },
    { id: 'tonight', to: setup('agents'), isDone: isStaffed(records, now) },
  ];
}
