import { projectedFinish, shiftEndAt, shiftState } from 'mf-tracking/domain';
import type {
  AssignedAgent,
  DirectoryCommunity,
  DirectoryMember,
  NightClockInOut,
  NightShiftReport,
  ScheduleNight,
  Shift,
} from 'shared-lib/domain';
import {
  doorsOfReports,
  indexAssignments,
  planOn,
  serviceNight,
  shiftOn,
  unknownProperty,
  type Assignments,
} from 'shared-lib/domain/nights';
import { boardStates, isOnTheClock, willFinishLate, type BoardRow } from './boardRow.ts';
import { boardState, minutesLate, timeFaultOf, memberOfShift } from './boardState.ts';
import { sum, totalsOf, type NightTotals } from './totalsOf.ts';

export type BoardCommunity = Pick<
  DirectoryCommunity,
  | 'id'
  | 'propertyName'
  | 'serviceDays'
  | 'noServiceDates'
  | 'timezone'
  | 'serviceStart'
  | 'binInBy'
  | 'totalUnits'
  | 'districtManagerId'
  | 'archivedAt'
  | 'pastPlans'
  | 'pastAgents'
>;
export type BoardMember = Pick<DirectoryMember, 'id' | 'fullName' | 'phone'>;

/** The data of a night, as the listeners deliver it. */
export interface NightData {
  /** Including archived ones: their records stay. */
  communities: readonly BoardCommunity[];
  assignedAgents: readonly AssignedAgent[];
  scheduleNights: readonly ScheduleNight[];
  clockInOuts: readonly NightClockInOut[];
  shiftReports: readonly NightShiftReport[];
  team: readonly BoardMember[];
}

/** A night: its shifts, those with problems first, and their totals. */
export interface Board extends NightTotals {
  rows: readonly BoardRow[];
}

const byCommunity = <R extends { readonly communityId: string; readonly serviceDate: string }>(
  records: readonly R[],
) => {
  const found = new Map<string, R[]>();
  for (const record of records) {
    const key = `${record.serviceDate} ${record.communityId}`;
    const others = found.get(key);
    if (others) others.push(record);
    else found.set(key, [record]);
  }
  return (communityId: string, serviceDate: string): readonly R[] =>
    found.get(`${serviceDate} ${communityId}`) ?? [];
};

/**
 * The planned shift, or one inferred from records: someone may serve a community that has no shift that
 * night.
 */
const shiftAt = (
  community: BoardCommunity,
  serviceDate: string,
  assignments: Assignments,
  hasRecords: boolean,
): Shift | null => {
  const planned = community.archivedAt === null ? shiftOn(community, serviceDate, assignments) : null;
  if (planned !== null || !hasRecords) return planned;
  return { communityId: community.id, serviceDate, agentId: null, source: 'regular' };
};

/** Shifts that will end in time come after those that won't. */
const urgency = (row: BoardRow): number =>
  boardStates.indexOf(row.state) - (isOnTheClock(row) && willFinishLate(row) ? 0.5 : 0);

/**
 * A night's shifts and their states: problems first (`boardStates`), then the longest wait, then by community
 * name.
 * @param night its service date, `YYYY-MM-DD`; null for the night in progress, which each community has in
 * its own zone
 * @param now epoch milliseconds
 * @param language a BCP 47 tag, for the order of names
 */
export function boardOf(known: NightData, night: string | null, now: number, language: string): Board {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const assignments = indexAssignments(known.assignedAgents, known.scheduleNights);
  const offers = new Set(
    known.scheduleNights.flatMap(({ id, offered = [] }) =>
      offered.map((communityId) => `${id} ${communityId}`),
    ),
  );
  const clocksAt = byCommunity(known.clockInOuts);
  const reportsAt = byCommunity(known.shiftReports);
  const memberOf = new Map(known.team.map((member) => [member.id, member]));
  const nights = new Map<string, string>();
  const nightIn = (timeZone: string): string => {
    const found = nights.get(timeZone) ?? serviceNight(now, timeZone);
    nights.set(timeZone, found);
    return found;
  };

  const rows = known.communities
    .flatMap((community): BoardRow[] => {
      const { id, timezone: timeZone } = community;
      const inProgress = nightIn(timeZone);
      const serviceDate = night ?? inProgress;
      const clocks = clocksAt(id, serviceDate);
      const reports = reportsAt(id, serviceDate);
      const hasRecords = clocks.length + reports.length > 0;
      const shift = shiftAt(community, serviceDate, assignments, hasRecords);
      if (shift === null) return [];

      const live = shiftState(shift, clocks, now, community);
      const isOver = serviceDate < inProgress;
      const state = boardState(live, shift, reports, hasRecords, isOver);
      const { cameId, expectedId } = memberOfShift(live, state, shift, [...clocks, ...reports]);
      const agentId = cameId ?? expectedId;
      const insteadOfId = cameId !== null && cameId !== expectedId ? expectedId : null;
      const timeFault = timeFaultOf(live, serviceDate, timeZone);
      const clockInAt = 'clockInAt' in live ? live.clockInAt : null;
      const counted = doorsOfReports(reports, community.totalUnits);
      const doors = {
        doorsTotal: counted.total,
        doorsServiced: counted.served,
        doorsSkipped: counted.left,
      };
      return [
        {
          communityId: id,
          communityName: community.propertyName || unknownProperty,
          timeZone,
          serviceDate,
          managerId: community.districtManagerId,
          state,
          isOffered: offers.has(`${serviceDate} ${id}`) && now < live.scheduledStart,
          isOver,
          scheduledStart: live.scheduledStart,
          clockInAt,
          clockOutAt: 'clockOutAt' in live ? live.clockOutAt : null,
          timeFault,
          lateMin: minutesLate(live, state, timeFault, isOver, now),
          agentId,
          agentName: (agentId !== null && memberOf.get(agentId)?.fullName) || null,
          agentPhone: (agentId !== null && memberOf.get(agentId)?.phone) || null,
          insteadOfId,
          insteadOfName: (insteadOfId !== null && memberOf.get(insteadOfId)?.fullName) || null,
          clockInOutId: (clocks.find((clock) => clock.clockInAt === clockInAt) ?? clocks[0])?.id ?? null,
          reportId: (reports.find(({ memberId }) => memberId === agentId) ?? reports[0])?.id ?? null,
          ...doors,
          violations: sum(reports, ({ violationsCount }) => violationsCount),
          finishAt:
            state === 'onTheClock' && clockInAt !== null
              ? projectedFinish({ clockInAt, ...doors }, now)
              : null,
          finishBy: shiftEndAt(serviceDate, planOn(community, serviceDate)),
        },
      ];
    })
    .sort(
      (a, b) =>
        urgency(a) - urgency(b) ||
        (a.state === 'missed' || a.state === 'late' ? b.lateMin - a.lateMin : 0) ||
        compare(a.communityName, b.communityName) ||
        compare(a.communityId, b.communityId),
    );
  return { rows, ...totalsOf(rows) };
}
