import { startSameHour, type Duties, type Shift, type ShiftPlace } from 'shared-lib/domain';
import { suggestedCovers } from '../decide/cover.ts';
import type { NightFacts } from '../decide/nightFacts.ts';
import { obstacleOf } from '../decide/obstacleOf.ts';
import type { Cover } from '../decide/shiftChanges.ts';
import type { RequestEntry } from '../requestEntries.ts';

/** What happens to the shifts of nights off that are approved together. */
export const bulkCovers = ['suggested', 'open', 'keep'] as const;
export type BulkCover = (typeof bulkCovers)[number];

/** A shift's unique key. */
export const shiftKey = ({ communityId, serviceDate }: ShiftPlace) => `${communityId}/${serviceDate}`;

/**
 * The shifts that approving several requests leaves uncovered: of each member with a night off that can be approved.
 * @param now epoch milliseconds
 * @param viewerZone the decider's IANA zone.
 * @returns the earliest night first, each shift once.
 */
export function shiftsToCover(
  entries: readonly RequestEntry[],
  facts: NightFacts,
  now: number,
  viewerZone: string,
): Shift[] {
  const shifts = entries
    .filter(({ timeOff, status }) => timeOff && status === 'pending')
    .filter((entry) => obstacleOf(entry, facts, now, viewerZone) === null)
    .flatMap(({ userId, requestDate }) => facts.duties.shiftsOf(userId, requestDate));
  return [...new Map(shifts.map((shift) => [shiftKey(shift), shift])).values()].sort((a, b) =>
    a.serviceDate < b.serviceDate ? -1 : a.serviceDate > b.serviceDate ? 1 : 0,
  );
}

type Substitutes = Parameters<typeof suggestedCovers>[1];

/**
 * The suggestion for each shift (`suggestedCovers`). It is never someone who gets another shift at that hour from the
 * same approval.
 * @param entries the requests approved together.
 * @param substitutes the candidates of each shift, the best first.
 * @param now epoch milliseconds
 */
export function suggestedForAll(
  entries: readonly RequestEntry[],
  shifts: readonly ShiftPlace[],
  substitutes: Substitutes,
  duties: Pick<Duties, 'startOf'>,
  now: number,
): Cover[] {
  const given = entries.flatMap(({ timeOff, userId, communityId, requestDate }) =>
    timeOff || communityId === null ? [] : [{ userId, communityId, serviceDate: requestDate }],
  );
  const free = substitutes.map((candidates, index) =>
    candidates.filter(
      ({ member }) =>
        !given.some((place) => place.userId === member.id && startSameHour(place, shifts[index]!, duties)),
    ),
  );
  return suggestedCovers(shifts, free, duties, now);
}
