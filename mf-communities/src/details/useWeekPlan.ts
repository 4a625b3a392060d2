import { useMemo } from 'react';
import { combineLive, useAgentsOf, useNow, useScheduleNights, useTeamDirectory } from 'shared-lib/data';
import { localDate, serviceNight, type Community } from 'shared-lib/domain';
import { plannedNights, weekFrom } from './plannedNights.ts';

/**
 * A community's regular specialists and those of each night of the coming week, live; and the current date
 * there.
 */
export function useWeekPlan(community: Community) {
  const now = useNow();
  const tonight = serviceNight(now, community.timezone);
  const week = useMemo(() => weekFrom(tonight), [tonight]);
  const plan = combineLive(
    [useAgentsOf(community.id), useScheduleNights(week), useTeamDirectory()],
    (agents, scheduleNights, team) => ({
      agents,
      nights: plannedNights(community, week, agents, scheduleNights),
      members: new Map(team.map((member) => [member.id, member])),
    }),
  );
  return { today: localDate(now, community.timezone), plan };
}
