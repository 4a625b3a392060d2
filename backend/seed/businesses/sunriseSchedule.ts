import {
  addDays,
  defaultTimeZone,
  momentOfNight,
  paths,
  shiftOn,
  weekdayOf,
  indexAssignments,
  type AssignedAgent,
  type Community,
} from 'shared-lib/domain';
import { demoUids } from '../accounts.ts';
import { assignedAgentsOf } from '../documents/communityDocuments.ts';
import { randomOf } from '../random.ts';
import { declinedSwap, requestOf, requestRecord } from '../documents/requestDocuments.ts';
import type { SeedDocument } from '../seedSet.ts';
import { roundAt } from './sunriseCommunities.ts';
import { nadiaFlores, sunriseSpecialists } from './sunriseTeam.ts';

/** The nights around today with schedule changes. */
const firstNight = -14;
const lastNight = 13;

/** Nadia Flores takes over a colleague's shift on these nights from today. */
const nadiasNights = [1, 3, 6, 9];

/** A requested and approved shift, which is in the schedule too; `night` counts from today. */
const gotShift = { night: 1, communityId: 'riverside-commons', memberId: 'yusuf-karim' } as const;

/** The member who forgot to clock out last night. */
export const forgetfulMember = 'kwame-mensah';

/** The regular assignments: each specialist has some communities for the whole week; one community has none. */
export const sunriseAgents = (communities: readonly Community[]): AssignedAgent[] =>
  communities.flatMap(({ id, serviceDays }) => {
    const { agentId } = roundAt(id);
    return agentId === null ? [] : assignedAgentsOf(demoUids.owner, id, serviceDays, agentId);
  });

/** Groups parts of the night that overlap: a specialist can serve only one community in each. */
const hourOf = (communityId: string): 'first' | 'last' | 'between' => {
  const { part } = roundAt(communityId);
  return part === 'first' || part === 'last' ? part : 'between';
};

/** A change on a night: a substitute for a community's specialist. */
interface StandIn {
  readonly communityId: string;
  readonly memberId: string;
}

/**
 * All possible substitutes on a night: for communities around New York, members without another shift at that hour.
 * @param assigned the ids of the served communities, with their specialists
 */
const standInsOf = (assigned: readonly StandIn[], members: readonly string[]): StandIn[] =>
  assigned
    .filter(({ communityId, memberId }) => communityId !== 'harbor-point' && memberId !== nadiaFlores)
    .flatMap(({ communityId }) =>
      members
        .filter(
          (id) =>
            !assigned.some(
              (other) =>
                other.memberId === id &&
                (other.communityId === 'harbor-point' || hourOf(other.communityId) === hourOf(communityId)),
            ),
        )
        .map((memberId) => ({ communityId, memberId })),
    );

/**
 * The changes to the regular assignments: on most nights a colleague substitutes, occasionally an evening shift is cleared. Nadia Flores
 * keeps all of hers, so that her day off leaves the same shifts uncovered on every date.
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
    const assigned = communities.flatMap((community): StandIn[] => {
      const memberId = shiftOn(community, date, assignments)?.agentId;
      return memberId ? [{ communityId: community.id, memberId }] : [];
    });
    const gotten = offset === gotShift.night ? [gotShift] : [];
    const isFree = ({ communityId }: StandIn) => gotten.every((other) => other.communityId !== communityId);
    const standIns = standInsOf(assigned, nadiasNights.includes(offset) ? [nadiaFlores] : sunriseSpecialists);
    const swapped = random.pick(standIns.filter(isFree));
    const cleared = assigned.find(
      ({ communityId, memberId }) =>
        communityId !== swapped.communityId &&
        hourOf(communityId) !== 'between' &&
        random.chance(0.1) &&
        memberId !== nadiaFlores,
    );
    const schedule = [
      ...[swapped, ...gotten].map(({ communityId, memberId }) => ({ communityId, newAgentId: memberId })),
      ...(cleared === undefined ? [] : [{ communityId: cleared.communityId, newAgentId: '' }]),
    ];
    return {
      path: paths.scheduleNight(demoUids.owner, date),
      data: { schedule, lastUpdated: new Date(now) },
    };
  });
};

/**
 * The team's requests: time off, shifts, and a swap.
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
    requestOf(gotShift.memberId, 'approved', 'shift', on(gotShift.night), {
      communityId: gotShift.communityId,
    }),
    requestOf('kwame-mensah', 'declined', 'shift', on(-5), { communityId: 'kingsbridge' }),
  ];
  // Laurel Heights is served from Sunday to Thursday.
  const swapped = [-4, -5, -6].map(on).find((date) => !['friday', 'saturday'].includes(weekdayOf(date)))!;
  return [
    requestRecord(demoUids.owner, 'time-off', timeOff),
    requestRecord(demoUids.owner, 'shifts', shifts),
    ...declinedSwap(
      demoUids.owner,
      {
        communityId: 'laurel-heights',
        propertyName: 'Laurel Heights',
        serviceDate: swapped,
        startsAt: new Date(momentOfNight(swapped, '22:00', defaultTimeZone)),
      },
      [
        { id: 'kwame-mensah', name: 'Kwame Mensah' },
        { id: 'grace-oduya', name: 'Grace Oduya' },
      ],
      { note: 'Family visit', decisionNote: 'We need you there for the move-ins. Another night works.' },
    ),
  ];
};
