import type { Community } from '../community/community.ts';
import { planOn } from '../community/nightPlan.ts';
import { sameHourMinutes } from '../base/constants.ts';
import { PairMap } from '../base/PairMap.ts';
import { isTimeOff, type RequestedNight } from '../request/requestRecord.ts';
import { momentOfNight } from '../base/serviceNight.ts';
import { shiftOn, type Assignments, type Shift } from './shiftOn.ts';
import type { TeamMember } from '../teamMember/teamMember.ts';

/** A reason not to assign a specialist to a shift. */
export type ShiftConflict =
  /** Inactive, or not on the team: they can't serve. */
  | { readonly kind: 'inactive' }
  /** They have that night off, or have asked for it. */
  | { readonly kind: 'timeOff'; readonly status: 'approved' | 'pending' }
  /**
   * They serve another community at the same hour. If both are their regular assignments, it is a route, assigned on
   * purpose.
   */
  | { readonly kind: 'sameHour'; readonly communityId: string; readonly isRoute: boolean };

/** A shift by its place in the schedule. */
export interface ShiftPlace {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
}

/** Members who may serve, and the nights when they can't. */
export interface Availability {
  readonly isActive: (agentId: string) => boolean;
  /** Null if they haven't requested the night off, or no longer do. */
  readonly timeOff: (agentId: string, serviceDate: string) => 'approved' | 'pending' | null;
}

/** Indexes a team and its requests. Requests for shifts, and declined or canceled ones, keep no one from serving. */
export function indexAvailability(
  team: readonly Pick<TeamMember, 'id' | 'isActive'>[],
  requests: readonly RequestedNight[],
): Availability {
  const active = new Set(team.flatMap(({ id, isActive }) => (isActive ? [id] : [])));
  // By member first: most have no night off, and each is checked for every date.
  const nights = new PairMap<'approved' | 'pending'>();
  for (const request of requests) {
    const { userId, status, requestDate } = request;
    if (!isTimeOff(request) || (status !== 'approved' && status !== 'pending')) continue;
    if (nights.get(userId, requestDate) !== 'approved') nights.set(userId, requestDate, status);
  }
  return {
    isActive: (agentId) => active.has(agentId),
    timeOff: (agentId, serviceDate) => nights.get(agentId, serviceDate) ?? null,
  };
}

/** Who serves what on the given nights, and when each service starts. */
export interface Duties extends Availability {
  /** A specialist's shifts on a date. */
  readonly shiftsOf: (agentId: string, serviceDate: string) => readonly Shift[];
  /** Epoch milliseconds; null for an unknown community. */
  readonly startOf: (place: ShiftPlace) => number | null;
}

type ServedCommunity = Pick<
  Community,
  'id' | 'timezone' | 'serviceStart' | 'serviceDays' | 'noServiceDates'
> &
  Partial<Pick<Community, 'pastPlans' | 'pastAgents'>>;

/**
 * Indexes the shifts of the given nights by specialist.
 * @param serviceDates `YYYY-MM-DD`; shifts on other dates are ignored.
 */
export function indexDuties(
  communities: readonly ServedCommunity[],
  serviceDates: readonly string[],
  assignments: Assignments,
  availability: Availability,
): Duties {
  const byAgent = new PairMap<Shift[]>();
  for (const community of communities) {
    for (const date of serviceDates) {
      const shift = shiftOn(community, date, assignments);
      if (!shift || shift.agentId === null) continue;
      const known = byAgent.get(date, shift.agentId);
      if (known) known.push(shift);
      else byAgent.set(date, shift.agentId, [shift]);
    }
  }
  const places = new Map(communities.map((community) => [community.id, community]));
  // Looked up for each pair of a specialist's shifts.
  const starts = new PairMap<number>();
  // Hundreds of communities share a handful of start times.
  const moments = new Map<string, number>();
  const startOf = (communityId: string, serviceDate: string): number | null => {
    const place = places.get(communityId);
    if (!place) return null;
    const { serviceStart, timezone } = planOn(place, serviceDate);
    const key = `${serviceDate} ${serviceStart} ${timezone}`;
    const moment = moments.get(key) ?? momentOfNight(serviceDate, serviceStart, timezone);
    moments.set(key, moment);
    return moment;
  };
  return {
    ...availability,
    shiftsOf: (agentId, serviceDate) => byAgent.get(serviceDate, agentId) ?? [],
    startOf: ({ communityId, serviceDate }) => {
      const known = starts.get(serviceDate, communityId);
      if (known !== undefined) return known;
      const start = startOf(communityId, serviceDate);
      if (start !== null) starts.set(serviceDate, communityId, start);
      return start;
    },
  };
}

const sameHourMillis = sameHourMinutes * 60_000;

const isSameHour = (start: number | null, other: number | null): boolean =>
  start !== null && other !== null && Math.abs(other - start) < sameHourMillis;

/** Whether two services start at the same hour, each in its own time zone; false for an unknown community. */
export const startSameHour = (a: ShiftPlace, b: ShiftPlace, { startOf }: Pick<Duties, 'startOf'>): boolean =>
  isSameHour(startOf(a), startOf(b));

/**
 * The reasons why a specialist shouldn't serve a shift: they are inactive, have time off, or serve another community on
 * the same night at the same hour, each in its own time zone.
 * @param place the shift, whether or not the specialist serves it now.
 */
export function conflictsOf(agentId: string, place: ShiftPlace, duties: Duties): ShiftConflict[] {
  const { communityId, serviceDate } = place;
  const timeOff = duties.timeOff(agentId, serviceDate);
  const shifts = duties.shiftsOf(agentId, serviceDate);
  const elsewhere = shifts.filter((shift) => shift.communityId !== communityId);
  const isRegular = shifts.some((shift) => shift.communityId === communityId && shift.source === 'regular');
  const start = elsewhere.length === 0 ? null : duties.startOf(place);
  const others = elsewhere.filter((shift) => isSameHour(start, duties.startOf(shift)));
  return [
    ...(duties.isActive(agentId) ? [] : [{ kind: 'inactive' } as const]),
    ...(timeOff === null ? [] : [{ kind: 'timeOff', status: timeOff } as const]),
    ...others.map((shift) => ({
      kind: 'sameHour' as const,
      communityId: shift.communityId,
      isRoute: isRegular && shift.source === 'regular',
    })),
  ];
}

/**
 * A conflict's severity: `refuses` excludes the specialist, `asks` needs confirmation before saving, `notes` is
 * informational.
 */
export function severityOf(conflict: ShiftConflict): 'blocks' | 'confirms' | 'informs' {
  if (conflict.kind === 'inactive') return 'blocks';
  const isNote = conflict.kind === 'timeOff' ? conflict.status === 'pending' : conflict.isRoute;
  return isNote ? 'informs' : 'confirms';
}

/** A member who may serve a shift, with their conflicts. */
export interface Candidate<Member> {
  readonly member: Member;
  readonly conflicts: readonly ShiftConflict[];
}

const rank = (conflicts: readonly ShiftConflict[]): number =>
  conflicts.some((conflict) => severityOf(conflict) === 'confirms') ? 2 : Math.min(conflicts.length, 1);

/**
 * Members who may serve a shift: the active ones, free ones first, then those with an informational conflict, then those
 * that need confirmation; ties in the order given.
 */
export const freeAgents = <Member extends Pick<TeamMember, 'id'>>(
  team: readonly Member[],
  place: ShiftPlace,
  duties: Duties,
): Candidate<Member>[] =>
  team
    .filter(({ id }) => duties.isActive(id))
    .map((member) => ({ member, conflicts: conflictsOf(member.id, place, duties) }))
    .sort((a, b) => rank(a.conflicts) - rank(b.conflicts));
