import type { AssignedAgent, ScheduleNight, Weekday } from 'shared-lib/domain';
import { weekGridOf, type WeekCell, type WeekRecords } from './weekGridOf.ts';
import { weekDates } from './weekOf.ts';

const week = weekDates('2026-11-16');
/** A Wednesday, 9 pm in New York. */
const evening = Date.parse('2026-11-18T21:00-05:00');

const place = (id: string, serviceDays: Weekday[], fields: object = {}) => ({
  id,
  propertyName: id,
  timezone: 'America/New_York',
  serviceStart: '20:00',
  serviceDays,
  noServiceDates: [] as string[],
  ...fields,
});
const regular = (communityId: string, day: Weekday, memberId: string): AssignedAgent => ({
  id: day,
  day,
  communityId,
  customerId: 'olivia',
  memberId,
});
const night = (id: string, communityId: string, newAgentId: string | null): ScheduleNight => ({
  id,
  schedule: [{ communityId, newAgentId }],
  lastUpdated: null,
});

const team = [
  { id: 'sam', fullName: 'Sam Ortiz', isActive: true },
  { id: 'kim', fullName: 'Kim Lee', isActive: true },
  { id: 'old', fullName: 'Old Hand', isActive: false },
];
const sam = { id: 'sam', name: 'Sam Ortiz', state: 'active' };
const kim = { id: 'kim', name: 'Kim Lee', state: 'active' };

const gridOf = (
  communities: ReturnType<typeof place>[],
  assignedAgents: AssignedAgent[] = [],
  scheduleNights: ScheduleNight[] = [],
  now = evening,
  requestRecords: WeekRecords['requestRecords'] = [],
) =>
  weekGridOf({ communities, assignedAgents, scheduleNights, team, requestRecords }, week, now, (a, b) =>
    a.localeCompare(b, 'en'),
  );

const maple = place('maple', ['wednesday']);
const byDefault = [regular('maple', 'wednesday', 'sam')];
const assigned = { kind: 'assigned', agent: sam, insteadOf: null, isExtra: false };
const none = { kind: 'none', agent: null, insteadOf: null, isExtra: false };

test.each<[string, Parameters<typeof gridOf>, number, Partial<WeekCell>]>([
  ['a service day', [[maple], byDefault], 2, assigned as Partial<WeekCell>],
  ['a weekday without service', [[maple], byDefault], 3, none as Partial<WeekCell>],
  [
    'an assignment on a weekday that is no longer served',
    [[maple], [regular('maple', 'friday', 'sam')]],
    4,
    none as Partial<WeekCell>,
  ],
  ['no one assigned', [[maple]], 2, { kind: 'unassigned', agent: null, insteadOf: null }],
  [
    'a substitute',
    [[maple], byDefault, [night('2026-11-18', 'maple', 'kim')]],
    2,
    { kind: 'assigned', agent: kim, insteadOf: sam } as Partial<WeekCell>,
  ],
  [
    'a change that repeats the regular specialist',
    [[maple], byDefault, [night('2026-11-18', 'maple', 'sam')]],
    2,
    assigned as Partial<WeekCell>,
  ],
  [
    'a shift without a regular specialist is assigned',
    [[maple], [], [night('2026-11-18', 'maple', 'kim')]],
    2,
    { kind: 'assigned', agent: kim, insteadOf: null } as Partial<WeekCell>,
  ],
  [
    'a cleared shift',
    [[maple], byDefault, [night('2026-11-18', 'maple', null)]],
    2,
    { kind: 'unassigned', agent: null, insteadOf: sam } as Partial<WeekCell>,
  ],
  [
    'a change in another week',
    [[maple], byDefault, [night('2026-11-25', 'maple', 'kim')]],
    2,
    assigned as Partial<WeekCell>,
  ],
  [
    'an extra service',
    [[maple], byDefault, [night('2026-11-19', 'maple', 'kim')]],
    3,
    { kind: 'assigned', agent: kim, insteadOf: null, isExtra: true } as Partial<WeekCell>,
  ],
  [
    'a closure',
    [[place('maple', ['wednesday'], { noServiceDates: ['2026-11-18'] })], byDefault],
    2,
    { kind: 'closed', agent: null },
  ],
  [
    'an inactive specialist',
    [[maple], [regular('maple', 'wednesday', 'old')]],
    2,
    { kind: 'assigned', agent: { id: 'old', name: 'Old Hand', state: 'inactive' } },
  ],
  [
    'a specialist who is not on the team',
    [[maple], [regular('maple', 'wednesday', 'gone')]],
    2,
    { kind: 'assigned', agent: { id: 'gone', name: '', state: 'unknown' } },
  ],
])('%s', (_, records, day, cell) => {
  expect(gridOf(...records)[0]?.cells[day]).toMatchObject({ date: week[day], ...cell });
});

test('communities are in name order, each with the whole week', () => {
  const rows = gridOf([place('zephyr', []), maple]);
  expect(rows.map(({ id, cells }) => [id, cells.length])).toEqual([
    ['maple', 7],
    ['zephyr', 7],
  ]);
});

test.each([
  ['9 pm in New York', '2026-11-18T21:00-05:00', '2026-11-18', '2026-11-18'],
  ['past midnight', '2026-11-19T00:30-05:00', '2026-11-18', '2026-11-18'],
  ['noon in New York only', '2026-11-19T12:30-05:00', '2026-11-19', '2026-11-18'],
  ['after midnight into the next week', '2026-11-23T00:30-05:00', '2026-11-22', '2026-11-22'],
  ['a night in another week', '2026-11-26T12:00-05:00', undefined, undefined],
])('tonight: %s', (_, now, here, there) => {
  const harbor = place('harbor', [], { timezone: 'America/Los_Angeles' });
  const rows = gridOf([harbor, maple], [], [], Date.parse(now));
  const tonights = rows.map(({ cells }) => cells.find(({ isTonight }) => isTonight)?.date);
  expect(tonights).toEqual([there, here]);
});

test('the nights before tonight have ended', () => {
  const [row] = gridOf([maple], [], [], Date.parse('2026-11-19T00:30-05:00'));
  expect(row?.cells.filter(({ isOver }) => isOver).map(({ date }) => date)).toEqual(week.slice(0, 2));
});

test('conflicts of assigned specialists are marked', () => {
  const oak = place('oak', ['wednesday']);
  const day = '2026-11-18';
  const off = { userId: 'sam', status: 'approved', requestType: 'requestOff', requestDate: day } as const;
  const rows = gridOf([maple, oak], byDefault, [night(day, 'oak', 'sam')], evening, [{ requests: [off] }]);
  expect(rows.map(({ cells }) => cells[2]?.conflicts)).toEqual([
    [
      { kind: 'timeOff', status: 'approved' },
      { kind: 'sameHour', communityId: 'oak', isRoute: false },
    ],
    [
      { kind: 'timeOff', status: 'approved' },
      { kind: 'sameHour', communityId: 'maple', isRoute: false },
    ],
  ]);
});

test.each([
  ['an uncovered shift', [], '2026-11-18T19:59-05:00', true],
  ['after service has started', [], '2026-11-18T20:00-05:00', false],
  ['a covered shift', byDefault, '2026-11-18T19:59-05:00', false],
])('an offer is shown for %s: %s', (_, agents, now, isOffered) => {
  const offer = { ...night('2026-11-18', 'oak', 'kim'), offered: ['maple'] };
  const rows = gridOf([maple], agents, [offer], Date.parse(now));
  expect(rows[0]?.cells.map((cell) => cell.isOffered)).toEqual(
    week.map((_date, at) => at === 2 && isOffered),
  );
});
