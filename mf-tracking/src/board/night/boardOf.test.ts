import {
  assigned,
  at,
  board,
  clockInOut,
  clocked,
  community,
  nadia,
  noMember,
  now,
  report,
  sam,
  tonight,
} from './board.fixture.ts';
import type { BoardCommunity, NightData } from './boardOf.ts';
import { namesOfFormer } from './agentRowsOf.ts';

test('problems come first, then the longest wait, then by name', () => {
  const { rows, counts } = board({
    communities: [
      community('done', 'A done'),
      community('later', 'B scheduled', { serviceStart: '23:00' }),
      community('clock', 'C on the clock'),
      community('slow', 'D too slow'),
      community('nobody', 'E unassigned'),
      community('late2', 'É late'),
      community('late1', 'E late'),
      community('later1', 'Z late for longer', { serviceStart: '19:00' }),
      community('missed', 'F missed', { serviceStart: '16:00' }),
      community('forgotten', 'G forgotten'),
    ],
    assignedAgents: ['done', 'later', 'clock', 'slow', 'late1', 'late2', 'later1', 'missed', 'forgotten'].map(
      (id) => assigned(id),
    ),
    clockInOuts: [
      clockInOut('done', { clockInAt: at('17T00:00'), clockOutAt: at('17T00:50') }),
      clockInOut('clock', { clockInAt: at('17T00:12') }),
      clockInOut('slow', { clockInAt: at('17T00:00') }),
      clockInOut('forgotten', { clockInAt: at('16T12:00') }),
    ],
    shiftReports: [report('slow', { unitsServiced: 5, unitsTotal: 90 })],
  });
  expect(rows.map(({ communityName }) => communityName)).toEqual([
    'F missed',
    'Z late for longer',
    'E late',
    'É late',
    'E unassigned',
    'G forgotten',
    'D too slow',
    'C on the clock',
    'B scheduled',
    'A done',
  ]);
  expect(counts).toEqual({
    missed: 1,
    late: 3,
    unassigned: 1,
    tooLong: 1,
    onTheClock: 2,
    scheduled: 1,
    done: 1,
    noRecord: 0,
  });
});

test.each<[string, Partial<NightData>, object]>([
  [
    'the assigned specialist before the clock-in',
    { assignedAgents: [assigned('maple')] },
    { ...sam, insteadOfId: null },
  ],
  ['nobody', {}, { ...noMember, insteadOfId: null }],
  [
    'a colleague who stepped in',
    {
      assignedAgents: [assigned('maple')],
      clockInOuts: [clockInOut('maple', { memberId: 'nadia', clockInAt: at('17T00:05') })],
    },
    { ...nadia, insteadOfId: 'sam', insteadOfName: 'Sam Ortiz' },
  ],
  [
    'someone who came to an unassigned shift',
    { clockInOuts: [clockInOut('maple', { memberId: 'nadia', clockInAt: at('17T00:05') })] },
    { ...nadia, insteadOfId: null },
  ],
  [
    'a former member',
    { assignedAgents: [assigned('maple', 'gone')] },
    { agentId: 'gone', agentName: null, agentPhone: null },
  ],
  [
    'the member named by a missed shift',
    { clockInOuts: [clockInOut('maple', { status: 'missed' })] },
    { ...sam, state: 'missed' },
  ],
])('the specialist: %s', (_, known, expected) => {
  expect(board(known).rows[0]).toMatchObject(expected);
});

test.each<[string, Partial<NightData>, object]>([
  [
    'no report yet: the units of the community',
    { clockInOuts: [clocked] },
    { doorsTotal: 48, doorsServiced: 0, finishAt: null, reportId: null, clockInOutId: 'c-maple' },
  ],
  [
    'a third in half an hour',
    { clockInOuts: [clocked], shiftReports: [report('maple', { unitsServiced: 16, violationsCount: 2 })] },
    { doorsServiced: 16, violations: 2, finishAt: at('17T02:00'), reportId: 'r-maple' },
  ],
  [
    'two reports on one night',
    {
      clockInOuts: [clocked],
      shiftReports: [
        report('maple', { id: 'r-nadia', memberId: 'nadia', unitsServiced: 40, unitsSkipped: 2 }),
        report('maple', { unitsServiced: 30, unitsSkipped: 9 }),
      ],
    },
    { doorsServiced: 48, doorsSkipped: 0, reportId: 'r-maple' },
  ],
  [
    'a report without a clock-in',
    { shiftReports: [report('maple', { unitsServiced: 3 })] },
    { state: 'onTheClock', ...sam, clockInAt: null, finishAt: null },
  ],
  [
    'a submitted report without a clock-in',
    { shiftReports: [report('maple', { status: 'submitted', unitsServiced: 48 })] },
    { state: 'done', ...sam },
  ],
  [
    'a service that was not planned',
    {
      communities: [community('maple', 'Maple Court', { serviceDays: ['monday'] })],
      clockInOuts: [clocked],
    },
    { state: 'onTheClock', ...sam, insteadOfId: null },
  ],
])('doors and records: %s', (_, known, expected) => {
  expect(board(known).rows[0]).toMatchObject(expected);
});

test.each<[string, BoardCommunity[], string[]]>([
  ['no communities', [], []],
  ['no service on this weekday', [community('maple', 'Maple Court', { serviceDays: ['friday'] })], []],
  ['a closure', [community('maple', 'Maple Court', { noServiceDates: [tonight] })], []],
  ['an archived community', [community('maple', 'Maple Court', { archivedAt: 1 })], []],
  ['one', [community('maple', 'Maple Court')], [tonight]],
  [
    'two dates at once, where it is past noon in one zone and not in the other',
    [
      community('auckland', 'Harbour View', { timezone: 'Pacific/Auckland', serviceDays: ['friday'] }),
      community('maple', 'Maple Court'),
    ],
    [tonight, '2026-07-17'],
  ],
])('service dates: %s', (_, communities, expected) => {
  expect(board({ communities }).serviceDates).toEqual(expected);
});

test.each<[string, Partial<NightData>, string[], number, boolean]>([
  ['offered and not yet taken', {}, ['maple'], at('16T23:59'), true],
  ['another is offered', {}, ['oak'], at('16T23:59'), false],
  ['its service has started', {}, ['maple'], at('17T00:00'), false],
  [
    'the regular specialist has the night off',
    { assignedAgents: [assigned('maple')] },
    ['maple'],
    at('16T23:59'),
    true,
  ],
])('an open shift: %s', (_, known, offered, moment, isOffered) => {
  const scheduleNights = [{ id: tonight, schedule: [], lastUpdated: null, offered }];
  expect(board({ ...known, scheduleNights }, null, moment).rows).toMatchObject([{ isOffered }]);
});

test('a night includes the names of former members, without a phone', () => {
  const team = namesOfFormer({ lou: { name: 'Lou Reyes', deletedAt: now } });
  const clockInOuts = [clockInOut('maple', { memberId: 'lou', clockInAt: at('17T00:30') })];
  expect(board({ team, clockInOuts }).rows[0]).toMatchObject({
    agentId: 'lou',
    agentName: 'Lou Reyes',
    agentPhone: null,
  });
});

test('a past night keeps the specialist it had', () => {
  const moved = community('maple', 'Maple Court', { pastAgents: [{ until: tonight, memberId: 'kim' }] });
  expect(board({ communities: [moved] }, tonight, at('18T16:00')).rows).toEqual([
    expect.objectContaining({ agentId: 'kim', state: 'noRecord' }),
  ]);
});

test('a past night is judged by its own plan, not today’s', () => {
  const then = { setOutStart: '18:00', setOutEnd: '20:00', binInBy: '09:00', timezone: 'America/New_York' };
  const thursday = { serviceDays: ['thursday' as const], serviceStart: '19:00', ...then };
  const moved = community('maple', 'Maple Court', {
    serviceDays: ['friday'],
    pastPlans: [{ until: tonight, ...thursday }],
  });
  const { rows } = board({ communities: [moved] }, tonight, at('18T16:00'));
  expect(rows).toEqual([expect.objectContaining({ scheduledStart: at('16T23:00') })]);
  expect(board({ communities: [moved] }, '2026-07-23', at('24T16:00')).rows).toEqual([]);
});
