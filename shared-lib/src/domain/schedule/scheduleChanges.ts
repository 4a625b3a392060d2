import { reverseShiftChanges, type ShiftChange } from './shiftChange.ts';
import { type Assignments } from './shiftOn.ts';
import { type Weekday } from '../base/weekday.ts';

/** One change of a community's regular assignment on a weekday. Null means unassigned. */
export interface AssignmentChange {
  readonly communityId: string;
  readonly day: Weekday;
  /** The specialist its author saw; if it is now someone else, the change is refused. */
  readonly from: string | null;
  readonly to: string | null;
}

/** One step of schedule changes, applied, refused and undone as a whole. */
export interface ScheduleChanges {
  /** At most one for each community and date. */
  readonly shifts: readonly ShiftChange[];
  /** At most one for each community and weekday. */
  readonly assignments: readonly AssignmentChange[];
}

/** The changes that undo changes. */
export const reverseScheduleChanges = ({ shifts, assignments }: ScheduleChanges): ScheduleChanges => ({
  shifts: reverseShiftChanges(shifts),
  assignments: assignments.map((change) => ({ ...change, from: change.to, to: change.from })),
});

/** Who would serve what with the changes applied. */
export function withChanges(assignments: Assignments, changes: ScheduleChanges): Assignments {
  const nights = new Map(
    changes.shifts.map(({ communityId, serviceDate, to }) => [
      `${communityId}/${serviceDate}`,
      to?.newAgentId,
    ]),
  );
  const regular = new Map(
    changes.assignments.map(({ communityId, day, to }): [string, string | null] => [
      `${communityId}/${day}`,
      to,
    ]),
  );
  return {
    regularAgent: (communityId, day) => {
      const changed = regular.get(`${communityId}/${day}`);
      return changed === undefined ? assignments.regularAgent(communityId, day) : changed;
    },
    newAgent: (communityId, serviceDate) => {
      const key = `${communityId}/${serviceDate}`;
      return nights.has(key) ? nights.get(key) : assignments.newAgent(communityId, serviceDate);
    },
  };
}
