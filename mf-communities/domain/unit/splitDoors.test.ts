import type { ReadRow } from 'shared-lib/domain';
import { splitDoors, totalUnitsAfter } from './splitDoors.ts';
import { unitRowFields, type UnitRow } from './unitRow.ts';

const doors = [
  { building: 'A', unitNumber: '101' },
  { building: 'East', unitNumber: '1-2' },
  { building: 'East-1', unitNumber: '9' },
  { building: 'C', unitNumber: '1' },
  { building: null, unitNumber: 'C-2' },
  { building: 'D', unitNumber: '1' },
  { building: null, unitNumber: 'D-1' },
];
const row = (unitNumber: string, building: string | null = null): ReadRow<UnitRow> => ({
  line: 2,
  ok: true,
  values: {
    ...(Object.fromEntries(unitRowFields.map((field) => [field, null])) as unknown as UnitRow),
    building,
    unitNumber,
  },
});

test.each([
  ['A-101', 'A', '101'],
  ['a-101', 'A', '101'],
  ['A-102', 'A', '102'],
  ['East-1-2', 'East', '1-2'],
  ['East-7', 'East', '7'],
  ['East-1-10', 'East-1', '10'],
  ['C-1', 'C', '1'],
  // Here the community uses the whole name as the number.
  ['C-2', null, 'C-2'],
  ['c-2', null, 'c-2'],
  ['C-3', null, 'C-3'],
  ['D-1', null, 'D-1'],
  ['B-101', null, 'B-101'],
  ['A-', null, 'A-'],
  ['A/101', 'A', '101'],
  ['a 101', 'A', '101'],
  ['A / 102', 'A', '102'],
  ['A 102', 'A', '102'],
  ['A #102', 'A', '102'],
  ['Bldg A, Unit 102', 'A', '102'],
  ['Building a-102', 'A', '102'],
  ['Unit A-101', 'A', '101'],
  [' A-102 ', 'A', '102'],
  ['A-102\nfront ', 'A', '102\nfront'],
  ['East/1-2', 'East', '1-2'],
  ['East 1/10', 'East', '1/10'],
  ['C/3', null, 'C/3'],
  ['Apt 7', null, 'Apt 7'],
  ['A101', null, 'A101'],
])('%j', (name, building, unitNumber) => {
  expect(splitDoors([row(name)], doors)).toMatchObject([{ values: { building, unitNumber } }]);
});

test('a name that could be either of two units stays whole', () => {
  const either = [
    { building: 'East', unitNumber: '1-2' },
    { building: 'East-1', unitNumber: '2' },
  ];
  expect(splitDoors([row('East-1-2')], either)).toEqual([row('East-1-2')]);
});

test('a number in one building doesn’t hide another building', () => {
  const numbered = [
    { building: 'A', unitNumber: '1-2' },
    { building: '1', unitNumber: '7' },
  ];
  expect(splitDoors([row('1-8')], numbered)).toEqual([row('8', '1')]);
});

test('a row with a building, and an unreadable one, stay as they are', () => {
  const rows: ReadRow<UnitRow>[] = [row('A-101', 'B'), { line: 3, ok: false, problems: {} }];
  expect(splitDoors(rows, doors)).toEqual(rows);
});

test('a community without buildings splits nothing', () => {
  expect(splitDoors([row('A-101')], [{ building: null, unitNumber: '7' }])).toEqual([row('A-101')]);
});

test.each([
  ['none was stated, some are added', 0, 0, 24, 24],
  ['the typed number stays while fewer are set up', 48, 0, 24, 48],
  ['as many are set up as were typed', 48, 24, 48, 48],
  ['more are set up than were typed', 48, 48, 50, 50],
  ['it follows a deletion', 50, 50, 46, 46],
  ['it follows the undo of an addition', 24, 24, 0, 0],
  ['a deletion keeps a larger typed number', 48, 24, 20, 48],
  ['one that is smaller than what is set up', 0, 24, 20, 20],
])('%s', (_, stated, before, after, expected) => {
  expect(totalUnitsAfter(stated, before, after)).toBe(expected);
});
