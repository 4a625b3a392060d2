import type { AssignedAgent, ScheduleNight } from 'shared-lib/domain';
import { countShifts } from './countShifts.ts';
import { datesOfMonth } from './monthOf.ts';
import { countToAssign } from './shiftsBetween.ts';
import { weekGridOf } from './weekGridOf.ts';
import { weekDates } from './weekOf.ts';

const place = (id: string, noServiceDates: string[] = []) => ({
  id,
  serviceDays: ['wednesday' as const],
  noServiceDates,
  timezone: 'America/New_York',
});
const regular = (communityId: string): AssignedAgent => ({
  id: 'wednesday',
  day: 'wednesday',
  communityId,
  customerId: 'olivia',
  memberId: 'sam',
});
const night = (id: string, newAgentId: string | null): ScheduleNight => ({
  id,
  schedule: [{ communityId: 'ash', newAgentId }],
  lastUpdated: null,
});

/** Before all of these nights. */
const before = Date.parse('2026-11-01T15:00-05:00');

const communities = [place('ash'), place('birch'), place('cedar', ['2026-11-18'])];
const assignedAgents = [regular('ash'), regular('cedar')];

test.each([
  ['a week', weekDates('2026-11-09'), [], { shifts: 3, unassigned: 1 }],
  ['a week with a closed day', weekDates('2026-11-16'), [], { shifts: 2, unassigned: 1 }],
  ['a cleared shift', weekDates('2026-11-09'), [night('2026-11-11', null)], { shifts: 3, unassigned: 2 }],
  ['an extra service', weekDates('2026-11-09'), [night('2026-11-12', 'sam')], { shifts: 4, unassigned: 1 }],
  [
    'a month, without the surrounding dates',
    datesOfMonth('2026-11'),
    [night('2026-11-11', null), night('2026-12-02', null)],
    { shifts: 11, unassigned: 5 },
  ],
])('%s', (_, dates, scheduleNights, expected) => {
  expect(countShifts({ communities, assignedAgents, scheduleNights }, dates, before)).toEqual(expected);
});

test.each([
  ['before the night', '2026-11-11T11:00-05:00', 1],
  ['during the night', '2026-11-12T01:00-05:00', 1],
  ['after the night', '2026-11-12T12:00-05:00', 0],
])('%s, unassigned shifts are counted as the "next unassigned" button does', (_, now, unassigned) => {
  const records = { communities, assignedAgents, scheduleNights: [], team: [], requestRecords: [] };
  const dates = weekDates('2026-11-09');
  const located = communities.map((community) => ({
    ...community,
    propertyName: community.id,
    serviceStart: '20:00',
  }));
  const rows = weekGridOf({ ...records, communities: located }, dates, Date.parse(now), () => 0);
  expect(countShifts(records, dates, Date.parse(now))).toEqual({ shifts: 3, unassigned });
  expect(countToAssign(rows)).toBe(unassigned);
});
