import type { DoorMonth, DoorNight, ListedUnit } from 'shared-lib/domain';
import {
  countActive,
  countRecorded,
  countStates,
  expectedOf,
  expectedOn,
  lastRecorded,
  monthsUpTo,
  nightDoors,
  nightsOfDoor,
  percentByNight,
  percentOf,
  countServed,
} from './doorNights.ts';

const unit = (id: string) => ({ id }) as ListedUnit;
const night = (outcome: DoorNight['outcome'], reason: DoorNight['reason'] = null): DoorNight => ({
  outcome,
  reason,
  logs: 1,
});

test('doors without an entry have no record, and an entry of a deleted unit is not shown', () => {
  const doors = nightDoors(
    [unit('a'), unit('b'), unit('c')],
    [
      { id: 'b', ...night('notCollected', 'access') },
      { id: 'gone', ...night('collected') },
      { id: 'c', ...night('notOut') },
    ],
  );
  expect(doors.map(({ id, state, reason }) => [id, state, reason])).toEqual([
    ['a', 'none', null],
    ['b', 'notCollected', 'access'],
    ['c', 'notOut', null],
  ]);
  const counts = countStates(doors);
  expect(counts).toEqual({ collected: 0, notOut: 1, notCollected: 1, none: 1, idle: 0 });
  expect(countServed(counts)).toBe(1);
  expect(countRecorded(counts)).toBe(2);
});

test('a vacant or paused unit doesn’t count as a door without a record, unless it was served anyway', () => {
  const doors = nightDoors(
    [
      unit('a'),
      { ...unit('b'), status: 'vacant' },
      { ...unit('c'), status: 'paused' },
      { ...unit('d'), status: 'vacant' },
    ],
    [
      { id: 'a', ...night('collected') },
      { id: 'd', ...night('collected') },
    ],
  );
  const counts = countStates(doors);
  expect(counts).toEqual({ collected: 2, notOut: 0, notCollected: 0, none: 0, idle: 2 });
  expect(percentOf(countServed(counts), expectedOf(counts))).toBe(100);
});

test.each([
  [399, 400, 99],
  [400, 400, 100],
  [401, 400, 100],
  [0, 3, 0],
  [0, 0, null],
])('%i of %i doors', (part, all, percent) => {
  expect(percentOf(part, all)).toBe(percent);
});

const months: DoorMonth[] = [
  {
    id: 'm_2026-10',
    communityId: 'm',
    month: '2026-10',
    damaged: 0,
    expected: null,
    doors: [{ id: 'a', nights: [...Array.from({ length: 30 }, () => null), night('collected')] }],
  },
  {
    id: 'm_2026-11',
    communityId: 'm',
    month: '2026-11',
    damaged: 0,
    expected: [4, 5, 3],
    doors: [
      { id: 'a', nights: [night('collected'), null, night('notCollected')] },
      { id: 'b', nights: [night('notOut')] },
    ],
  },
];

test('the nights of some months: for all doors, and for one', () => {
  expect([...percentByNight(months, 10)]).toEqual([
    // No report has the expected number for October.
    ['2026-10-31', 10],
    ['2026-11-01', 50],
    ['2026-11-03', 0],
  ]);
  expect(lastRecorded(months)).toBe('2026-11-03');
  expect(lastRecorded([])).toBeNull();
  expect(
    ['2026-10-31', '2026-11-02', '2026-11-04', '2026-12-01'].map((date) => expectedOn(months, date)),
  ).toEqual([null, 5, null, null]);
  expect([...nightsOfDoor(months, 'a')]).toEqual([
    ['2026-10-31', 'collected'],
    ['2026-11-01', 'collected'],
    ['2026-11-03', 'notCollected'],
  ]);
  expect(nightsOfDoor(months, 'gone').size).toBe(0);
});

test.each([
  ['2026-11', 3, ['2026-09', '2026-10', '2026-11']],
  ['2027-01', 2, ['2026-12', '2027-01']],
  ['2024-03', 1, ['2024-03']],
])('the months up to %s, %i of them', (last, count, expected) => {
  expect(monthsUpTo(last, count)).toEqual(expected);
});

test('past percentages stay when units become vacant', () => {
  const units = [unit('a'), unit('b'), { ...unit('c'), status: 'vacant' as const }];
  const [, november] = months;
  expect(percentByNight([november!], countActive(units)).get('2026-11-01')).toBe(50);
  expect(percentByNight([november!], countActive(units.slice(2))).get('2026-11-01')).toBe(50);
});
