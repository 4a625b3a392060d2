import {
  addDays,
  paths,
  shiftOn,
  indexAssignments,
  type AssignedAgent,
  type Community,
} from 'shared-lib/domain';
import { demoUids } from './accounts.ts';
import { nadiasRoute, unassignedCommunity } from './sunriseCommunities.ts';
import { nadiaFlores, sunriseSpecialists } from './sunriseTeam.ts';
import { assignedAgentsOf } from './communityDocuments.ts';
import { randomOf } from './random.ts';
import { requestOf, requestRecord } from './requestDocuments.ts';
import type { SeedDocument } from './seedSet.ts';

/** The nights around today for which the schedule holds changes. */
const firstNight = -14;
const lastNight = 13;

/** Nadia Flores takes over a colleague's shift on these nights from today. */
const nadiasNights = [1, 3, 6, 9];

/** Who forgot to clock out last night: on that night, they step in for somebody, whatever weekday it was. */
export const forgetfulMember = 'kwame-mensah';

/** The regular assignments: each specialist has some communities for the whole week; one community has nobody. */
export const sunriseAgents = (communities: readonly Community[]): AssignedAgent[] =>
  communities
    .filter((community) => community.id !== unassignedCommunity)
    .flatMap((community, index) => {
      const regular = sunriseSpecialists[index % sunriseSpecialists.length] ?? demoUids.specialist;
      const memberId = nadiasRoute.includes(community.id) ? nadiaFlores : regular;
      return assignedAgentsOf(demoUids.owner, community.id, community.serviceDays, memberId);
    });

/**
 * The changes to the regular assignments: on most nights a colleague steps in, now and then a shift is cleared.
 * @param tonight `YYYY-MM-DD`
 */
export const sunriseSchedule = (
  communities: readonly Community[],
  agents: readonly AssignedAgent[],
  tonight: string,
  now: number,
): SeedDocument[] => {
  const assignments = indexAssignments(agents, []);
  return Array.from({ length: lastNight - firstNight + 1 }, (_, index) => {
    const offset = firstNight + index;
    const date = addDays(tonight, offset);
    const random = randomOf(`schedule/${date}`);
    const assigned = communities.filter((community) => shiftOn(community, date, assignments)?.agentId);
    const swapped = random.pick(assigned.filter((community) => !nadiasRoute.includes(community.id)));
    const someone = nadiasNights.includes(offset) ? nadiaFlores : random.pick(sunriseSpecialists);
    const stepsIn = offset === -1 ? forgetfulMember : someone;
    const cleared = assigned.find((community) => community.id !== swapped.id && random.chance(0.1));
    const schedule = [
      { communityId: swapped.id, newAgentId: stepsIn },
      ...(cleared === undefined ? [] : [{ communityId: cleared.id, newAgentId: '' }]),
    ];
    return {
      path: paths.scheduleNight(demoUids.owner, date),
      data: { schedule, lastUpdated: new Date(now) },
    };
  });
};

/**
 * The team's requests, in two records: time off and shifts.
 * @param tonight `YYYY-MM-DD`
 */
export const sunriseRequests = (tonight: string, now: number): SeedDocument[] => {
  const on = (days: number) => addDays(tonight, days);
  const cancelled = {
    cancelledAt: new Date(now - 2 * 86_400_000),
    cancelledBy: demoUids.admin,
    cancellationReason: 'Plans changed',
  };
  const timeOff = [
    requestOf(nadiaFlores, 'pending', 'requestOff', on(6)),
    requestOf(demoUids.specialist, 'approved', 'requestOff', on(4)),
    requestOf('linh-tran', 'pending', 'requestOff', on(2)),
    requestOf('marcus-bell', 'declined', 'requestOff', on(-3)),
    requestOf('grace-oduya', 'cancelled', 'requestOff', on(8), cancelled),
  ];
  const shifts = [
    requestOf('priya-raman', 'pending', 'shift', on(3), { communityId: 'cedar-glen' }),
    requestOf('yusuf-karim', 'approved', 'shift', on(1), { communityId: 'riverside-commons' }),
    requestOf('kwame-mensah', 'declined', 'shift', on(-5), { communityId: 'grandview-towers' }),
  ];
  return [
    requestRecord(demoUids.owner, 'time-off', timeOff),
    requestRecord(demoUids.owner, 'shifts', shifts),
  ];
};
