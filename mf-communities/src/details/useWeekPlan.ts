import { useMemo } from 'react';
import { combineLive, useAgentsOf, useNow, useScheduleNights, useTeamDirectory } from 'shared-lib/data';
import { localDate, serviceNight, type Community } from 'shared-lib/domain';
import { plannedNights, weekFrom } from './plannedNights.ts';

/** Who serves a community regularly and on each night of the week to come, live; and which date it is there. */
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
