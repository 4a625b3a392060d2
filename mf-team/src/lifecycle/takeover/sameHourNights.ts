import {
  addDays,
  conflictsOf,
  indexAvailability,
  indexDuties,
  type Assignments,
  type DirectoryCommunity,
} from 'shared-lib/domain';

/** How many nights from today are checked, because regular assignments have no end. */
const nightsAhead = 14;

/**
 * The dates on which the member taking over would have to be in two communities at once: one being taken over, and one they already
 * serve.
 * @param memberId whose shifts are taken over.
 * @param today `YYYY-MM-DD`, the first of the `nightsAhead` that are checked.
 * @returns `YYYY-MM-DD`, sorted.
 */
export function sameHourNights(
  takerId: string,
  memberId: string,
  communities: readonly DirectoryCommunity[],
  assignments: Assignments,
  today: string,
): string[] {
  const dates = Array.from({ length: nightsAhead }, (_, index) => addDays(today, index));
  const duties = indexDuties(communities, dates, assignments, indexAvailability([], []));
  return dates.filter((date) =>
    duties
      .shiftsOf(memberId, date)
      .some((shift) => conflictsOf(takerId, shift, duties).some(({ kind }) => kind === 'sameHour')),
  );
}
