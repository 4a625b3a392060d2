import type {
  AssignedAgent,
  Community,
  ScheduleNight,
  ShiftClockInOut,
  ShiftState,
  TeamMember,
} from 'shared-lib/domain';
import { shiftsOfNight, shiftState, unknownProperty } from 'shared-lib/domain/nights';
import type { Translate } from 'shared-lib/i18n';

type ServedCommunity = Pick<
  Community,
  'id' | 'propertyName' | 'serviceDays' | 'noServiceDates' | 'timezone' | 'serviceStart'
>;

/** The states of a shift in the order in which an owner wants to see them: problems first. */
export const statesByUrgency = ['missed', 'late', 'unassigned', 'onTheClock', 'scheduled', 'done'] as const;

export type ShiftStateName = ShiftState['state'];

/** Someone of the team; the name is null for a member who has none or is gone. */
export interface Agent {
  name: string | null;
}

/**
 * Someone's name, or what stands for it.
 * @param t the texts of the module.
 */
export const nameOfAgent = ({ name }: Agent, t: Translate<'mf-tracking'>): string =>
  name ?? t('unknownMember');

/** One community's shift tonight, as the list shows it. */
export interface TonightShift {
  communityId: string;
  communityName: string;
  timeZone: string;
  /** `YYYY-MM-DD` */
  serviceDate: string;
  standing: ShiftState;
  /** Who clocked in; before that, who is assigned; null for nobody. */
  agent: Agent | null;
  /** Who was assigned, where a colleague stepped in. */
  insteadOf: Agent | null;
}

/** The night in progress: its shifts, those with problems first, and how many are in each state. */
export interface Tonight {
  shifts: readonly TonightShift[];
  counts: Readonly<Record<ShiftStateName, number>>;
  /** The service dates of these shifts, sorted. There are several when tonight's date differs between time zones. */
  serviceDates: readonly string[];
}

/** The data about the night, as the listeners deliver it. */
export interface NightRecords {
  communities: readonly ServedCommunity[];
  assignedAgents: readonly AssignedAgent[];
  scheduleNights: readonly ScheduleNight[];
  clockInOuts: readonly ShiftClockInOut[];
  team: readonly Pick<TeamMember, 'id' | 'fullName'>[];
}

/**
 * Tonight's shifts and how each stands: problems first (`statesByUrgency`), then by the community's name.
 * @param now epoch milliseconds
 * @param language a BCP 47 tag, for the order of names
 */
export function tonightOf(records: NightRecords, now: number, language: string): Tonight {
  const { communities, assignedAgents, scheduleNights } = records;
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  // A large operator has hundreds of shifts and of clock-ins: each shift is judged by those of its own community.
  const clockInOutsAt = new Map<string, ShiftClockInOut[]>();
  for (const record of records.clockInOuts) {
    const others = clockInOutsAt.get(record.communityId);
    if (others) others.push(record);
    else clockInOutsAt.set(record.communityId, [record]);
  }
  const communityOf = new Map(communities.map((community) => [community.id, community]));
  const nameOf = new Map(records.team.map((member) => [member.id, member.fullName]));
  const agentOf = (id: string | null): Agent | null =>
    id === null ? null : { name: nameOf.get(id) || null };

  const shifts = shiftsOfNight(communities, assignedAgents, scheduleNights, now)
    .flatMap((shift): TonightShift[] => {
      const community = communityOf.get(shift.communityId);
      if (community === undefined) return [];
      const standing = shiftState(shift, clockInOutsAt.get(community.id) ?? [], now, community);
      const cameId = 'memberId' in standing ? standing.memberId : null;
      const steppedIn = cameId !== null && cameId !== shift.agentId;
      return [
        {
          communityId: community.id,
          communityName: community.propertyName || unknownProperty,
          timeZone: community.timezone,
          serviceDate: shift.serviceDate,
          standing,
          agent: agentOf(cameId ?? shift.agentId),
          insteadOf: steppedIn ? agentOf(shift.agentId) : null,
        },
      ];
    })
    .sort(
      (a, b) =>
        statesByUrgency.indexOf(a.standing.state) - statesByUrgency.indexOf(b.standing.state) ||
        compare(a.communityName, b.communityName) ||
        compare(a.communityId, b.communityId),
    );

  const counts = { missed: 0, late: 0, unassigned: 0, onTheClock: 0, scheduled: 0, done: 0 };
  for (const { standing } of shifts) counts[standing.state] += 1;
  return { shifts, counts, serviceDates: [...new Set(shifts.map(({ serviceDate }) => serviceDate))].sort() };
}
