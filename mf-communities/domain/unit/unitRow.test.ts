import * as z from 'shared-lib/domain/schema';
import {
  rowAt,
  unitImportRules,
  unitImportSchema,
  unitRangeSchema,
  unitRowSchema,
  type UnitRange,
  type UnitRow,
} from './unitRow.ts';

const range: UnitRange = {
  building: 'A',
  floorFrom: 1,
  floorTo: 4,
  doorFrom: 1,
  doorTo: 12,
  digits: 2,
  pattern: 'floorDoor',
};

test.each<[string, object, string]>([
  ['the last floor below the first', { floorTo: 0 }, 'floorTo'],
  ['the last door before the first', { doorFrom: 13 }, 'doorTo'],
  ['more than 2,000 units', { floorTo: 200 }, 'doorTo'],
  ['no number', { doorFrom: null }, 'doorFrom'],
  ['no last door', { doorTo: null }, 'doorTo'],
  ['no last floor', { floorTo: null }, 'floorTo'],
  ['10,000 letters', { building: 'x'.repeat(10_000) }, 'building'],
])('%s is refused next to its field', (_, more, field) => {
  const read = z.safeParse(unitRangeSchema, { ...range, ...more });
  expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test.each([
  [{ floorTo: 0 }, 'beforeFirst'],
  [{ doorTo: 0 }, 'beforeFirst'],
  [{ floorTo: 20, doorTo: 101 }, 'rangeTooLong'],
])('%j is refused because of %s', (more, problem) => {
  const read = z.safeParse(unitRangeSchema, { ...range, ...more });
  expect(read.error?.issues.map(({ message }) => message)).toEqual([problem]);
});

test.each([
  ['as it is', {}],
  ['with one door', { floorTo: 1, doorTo: 1 }],
  ['with 2,000 units', { floorTo: 20, doorTo: 100 }],
  ['without a building', { building: null }],
  ['with the highest floor and door', { floorFrom: 200, floorTo: 200, doorFrom: 9999, doorTo: 9999 }],
  ['with the lowest floor and door', { floorFrom: 0, floorTo: 0, doorFrom: 0, doorTo: 0 }],
])('a range is read %s', (_, more) => {
  expect(z.parse(unitRangeSchema, { ...range, ...more })).toEqual({ ...range, ...more });
});

const row = {
  building: 'A',
  floor: '1',
  unitNumber: '101',
  residentName: 'Dana Li',
  email: 'dana@home.test',
  phone: '+12125550101',
  language: 'es',
  status: 'paused',
  moveInDate: '2026-11-20',
  serviceNotes: 'Gate 4',
} as const;

const emptyRow: UnitRow = {
  building: 'A',
  floor: null,
  unitNumber: '101',
  residentName: null,
  email: null,
  phone: null,
  language: null,
  status: null,
  moveInDate: null,
  serviceNotes: null,
};

test('a row with only a door is otherwise empty', () => {
  expect(rowAt({ building: 'A', floor: null, unitNumber: '101' })).toEqual(emptyRow);
});

test.each([
  ['all fields', row, row],
  ['only its door', { building: 'A', unitNumber: '101' }, emptyRow],
  ['blanks around a number', { ...row, unitNumber: ' 101 ' }, row],
])('a row with %s is read', (_, cells, expected) => {
  expect(z.parse(unitRowSchema, cells)).toEqual(expected);
});

test('an import compares a row with the unit at its door', () => {
  const { keyOf, keyOfExisting, differences } = unitImportRules;
  const unit = { ...row, id: 'u1', building: ' a', floor: '2', email: null };
  expect([keyOf(row), keyOfExisting(unit)]).toEqual(['a|101', 'a|101']);
  expect(differences({ ...row, building: null, phone: null }, unit)).toEqual([
    { field: 'floor', from: '2', to: '1' },
    { field: 'email', from: null, to: 'dana@home.test' },
  ]);
});

const part = { communityId: 'elm', importId: 'import-1', rows: [row], expected: { new: 1, changed: 0 } };

test.each([
  ['as it is', {}],
  ['with 250 rows', { rows: Array<UnitRow>(250).fill(row) }],
  ['with an id of 64 letters', { importId: 'x'.repeat(64) }],
])('a part of an import is read %s', (_, more) => {
  expect(z.parse(unitImportSchema, { ...part, ...more })).toEqual({ ...part, ...more });
});

test.each<[string, object, string]>([
  ['a path as its community', { communityId: 'a/b' }, 'communityId'],
  ['an id of seven letters', { importId: 'import1' }, 'importId'],
  ['an id of 65 letters', { importId: 'x'.repeat(65) }, 'importId'],
  ['no rows', { rows: [] }, 'rows'],
  ['251 rows', { rows: Array<UnitRow>(251).fill(row) }, 'rows'],
  ['a row without a number', { rows: [{ ...row, unitNumber: ' ' }] }, 'rows.0.unitNumber'],
  ['no expected changes', { expected: { new: 1 } }, 'expected.changed'],
  ['half a new unit', { expected: { new: 0.5, changed: 0 } }, 'expected.new'],
])('a part of an import with %s is refused', (_, more, field) => {
  const { error } = z.safeParse(unitImportSchema, { ...part, ...more });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
