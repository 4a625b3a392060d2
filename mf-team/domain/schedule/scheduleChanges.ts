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

/** The members who get a new assignment, without duplicates. */
export const newlyAssigned = ({ shifts, assignments }: ScheduleChanges): string[] => {
  const given = [
    ...shifts.map(({ from, to }) => ({ from: from?.newAgentId, to: to?.newAgentId })),
    ...assignments,
  ];
  return [...new Set(given.flatMap(({ from, to }) => (to && to !== from ? to : [])))];
};

/** The requested specialist of one night's shift; null for no one. */
export interface RequestedAssignment {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly agentId: string | null;
}

type TimedCommunity = ServedCommunity & Pick<Community, 'serviceStart' | 'timezone'>;

const overrideNow = (assignments: Assignments, { communityId, serviceDate }: RequestedAssignment) => {
  const newAgentId = assignments.newAgent(communityId, serviceDate);
  return newAgentId === undefined ? null : { newAgentId };
};

const overrideChange = (
  wish: RequestedAssignment,
  to: ShiftChange['to'],
  assignments: Assignments,
): ShiftChange[] => {
  const { communityId, serviceDate } = wish;
  const from = overrideNow(assignments, wish);
  return from?.newAgentId === to?.newAgentId ? [] : [{ communityId, serviceDate, from, to }];
};

/**
 * The single-night changes that carry out some wishes. Assigning the regular specialist, or clearing a shift
 * that has none, needs no override; a weekday without service gets an extra shift. Closures stay as they are.
 * @param communityOf a community by its id; wishes for an unknown one change nothing.
 */
export function nightChanges(
  wishes: readonly RequestedAssignment[],
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

/** The regular specialist of a night after its weekday was reassigned: past and started nights keep theirs. */
const regularAfter = (
  community: TimedCommunity,
  { communityId, serviceDate, agentId }: RequestedAssignment,
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
 * The regular assignment changes that carry out some wishes, each for a night and the same weekday of every
 * week. Overrides of that night are removed; a past or started night keeps its regular specialist, so it gets
 * an override instead. A weekday without service has no regular assignment and stays as it is.
 * @param now epoch milliseconds
 */
export function weeklyChanges(
  wishes: readonly RequestedAssignment[],
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
