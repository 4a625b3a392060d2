import {
  type ShiftChange,
  pastAgentsAfter,
  type Community,
  regularAgentOn,
  type Assignments,
  type ServedCommunity,
  weekdayOf,
  type ScheduleChanges,
} from 'shared-lib/domain';

/** Whom changes give something to serve, each once; not those who keep what they have, or lose it. */
export const agentsGiven = ({ shifts, assignments }: ScheduleChanges): string[] => {
  const given = [
    ...shifts.map(({ from, to }) => ({ from: from?.newAgentId, to: to?.newAgentId })),
    ...assignments,
  ];
  return [...new Set(given.flatMap(({ from, to }) => (to && to !== from ? to : [])))];
};

/** A wish for one night: who is to serve a shift, or with null that nobody is. */
export interface ShiftWish {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly agentId: string | null;
}

type TimedCommunity = ServedCommunity & Pick<Community, 'serviceStart' | 'timezone'>;

const overrideNow = (assignments: Assignments, { communityId, serviceDate }: ShiftWish) => {
  const newAgentId = assignments.newAgent(communityId, serviceDate);
  return newAgentId === undefined ? null : { newAgentId };
};

const overrideChange = (wish: ShiftWish, to: ShiftChange['to'], assignments: Assignments): ShiftChange[] => {
  const { communityId, serviceDate } = wish;
  const from = overrideNow(assignments, wish);
  return from?.newAgentId === to?.newAgentId ? [] : [{ communityId, serviceDate, from, to }];
};

/**
 * The changes of single nights that fulfil wishes. Who serves regularly needs no override, and a shift that nobody serves
 * regularly none to be cleared; a weekday that isn't served gets an extra shift. Dates without service stay as they are.
 * @param communityOf a community by its id; wishes for one that is not known change nothing.
 */
export function nightChanges(
  wishes: readonly ShiftWish[],
  communityOf: (id: string) => ServedCommunity | undefined,
  assignments: Assignments,
): ScheduleChanges {
  const shifts = wishes.flatMap((wish) => {
    const { communityId, serviceDate, agentId } = wish;
    const community = communityOf(communityId);
    if (!community || community.noServiceDates.includes(serviceDate)) return [];
    const regular = regularAgentOn(community, serviceDate, assignments);
    return overrideChange(wish, agentId === regular ? null : { newAgentId: agentId }, assignments);
  });
  return { shifts, assignments: [] };
}

/** Who serves a night regularly once its weekday was given to somebody: a night that is over, or has begun, keeps whom it had. */
const regularAfter = (
  community: TimedCommunity,
  { communityId, serviceDate, agentId }: ShiftWish,
  assignments: Assignments,
  now: number,
): string | null => {
  const day = weekdayOf(serviceDate);
  const from = assignments.regularAgent(communityId, day);
  const { pastAgents = [] } = community;
  const replaced = from === agentId ? [] : [{ day, from }];
  const after = pastAgentsAfter({ ...community, createdAt: null, pastAgents }, replaced, now) ?? pastAgents;
  return regularAgentOn({ ...community, pastAgents: after }, serviceDate, { regularAgent: () => agentId });
};

/**
 * The changes of the regular assignments that fulfil wishes for a night and the same weekday of every week. What the schedule of
 * that night says else gives way; a night that keeps whom it had gets the wish for that night alone. A weekday that isn't served has no
 * regular assignment, and stays as it is.
 * @param now epoch milliseconds
 */
export function weeklyChanges(
  wishes: readonly ShiftWish[],
  communityOf: (id: string) => TimedCommunity | undefined,
  assignments: Assignments,
  now: number,
): ScheduleChanges {
  const served = wishes.flatMap((wish) => {
    const community = communityOf(wish.communityId);
    return community?.serviceDays.includes(weekdayOf(wish.serviceDate)) ? [{ wish, community }] : [];
  });
  return {
    shifts: served.flatMap(({ wish, community }) => {
      const isRegular = regularAfter(community, wish, assignments, now) === wish.agentId;
      return overrideChange(wish, isRegular ? null : { newAgentId: wish.agentId }, assignments);
    }),
    assignments: served.flatMap(({ wish: { communityId, serviceDate, agentId } }) => {
      const day = weekdayOf(serviceDate);
      const from = assignments.regularAgent(communityId, day);
      return from === agentId ? [] : [{ communityId, day, from, to: agentId }];
    }),
  };
}
