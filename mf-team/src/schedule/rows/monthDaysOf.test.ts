import type { AssignedAgent, ScheduleNight } from 'shared-lib/domain';
import { monthDaysOf } from './monthDaysOf.ts';
import { calendarDates } from './monthOf.ts';
import { weekGridOf } from './weekGridOf.ts';
import { dayShiftsOf, unassignedChoice } from './weekView.ts';

const dates = calendarDates('2026-11');
const wednesday = '2026-11-18';

const place = (id: string, fields: object = {}) => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart: '20:00',
  serviceDays: ['wednesday' as const],
  noServiceDates: [] as string[],
  ...fields,
});
const regular = (communityId: string, memberId: string): AssignedAgent => ({
  id: 'wednesday',
  day: 'wednesday',
  communityId,
  customerId: 'olivia',
  memberId,
});
const night = (id: string, ...schedule: [string, string | null][]): ScheduleNight => ({
  id,
  schedule: schedule.map(([communityId, newAgentId]) => ({ communityId, newAgentId })),
  lastUpdated: null,
});

const team = [
  { id: 'sam', fullName: 'Sam Ortiz', isActive: true },
  { id: 'kim', fullName: 'Kim Lee', isActive: true },
];
const off = (requestDate: string) => ({
  userId: 'sam',
  status: 'approved' as const,
  requestType: 'requestOff',
  requestDate,
});
const requests = [off('2026-11-11'), off('2026-11-25')];
const communities = [place('ash'), place('birch'), place('cedar', { noServiceDates: [wednesday] })];
const assignedAgents = [regular('ash', 'sam'), regular('cedar', 'sam')];

function monthOfNights(scheduleNights: ScheduleNight[], requested = '') {
  const rows = weekGridOf(
    { communities, assignedAgents, scheduleNights, team, requestRecords: [{ requests }] },
    dates,
    Date.parse('2026-11-18T21:00-05:00'),
    (a, b) => a.localeCompare(b, 'en'),
  );
  const days = monthDaysOf(rows, dates, wednesday, requested);
  return { rows, dayOf: (date: string) => days[dates.indexOf(date)] };
}

test.each<[string, string, Parameters<typeof monthOfNights>, object]>([
  [
    'regular assignments',
    '2026-11-11',
    [[]],
    { shifts: 3, uncovered: 0, permanent: 1, changed: 0, closed: 0 },
  ],
  ['a closure', wednesday, [[]], { shifts: 2, uncovered: 0, permanent: 1, changed: 0, closed: 1 }],
  [
    'a weekday without service anywhere',
    '2026-11-19',
    [[]],
    { shifts: 0, uncovered: 0, permanent: 0, changed: 0, closed: 0 },
  ],
  [
    'a day in the next month',
    '2026-12-02',
    [[]],
    { shifts: 3, uncovered: 0, permanent: 1, changed: 0, closed: 0 },
  ],
  [
    'a substitute, and someone on a shift without a regular specialist',
    '2026-11-11',
    [[night('2026-11-11', ['ash', 'kim'], ['birch', 'kim'])]],
    { shifts: 3, uncovered: 0, permanent: 0, changed: 2 },
  ],
  [
    'an entry that repeats the regular assignment',
    '2026-11-11',
    [[night('2026-11-11', ['ash', 'sam'], ['birch', null])]],
    { uncovered: 0, permanent: 1, changed: 0 },
  ],
  [
    'a cleared shift',
    '2026-11-11',
    [[night('2026-11-11', ['ash', null])]],
    { uncovered: 1, permanent: 1, changed: 1 },
  ],
  ['an extra service', '2026-11-19', [[night('2026-11-19', ['ash', 'sam'])]], { shifts: 1, changed: 1 }],
  [
    'one specialist only',
    '2026-11-11',
    [[night('2026-11-11', ['birch', 'kim'])], 'sam'],
    { shifts: 2, uncovered: 0, permanent: 0, changed: 0 },
  ],
  ['someone with the night off', '2026-11-25', [[]], { shifts: 3, uncovered: 2, permanent: 1, conflicts: 0 }],
  [
    'someone assigned in spite of the night off',
    '2026-11-25',
    [[night('2026-11-25', ['ash', 'sam'])]],
    { shifts: 3, uncovered: 1, permanent: 1, conflicts: 1 },
  ],
  [
    'someone who had the night off, in the past',
    '2026-11-11',
    [[]],
    { shifts: 3, uncovered: 0, conflicts: 0 },
  ],
  ['unassigned shifts only', '2026-11-11', [[], unassignedChoice], { shifts: 1, permanent: 1 }],
])('%s', (_, date, month, expected) => {
  expect(monthOfNights(...month).dayOf(date)).toMatchObject({ date, ...expected });
});

test('a day’s uncovered shifts come first', () => {
  const { rows } = monthOfNights([]);
  const of = (requested: string) =>
    dayShiftsOf(rows, dates.indexOf('2026-11-11'), requested).map(({ row }) => row.id);
  expect(of('')).toEqual(['birch', 'ash', 'cedar']);
  expect(of('sam')).toEqual(['ash', 'cedar']);
  expect(dayShiftsOf(rows, dates.indexOf('2026-11-12'), '')).toEqual([]);
});
