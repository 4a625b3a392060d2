import type { Weekday } from 'shared-lib/domain';
import { agentRowsOf, nextServiceOf } from './agentRowsOf.ts';
import type { RatedRow } from './ratedRows.ts';

const row = (communityName: string, fields: Partial<RatedRow>): RatedRow => ({
  communityId: communityName.toLowerCase(),
  communityName,
  timeZone: 'America/New_York',
  serviceDate: '2026-11-20',
  managerId: null,
  state: 'scheduled',
  isOffered: false,
  isOver: false,
  scheduledStart: 0,
  clockInAt: null,
  clockOutAt: null,
  timeFault: null,
  lateMin: 0,
  agentId: 'sam',
  agentName: 'Sam Ortiz',
  agentPhone: null,
  insteadOfId: null,
  insteadOfName: null,
  clockInOutId: null,
  reportId: null,
  doorsTotal: 40,
  doorsServiced: 0,
  doorsSkipped: 0,
  violations: 0,
  finishAt: null,
  finishBy: 900,
  slackMin: null,
  severity: 'good',
  exception: null,
  ...fields,
});

test('one row for each person and one for unassigned shifts, most urgent first', () => {
  const rows = agentRowsOf(
    [
      row('Ash', { state: 'late', lateMin: 25, agentId: 'nadia', agentName: 'Nadia Flores' }),
      row('Oak', { state: 'unassigned', agentId: null, agentName: null }),
      row('Elm', { state: 'unassigned', agentId: null, agentName: null }),
      row('Fir', { state: 'onTheClock', clockInAt: 5 }),
      row('Yew', { state: 'done', agentId: 'nadia', agentName: 'Nadia Flores', clockInAt: 2, lateMin: 12 }),
    ],
    'en',
  );
  expect(
    rows.map(({ key, state, shifts, done, communityNames }) => [key, state, shifts, done, communityNames]),
  ).toEqual([
    ['nadia', 'late', 2, 1, 'Ash, Yew'],
    ['nobody', 'unassigned', 2, 0, 'Oak, Elm'],
    ['sam', 'onTheClock', 1, 0, 'Fir'],
  ]);
  expect(rows[0]).toMatchObject({ lateMin: 25, clockInAt: 2, doorsTotal: 80 });
});

test.each<[string, Partial<RatedRow>[], object]>([
  ['all scheduled', [{}, {}], { state: 'scheduled', clockInAt: null, finishAt: null }],
  [
    'between two',
    [{ state: 'scheduled' }, { state: 'done', clockInAt: 3 }],
    { state: 'onTheClock', done: 1 },
  ],
  [
    'one without a forecast',
    [{ state: 'onTheClock', clockInAt: 3, finishAt: 600 }, { state: 'scheduled' }],
    { finishAt: null },
  ],
  [
    'all on the way',
    [
      { state: 'onTheClock', clockInAt: 3, finishAt: 600, doorsServiced: 10 },
      { state: 'onTheClock', clockInAt: 1, finishAt: 700, finishBy: 650, doorsServiced: 5 },
      { state: 'done', doorsServiced: 40 },
    ],
    { finishAt: 700, finishBy: 650, clockInAt: 1, doorsServiced: 55, doorsTotal: 120 },
  ],
  [
    'one that can’t wait',
    [{ severity: 'watch' }, { severity: 'bad' }, { severity: 'good' }],
    { severity: 'bad' },
  ],
  ['all done', [{ state: 'done', clockInAt: 3 }], { state: 'done', finishAt: null }],
])('%s', (_, shifts, expected) => {
  const [one] = agentRowsOf(
    shifts.map((fields, place) => row(`Place ${place}`, fields)),
    'en',
  );
  expect(one).toMatchObject(expected);
});

// Friday 20 November 2026.
const tonight = '2026-11-20';
const community = (
  serviceDays: Weekday[],
  noServiceDates: string[] = [],
  archivedAt: number | null = null,
) => ({
  id: 'maple',
  serviceDays,
  noServiceDates,
  archivedAt,
});

test.each<[string, Parameters<typeof nextServiceOf>[0], string | null]>([
  ['no communities', [], null],
  ['the first of several', [community(['wednesday']), community(['monday'])], '2026-11-23'],
  ['the same weekday is a week ahead', [community(['friday'])], '2026-11-27'],
  ['a closure in between', [community(['thursday'], ['2026-11-26'])], '2026-12-03'],
  ['an archived one', [community(['monday'], [], 1)], null],
  ['no service days', [community([])], null],
])('%s', (_, communities, expected) => {
  expect(nextServiceOf(communities, tonight)).toBe(expected);
});
