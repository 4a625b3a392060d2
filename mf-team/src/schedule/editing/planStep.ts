import {
  maxAssignmentChanges,
  maxShiftChanges,
  regularAgentOn,
  severityOf,
  type ScheduleChanges,
  type ShiftPlace,
} from 'shared-lib/domain';
import { nightChanges, weeklyChanges, type RequestedAssignment } from 'mf-team/domain';
import { concernsOf, type Concern, type SchedulePlan } from './schedulePlan.ts';
import { keyOfPlace } from '../rows/placeKey.ts';

/** How long a change lasts: that night only, or the same weekday every week. */
export type Scope = 'night' | 'week';

/** A planned schedule step. */
export interface PlannedStep {
  wishes: readonly RequestedAssignment[];
  changes: ScheduleChanges;
  concerns: readonly Concern[];
}

/**
 * Plans assigning shifts to one specialist, or unassigning them with null.
 * @param places the shifts. A shift on a weekday without service can't be assigned for every week, so it
 * stays as it is.
 * @param now epoch milliseconds
 */
export function planStep(
  places: readonly ShiftPlace[],
  agentId: string | null,
  scope: Scope,
  plan: SchedulePlan,
  now: number,
): PlannedStep {
  const wishes = places.map(({ communityId, serviceDate }) => ({ communityId, serviceDate, agentId }));
  const make = scope === 'night' ? nightChanges : weeklyChanges;
  const changes = make(wishes, plan.communityOf, plan.assignments, now);
  return { wishes, changes, concerns: concernsOf(wishes, changes, plan) };
}

/** Plans removing the changes of single nights, so the regular assignments apply again. */
export function planRegularAgain(places: readonly ShiftPlace[], plan: SchedulePlan): PlannedStep {
  const wishes = places.map(({ communityId, serviceDate }) => {
    const community = plan.communityOf(communityId);
    const agentId = community ? regularAgentOn(community, serviceDate, plan.assignments) : null;
    return { communityId, serviceDate, agentId };
  });
  const changes = nightChanges(wishes, plan.communityOf, plan.assignments);
  return { wishes, changes, concerns: concernsOf(wishes, changes, plan) };
}

/** A step's shifts, except those that need confirmation. */
export function placesWithoutConflict({ wishes, concerns }: PlannedStep): ShiftPlace[] {
  const inConflict = new Set(
    concerns
      .filter(({ conflict }) => severityOf(conflict) === 'confirms')
      .map(({ wish }) => keyOfPlace(wish)),
  );
  return wishes.filter((wish) => !inConflict.has(keyOfPlace(wish)));
}

/** Whether a step changes nothing. */
export const isEmptyStep = ({ shifts, assignments }: ScheduleChanges): boolean =>
  shifts.length + assignments.length === 0;

/** Whether a step is too large for one call. */
export const isTooLarge = ({ shifts, assignments }: ScheduleChanges): boolean =>
  shifts.length > maxShiftChanges || assignments.length > maxAssignmentChanges;
