import { countToAssign, hasUnservedPastShifts, nextUnassigned, shiftsBetween } from './shiftsBetween.ts';
import type { WeekCell, WeekRow } from './weekGridOf.ts';

const kinds = { A: 'assigned', u: 'unassigned', o: 'unassigned', '-': 'none', x: 'closed' } as const;

/** Rows by their cells' letters, `o` for a night that has ended, each on the dates 1, 2, … */
const gridOf = (...rows: string[]): WeekRow[] =>
  rows.map((letters, index) => ({
    id: `r${index}`,
    propertyName: `r${index}`,
    timezone: 'America/New_York',
    serviceStart: '20:00',
    cells: [...letters].map((letter, day): WeekCell => ({
      date: String(day),
      isTonight: false,
      isOver: letters[day] === 'o',
      kind: kinds[letter as keyof typeof kinds],
      agent: null,
      insteadOf: null,
      isChanged: false,
      isExtra: false,
      gap: null,
      isOffered: false,
      conflicts: [],
    })),
  }));
const at = (row: number, column: number) => ({ row, column });

test.each([
  ['one cell', at(0, 0), at(0, 0), ['r0 0']],
  ['from left to right', at(0, 0), at(1, 1), ['r0 0', 'r0 1', 'r1 0']],
  ['from right to left, upward', at(1, 1), at(0, 0), ['r0 0', 'r0 1', 'r1 0']],
  ['beyond the last row', at(2, 0), at(9, 2), ['r2 2']],
  ['nights without service', at(2, 0), at(2, 1), []],
])('%s', (_, a, b, places) => {
  const grid = gridOf('AuA', 'AxA', '-xA');
  expect(shiftsBetween(a, b, grid).map((place) => `${place.communityId} ${place.serviceDate}`)).toEqual(
    places,
  );
});

test.each([
  ['the same night', ['Au', 'uA'], at(0, 0), at(1, 0)],
  ['the next night', ['Au', 'uA'], at(1, 0), at(0, 1)],
  ['wraps at the end', ['Au', 'uA'], at(0, 1), at(1, 0)],
  ['the same one if it is the only one', ['Au'], at(0, 1), at(0, 1)],
  ['past nights that have ended', ['oou', 'ouu'], at(0, 0), at(1, 1)],
  ['wraps at the end, past nights that have ended', ['oou', 'oAA'], at(1, 2), at(0, 2)],
  ['none except nights that have ended', ['oo', 'oA'], at(0, 0), null],
  ['none', ['AA', '-x'], at(0, 0), null],
  ['none without rows', [], at(0, 0), null],
])('the next unassigned shift: %s', (_, grid, from, next) => {
  expect(nextUnassigned(gridOf(...grid), from)).toEqual(next);
});

test('a night that has ended can’t be assigned', () => {
  expect(countToAssign(gridOf('oou', '-xu', 'oAA'))).toBe(2);
});

test.each([
  [['oo', 'AA'], true],
  [['uu', 'x-'], false],
  [[], false],
] as const)('whether %j left a night unassigned', (rows, expected) => {
  expect(hasUnservedPastShifts(gridOf(...rows))).toBe(expected);
});
