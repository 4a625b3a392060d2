import type { AssignedAgent, NightClockInOut, NightShiftReport, Weekday } from 'shared-lib/domain';
import { boardOf, type BoardCommunity, type NightData } from './boardOf.ts';

/** The moment of the tests: Thursday 16 July 2026, 21:00 in New York; service starts at 20:00. */
export const now = Date.parse('2026-07-17T01:00Z');
export const tonight = '2026-07-16';
/** A moment of that month, such as `17T01:00`, in UTC. */
export const at = (clock: string) => Date.parse(`2026-07-${clock}Z`);

export const community = (
  id: string,
  propertyName: string,
  more: Partial<BoardCommunity> = {},
): BoardCommunity => ({
  id,
  propertyName,
  serviceDays: ['thursday'],
  noServiceDates: [],
  timezone: 'America/New_York',
  serviceStart: '20:00',
  binInBy: '09:00',
  totalUnits: 48,
  districtManagerId: null,
  archivedAt: null,
  pastPlans: [],
  pastAgents: [],
  ...more,
});

export const assigned = (
  communityId: string,
  memberId = 'sam',
  day: Weekday = 'thursday',
): AssignedAgent => ({
  id: day,
  day,
  communityId,
  memberId,
  customerId: 'olivia',
});

export const clockInOut = (communityId: string, fields: Partial<NightClockInOut>): NightClockInOut => ({
  id: `c-${communityId}`,
  communityId,
  serviceDate: tonight,
  status: 'open',
  memberId: 'sam',
  scheduledStart: null,
  clockInAt: null,
  clockOutAt: null,
  lateMin: 0,
  breakMin: 0,
  flags: [],
  isApproved: false,
  ...fields,
});

export const report = (communityId: string, fields: Partial<NightShiftReport>): NightShiftReport => ({
  id: `r-${communityId}`,
  communityId,
  serviceDate: tonight,
  memberId: 'sam',
  status: 'inProgress',
  unitsTotal: 48,
  unitsServiced: 0,
  unitsSkipped: 0,
  violationsCount: 0,
  missedCheckpoints: 0,
  remarks: [],
  ...fields,
});

/** The board from known facts about a night; by default one community and a team of two. */
export const board = (known: Partial<NightData>, night: string | null = null, moment = now) =>
  boardOf(
    {
      communities: [community('maple', 'Maple Court')],
      assignedAgents: [],
      scheduleNights: [],
      clockInOuts: [],
      shiftReports: [],
      team: [
        { id: 'sam', fullName: 'Sam Ortiz', phone: '+12125550100' },
        { id: 'nadia', fullName: 'Nadia Flores', phone: null },
      ],
      ...known,
    },
    night,
    moment,
    'en',
  );

/** The specialist that a row names. */
export const sam = { agentId: 'sam', agentName: 'Sam Ortiz', agentPhone: '+12125550100' };
export const nadia = { agentId: 'nadia', agentName: 'Nadia Flores', agentPhone: null };
export const noMember = { agentId: null, agentName: null, agentPhone: null };

/** On the clock since 20:30. */
export const clocked = clockInOut('maple', { clockInAt: at('17T00:30') });
