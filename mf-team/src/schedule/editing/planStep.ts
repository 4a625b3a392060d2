import {
  maxAssignmentChanges,
  regularAgentOn,
  weightOf,
  type ScheduleChanges,
  type ShiftPlace,
} from 'shared-lib/domain';
import { maxShiftChanges, nightChanges, weeklyChanges, type ShiftWish } from 'mf-team/domain';
import { concernsOf, type Concern, type SchedulePlan } from './schedulePlan.ts';
import { keyOfPlace } from '../rows/placeKey.ts';

/** How long a change holds: for that night only, or for the same weekday of every week. */
export type Scope = 'night' | 'week';

/** A step that changes the schedule, as it would be made. */
export interface PlannedStep {
  wishes: readonly ShiftWish[];
  changes: ScheduleChanges;
  concerns: readonly Concern[];
}

/**
 * Plans to give shifts to one agent, or with null to nobody. @param places the shifts. One on a weekday that isn't
 * served can't be assigned for every week, so it stays as it is then.
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

/** Plans to remove the changes of single nights, so that the regular assignments hold again. */
export function planRegularAgain(places: readonly ShiftPlace[], plan: SchedulePlan): PlannedStep {
  const wishes = places.map(({ communityId, serviceDate }) => {
    const community = plan.communityOf(communityId);
    const agentId = community ? regularAgentOn(community, serviceDate, plan.assignments) : null;
    return { communityId, serviceDate, agentId };
  });
  const changes = nightChanges(wishes, plan.communityOf, plan.assignments);
  return { wishes, changes, concerns: concernsOf(wishes, changes, plan) };
}

/** The shifts of a step without those that a person has to confirm. */
export function placesWithoutConflict({ wishes, concerns }: PlannedStep): ShiftPlace[] {
  const inConflict = new Set(
    concerns.filter(({ conflict }) => weightOf(conflict) === 'asks').map(({ wish }) => keyOfPlace(wish)),
  );
  return wishes.filter((wish) => !inConflict.has(keyOfPlace(wish)));
}

/** Whether a step changes nothing. */
export const isEmptyStep = ({ shifts, assignments }: ScheduleChanges): boolean =>
  shifts.length + assignments.length === 0;

/** Whether a step is larger than one call takes. */
export const isTooLarge = ({ shifts, assignments }: ScheduleChanges): boolean =>
  shifts.length > maxShiftChanges || assignments.length > maxAssignmentChanges;
