import { newlyAssigned, nightChanges, weeklyChanges } from './scheduleChanges.ts';
import { reverseScheduleChanges, type ScheduleChanges, indexAssignments } from 'shared-lib/domain';

/** A Monday, and the Sunday before. */
const monday = '2026-11-23';

const sunday = '2026-11-22';

const place = (id: string, noServiceDates: string[] = []) => ({
  id,
  serviceDays: ['monday' as const],
  noServiceDates,
  serviceStart: '20:00',
  timezone: 'America/New_York',
  pastAgents: [{ until: '2026-11-09', memberId: 'kim' }],
});

const communities = { ash: place('ash', ['2026-11-30']), elm: place('elm') };

/** On that Monday, before and after service begins. */
const noon = Date.parse('2026-11-23T12:00-05:00');

const evening = Date.parse('2026-11-23T21:00-05:00');

const communityOf = (id: string) => (communities as Record<string, (typeof communities)['ash']>)[id];

/** Ada serves Ash Gardens regularly; Elm Street is unassigned. */
const assignmentsWith = (overrides: Record<string, string | null> = {}, date = monday) =>
  indexAssignments(
    [{ id: 'monday', day: 'monday', communityId: 'ash', customerId: 'olivia', memberId: 'ada' }],
    [
      {
        id: date,
        schedule: Object.entries(overrides).map(([communityId, newAgentId]) => ({ communityId, newAgentId })),
        lastUpdated: null,
      },
    ],
  );

const shift = (
  communityId: string,
  from: string | null | undefined,
  to: string | null | undefined,
  serviceDate = monday,
) => ({
  communityId,
  serviceDate,
  from: from === undefined ? null : { newAgentId: from },
  to: to === undefined ? null : { newAgentId: to },
});

const wish = (communityId: string, agentId: string | null, serviceDate = monday) => ({
  communityId,
  serviceDate,
  agentId,
});

test.each<[string, Record<string, string | null>, ReturnType<typeof wish>, ScheduleChanges['shifts']]>([
  ['a substitute', {}, wish('ash', 'bo'), [shift('ash', undefined, 'bo')]],
  ['a different substitute', { ash: 'bo' }, wish('ash', 'kim'), [shift('ash', 'bo', 'kim')]],
  [
    'the regular specialist needs no override',
    { ash: 'bo' },
    wish('ash', 'ada'),
    [shift('ash', 'bo', undefined)],
  ],
  ['the regular specialist is already assigned', {}, wish('ash', 'ada'), []],
  ['the substitute is already assigned', { ash: 'bo' }, wish('ash', 'bo'), []],
  ['a shift is cleared', {}, wish('ash', null), [shift('ash', undefined, null)]],
  ['a cleared shift is cleared', { ash: null }, wish('ash', null), []],
  ['an unassigned shift is taken', {}, wish('elm', 'bo'), [shift('elm', undefined, 'bo')]],
  ['an unassigned shift is returned', { elm: 'bo' }, wish('elm', null), [shift('elm', 'bo', undefined)]],
  ['a past night returned to its specialist', {}, wish('elm', 'kim', '2026-11-09'), []],
  ['an extra shift', {}, wish('ash', 'ada', sunday), [shift('ash', undefined, 'ada', sunday)]],
  ['a closure', {}, wish('ash', 'bo', '2026-11-30'), []],
  ['a deleted community', {}, wish('gone', 'bo'), []],
])('one night: %s', (_, overrides, requested, shifts) => {
  const changes = nightChanges([requested], communityOf, assignmentsWith(overrides));
  expect(changes).toEqual({ shifts, assignments: [] });
});

test('one night: no extra shift is added without a specialist', () => {
  const changes = nightChanges(
    [wish('ash', null, sunday)],
    communityOf,
    assignmentsWith({ ash: 'bo' }, sunday),
  );
  expect(changes.shifts).toEqual([shift('ash', 'bo', undefined, sunday)]);
});

const assignment = (communityId: string, from: string | null, to: string | null) => ({
  communityId,
  day: 'monday' as const,
  from,
  to,
});

test.each<[string, Record<string, string | null>, ReturnType<typeof wish>, ScheduleChanges]>([
  ['a first specialist', {}, wish('elm', 'bo'), { shifts: [], assignments: [assignment('elm', null, 'bo')] }],
  ['another agent', {}, wish('ash', 'bo'), { shifts: [], assignments: [assignment('ash', 'ada', 'bo')] }],
  ['nobody', {}, wish('ash', null), { shifts: [], assignments: [assignment('ash', 'ada', null)] }],
  [
    'that night’s override is removed',
    { ash: 'kim' },
    wish('ash', 'bo'),
    { shifts: [shift('ash', 'kim', undefined)], assignments: [assignment('ash', 'ada', 'bo')] },
  ],
  [
    'the same specialist, who is replaced that night',
    { ash: null },
    wish('ash', 'ada'),
    { shifts: [shift('ash', null, undefined)], assignments: [] },
  ],
  ['a weekday without service', {}, wish('ash', 'bo', sunday), { shifts: [], assignments: [] }],
])('every week: %s', (_, overrides, requested, changes) => {
  expect(weeklyChanges([requested], communityOf, assignmentsWith(overrides), noon)).toEqual(changes);
});

const before = '2026-11-16';

test.each<[string, Record<string, string | null>, ReturnType<typeof wish>, number, ScheduleChanges]>([
  [
    'a night that has begun',
    {},
    wish('ash', 'bo'),
    evening,
    { shifts: [shift('ash', undefined, 'bo')], assignments: [assignment('ash', 'ada', 'bo')] },
  ],
  [
    'a night that has begun, to be unassigned',
    {},
    wish('ash', null),
    evening,
    { shifts: [shift('ash', undefined, null)], assignments: [assignment('ash', 'ada', null)] },
  ],
  [
    'an unassigned night that has begun',
    {},
    wish('elm', 'bo'),
    evening,
    { shifts: [], assignments: [assignment('elm', null, 'bo')] },
  ],
  [
    'a past night',
    {},
    wish('ash', 'bo', before),
    noon,
    { shifts: [shift('ash', undefined, 'bo', before)], assignments: [assignment('ash', 'ada', 'bo')] },
  ],
  [
    'a past night of someone replaced since, who has the weekday anyway',
    {},
    wish('ash', 'ada', '2026-11-09'),
    noon,
    { shifts: [shift('ash', undefined, 'ada', '2026-11-09')], assignments: [] },
  ],
])('every week, from a night that keeps its specialist: %s', (_, overrides, requested, now, changes) => {
  const assignments = assignmentsWith(overrides, requested.serviceDate);
  expect(weeklyChanges([requested], communityOf, assignments, now)).toEqual(changes);
});

test.each<[string, ScheduleChanges, string[]]>([
  ['nothing', { shifts: [], assignments: [] }, []],
  [
    'each person once, and no one who loses a shift',
    {
      shifts: [shift('ash', 'ada', 'bo'), shift('elm', undefined, 'bo'), shift('oak', 'kim', null)],
      assignments: [{ communityId: 'ash', day: 'monday', from: 'ada', to: 'cy' }],
    },
    ['bo', 'cy'],
  ],
  [
    'returned shifts',
    reverseScheduleChanges({
      shifts: [shift('ash', 'ada', 'bo'), shift('elm', undefined, 'bo')],
      assignments: [],
    }),
    ['ada'],
  ],
  ['specialists who keep theirs', { shifts: [shift('ash', 'ada', 'ada')], assignments: [] }, []],
])('members whom changes assign something: %s', (_, changes, agents) => {
  expect(newlyAssigned(changes)).toEqual(agents);
});
