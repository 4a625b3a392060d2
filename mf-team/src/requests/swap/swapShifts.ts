import {
  conflictsAfter,
  legsOf,
  nightsOfWeek,
  refusedLegs,
  workedMinutesOf,
  fullWeekMin,
  type LegFacts,
  type LegRefusal,
  type SwapLeg,
  type SwapTerms,
} from 'mf-team/domain';
import {
  conflictsOf,
  shiftOn,
  weekdays,
  type NightClockInOut,
  type ShiftConflict,
  type Weekday,
} from 'shared-lib/domain';
import type { NightFacts } from '../decide/nightFacts.ts';

/** A shift that changes hands, with what the office needs to judge it. */
export interface SwapShift extends SwapLeg {
  /** Why it can't change hands now; null if it can. */
  readonly refusal: LegRefusal | null;
  /** The taker's conflicts that don't refuse it. */
  readonly conflicts: readonly ShiftConflict[];
  /** The weekdays on which the taker serves the community. */
  readonly knownFrom: readonly Weekday[];
  /** How many other shifts the taker has that night, after the swap. */
  readonly shiftsThatNight: number;
  /** The taker's minutes on the clock in the shift's week. */
  readonly workedMin: number;
  readonly isOverHours: boolean;
}

/** The clock-ins that count for hours. */
export type WeekClocks = readonly Pick<
  NightClockInOut,
  'memberId' | 'serviceDate' | 'clockInAt' | 'clockOutAt'
>[];

const legFactsOf = (leg: SwapLeg, { communityOf, assignments, duties, team }: NightFacts): LegFacts => {
  const { communityId, serviceDate, giverId, takerId } = leg;
  const community = communityOf(communityId);
  const shift = community ? shiftOn(community, serviceDate, assignments) : null;
  return {
    ...leg,
    isServed: shift !== null,
    agentId: shift?.agentId ?? null,
    startsAt: duties.startOf(leg) ?? 0,
    giver: team.find(({ id }) => id === giverId) ?? null,
    taker: team.find(({ id }) => id === takerId) ?? null,
    conflicts: conflictsOf(takerId, leg, duties),
  };
};

/**
 * The shifts of a swap, by the same rules as `decideSwap`.
 * @param now epoch milliseconds
 */
export function swapShifts(
  terms: SwapTerms,
  facts: NightFacts,
  clocks: WeekClocks,
  now: number,
): SwapShift[] {
  const legs = legsOf(terms).map((leg) => legFactsOf(leg, facts));
  const refused = refusedLegs(legs, now, true);
  return legs.map((leg) => {
    const { communityId, serviceDate, giverId, takerId } = leg;
    const regular = facts.assignedAgents.filter(
      (agent) => agent.memberId === takerId && agent.communityId === communityId,
    );
    const given = legs.filter((other) => other.giverId === takerId && other.serviceDate === serviceDate);
    const week = nightsOfWeek(serviceDate);
    const worked = workedMinutesOf(
      clocks.filter((clock) => week.includes(clock.serviceDate)),
      now,
    );
    const workedMin = worked.get(takerId) ?? 0;
    return {
      communityId,
      serviceDate,
      giverId,
      takerId,
      refusal:
        refused.find((other) => other.communityId === communityId && other.serviceDate === serviceDate)
          ?.reason ?? null,
      conflicts: conflictsAfter(leg, legs),
      knownFrom: weekdays.filter((day) => regular.some((agent) => agent.day === day)),
      shiftsThatNight: facts.duties
        .shiftsOf(takerId, serviceDate)
        .filter(
          (shift) =>
            shift.communityId !== communityId &&
            !given.some((other) => other.communityId === shift.communityId),
        ).length,
      workedMin,
      isOverHours: workedMin >= fullWeekMin,
    };
  });
}
