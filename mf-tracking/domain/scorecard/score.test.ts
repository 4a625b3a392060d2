import { aShift } from './score.fixture.ts';
import { countRequests, scoreOf, type Score } from './score.ts';
import { figureChange, figureValue, type FigureChange, type ScoreFigure } from './scoreFigures.ts';
import type { ScoredShift } from './scoredShift.ts';

const night = (day: number, fields: Partial<ScoredShift> = {}) =>
  aShift({ serviceDate: `2026-11-${String(day).padStart(2, '0')}`, ...fields });

const nobody = { workedMin: 0, doorsServed: 0, doorsExpected: 0, reports: 0, violations: 0 } as const;

/** Ten nights: seven on time, one late, one missed, one without a clock-in. */
const tenNights = [
  ...[1, 2, 3, 4, 5, 6, 7].map((day) => night(day)),
  night(8, { start: 'late', returned: 1, flagged: 1 }),
  night(9, { start: 'missed', ...nobody }),
  night(10, { start: 'unknown', workedMin: 0 }),
];

test.each<[string, 'member' | 'community', ScoredShift[], Partial<Score>]>([
  ['no shifts', 'member', [], { shifts: 0, workedMin: 0, pacedShifts: 0 }],
  [
    'ten nights of a member',
    'member',
    tenNights,
    {
      shifts: 10,
      onTime: 7,
      late: 1,
      missed: 1,
      unknown: 1,
      workedMin: 960,
      pacedShifts: 8,
      pacedDoors: 776,
    },
  ],
  [
    'two specialists at one community are two shifts of theirs',
    'member',
    [night(1), night(1, { memberId: 'cole', start: 'late' })],
    { shifts: 2, onTime: 1, late: 1 },
  ],
  [
    'and one of the community, which began with the first',
    'community',
    [night(1), night(1, { memberId: 'cole', start: 'late' })],
    { shifts: 1, onTime: 1, late: 0, workedMin: 240 },
  ],
  [
    'a no-show covered by a colleague isn’t a missed shift of the community',
    'community',
    [night(1, { start: 'missed', ...nobody }), night(1, { memberId: 'cole', start: 'late' })],
    { shifts: 1, missed: 0, late: 1 },
  ],
])('%s', (_, scope, shifts, expected) => {
  expect(scoreOf(scope, shifts)).toMatchObject(expected);
});

test.each<[ScoreFigure, ScoredShift[], number | null]>([
  ['onTime', tenNights, 7 / 8],
  ['onTime', tenNights.slice(0, 4), null],
  ['onTime', [], null],
  ['missedShifts', tenNights, 0.1],
  ['missedShifts', tenNights.slice(6), null],
  ['noShows', tenNights, 1],
  ['noShows', tenNights.slice(0, 1), 0],
  ['noShows', [], null],
  ['doorsPerHour', tenNights, 48.5],
  ['doorsPerHour', [night(1), night(2)], null],
  ['missedDoors', tenNights, 0.03],
  ['missedDoors', tenNights.map((shift) => ({ ...shift, doorsServed: 0, doorsExpected: 0 })), null],
  ['returned', tenNights, 1],
  ['returned', [tenNights[8]!], null],
  ['violations', tenNights, 18],
  ['flagged', tenNights, 1],
  ['hours', tenNights, 960],
  ['hours', [], null],
])('%s: %#', (figure, shifts, expected) => {
  const value = figureValue(figure, scoreOf('member', shifts));
  if (expected === null) expect(value).toBeNull();
  else expect(value).toBeCloseTo(expected, 10);
});

test('a point of a trend needs one shift only', () => {
  expect(figureValue('onTime', scoreOf('member', [night(1)]), 1)).toBe(1);
});

const [few, more] = [scoreOf('member', tenNights.slice(0, 2)), scoreOf('member', tenNights)];
const late = scoreOf(
  'member',
  [1, 2, 3, 4, 5].map((day) => night(day, { start: day === 1 ? 'onTime' : 'late' })),
);

test.each<[string, ScoreFigure, Score, Score, boolean, FigureChange | null]>([
  ['better', 'onTime', more, late, true, { by: 7 / 8 - 1 / 5, isBetter: true }],
  ['worse', 'onTime', late, more, true, { by: 1 / 5 - 7 / 8, isBetter: false }],
  ['the same', 'onTime', more, more, true, { by: 0, isBetter: null }],
  ['fewer is better', 'flagged', late, more, true, { by: -1, isBetter: true }],
  ['more violations are neither', 'violations', more, late, true, { by: 8, isBetter: null }],
  ['too few before', 'onTime', more, few, true, null],
  ['records that do not reach back', 'violations', more, late, false, null],
])('compared with the previous period: %s', (_, figure, score, previous, isComplete, expected) => {
  const change = figureChange(figure, score, previous, isComplete);
  expect(change && { ...change, by: Number(change.by.toFixed(6)) }).toEqual(
    expected && { ...expected, by: Number(expected.by.toFixed(6)) },
  );
});

const at = (time: string) => Date.parse(time);
const zoneOf = (id: string) => (id === 'harbor' ? 'America/Los_Angeles' : 'America/New_York');

test('a request counts for the last night that had ended in its community’s time zone', () => {
  const requests = [
    // The morning after, and the evening before the next night is over.
    { communityId: 'maple', createdAt: at('2026-11-20T09:00-05:00') },
    { communityId: 'maple', createdAt: at('2026-11-21T04:59-05:00') },
    { communityId: 'maple', createdAt: at('2026-11-21T05:00-05:00') },
    // 4 AM in Los Angeles.
    { communityId: 'harbor', createdAt: at('2026-11-20T07:00-05:00') },
    { communityId: 'maple', createdAt: null },
  ];
  expect(countRequests(requests, zoneOf)).toEqual([
    { communityId: 'maple', serviceDate: '2026-11-19', count: 2 },
    { communityId: 'maple', serviceDate: '2026-11-20', count: 1 },
    { communityId: 'harbor', serviceDate: '2026-11-18', count: 1 },
  ]);
});
