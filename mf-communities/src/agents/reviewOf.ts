import {
  conflictsOf,
  indexDuties,
  shiftOn,
  weekdayOf,
  severityOf,
  withChanges,
  type AssignmentChange,
  type Assignments,
  type Availability,
  type DirectoryCommunity,
  type Duties,
  type ScheduleChanges,
  type ShiftConflict,
} from 'shared-lib/domain';

/** Data for reviewing changes of regular specialists. */
export interface BoardFacts {
  readonly communities: readonly DirectoryCommunity[];
  readonly assignments: Assignments;
  readonly availability: Availability;
  /** The coming nights to check, `YYYY-MM-DD`, the next one first; each weekday at least once. */
  readonly dates: readonly string[];
}

/** A night whose schedule differs from the regular assignment. */
export interface PlannedNight {
  readonly communityId: string;
  readonly serviceDate: string;
  /** Null if it is unassigned. */
  readonly agentId: string | null;
}

/** The conflicts of a new regular specialist, and their nights. */
export interface Concern {
  readonly change: AssignmentChange;
  readonly conflict: ShiftConflict;
  readonly dates: readonly string[];
}

/** The review of changes before they are saved. */
export interface Review {
  /** Weekdays left without a specialist. */
  readonly uncovered: readonly AssignmentChange[];
  readonly planned: readonly PlannedNight[];
  readonly concerns: readonly Concern[];
}

const placesOf = ({ communityId, day }: AssignmentChange, { communities, dates }: BoardFacts) => {
  const community = communities.find(({ id }) => id === communityId);
  if (!community?.serviceDays.includes(day)) return [];
  return dates
    .filter((date) => weekdayOf(date) === day && !community.noServiceDates.includes(date))
    .map((serviceDate) => ({ communityId, serviceDate }));
};

/** The nights of a weekday for which the schedule has its own entry. */
const plannedOf = (change: AssignmentChange, facts: BoardFacts): PlannedNight[] =>
  placesOf(change, facts).flatMap((place) => {
    const agentId = facts.assignments.newAgent(place.communityId, place.serviceDate);
    return agentId === undefined ? [] : [{ ...place, agentId }];
  });

const alike = (a: ShiftConflict, b: ShiftConflict): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Groups the same conflict on many nights into one concern.
 * @param after the assignments once everything is saved
 */
function concernsOf(
  change: AssignmentChange,
  facts: BoardFacts,
  after: Assignments,
  duties: Duties,
): Concern[] {
  const { to } = change;
  if (to === null) return [];
  const concerns: { change: AssignmentChange; conflict: ShiftConflict; dates: string[] }[] = [];
  for (const place of placesOf(change, facts)) {
    const community = facts.communities.find(({ id }) => id === place.communityId);
    // Skip nights whose own schedule entry names someone else.
    if (!community || shiftOn(community, place.serviceDate, after)?.agentId !== to) continue;
    for (const conflict of conflictsOf(to, place, duties)) {
      const known = concerns.find((concern) => alike(concern.conflict, conflict));
      if (known) known.dates.push(place.serviceDate);
      else concerns.push({ change, conflict, dates: [place.serviceDate] });
    }
  }
  return concerns;
}

/**
 * The step to save: the changes and, with `follows`, resetting the coming nights that have their own
 * schedule.
 */
export const stepOf = (
  changes: readonly AssignmentChange[],
  follows: boolean,
  facts: BoardFacts,
): ScheduleChanges => ({
  assignments: changes,
  shifts: follows
    ? changes
        .flatMap((change) => plannedOf(change, facts))
        .map(({ communityId, serviceDate, agentId }) => ({
          communityId,
          serviceDate,
          from: { newAgentId: agentId },
          to: null,
        }))
    : [],
});

/** A step's uncovered days, nights with their own schedule, and conflicts. */
export function reviewOf(step: ScheduleChanges, facts: BoardFacts): Review {
  const { assignments } = step;
  const after = withChanges(facts.assignments, step);
  const duties = indexDuties(facts.communities, facts.dates, after, facts.availability);
  return {
    uncovered: assignments.filter((change) => change.to === null && placesOf(change, facts).length > 0),
    planned: assignments.flatMap((change) => plannedOf(change, facts)),
    concerns: assignments.flatMap((change) => concernsOf(change, facts, after, duties)),
  };
}

/** Whether a step is impossible, rather than in need of a decision. */
export const isRefused = ({ concerns }: Review): boolean =>
  concerns.some(({ conflict }) => severityOf(conflict) === 'blocks');
