import {
  indexAssignments,
  serviceNight,
  shiftOn,
  type AssignedAgent,
  type Community,
  type ScheduleNight,
  type ServedCommunity,
  type Shift,
} from 'shared-lib/domain';

/**
 * The shifts of the night in progress, each community in its own time zone and in the order given.
 * @param scheduleNights records of `schedule/{date}`; those of other dates are ignored
 * @param now epoch milliseconds
 */
export const shiftsOfNight = (
  communities: readonly (ServedCommunity & Pick<Community, 'timezone'>)[],
  assignedAgents: readonly AssignedAgent[],
  scheduleNights: readonly ScheduleNight[],
  now: number,
): Shift[] => {
  const assignments = indexAssignments(assignedAgents, scheduleNights);
  const nights = new Map<string, string>();
  const nightIn = (timeZone: string): string => {
    const night = nights.get(timeZone) ?? serviceNight(now, timeZone);
    nights.set(timeZone, night);
    return night;
  };
  return communities
    .map((community) => shiftOn(community, nightIn(community.timezone), assignments))
    .filter((shift) => shift !== null);
};

/** The id that a field app gives to a shift's report and clock-in (docs/field-app.md). */
export const shiftIdOf = ({
  memberId,
  serviceDate,
  communityId,
}: {
  readonly memberId: string;
  readonly serviceDate: string;
  readonly communityId: string;
}): string => `${memberId}_${serviceDate}_${communityId}`;
