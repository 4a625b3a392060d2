import { spellingsOf, findStatedUnit } from './findStatedUnit.ts';

const units = [
  { id: 'a203', building: 'A', unitNumber: '203' },
  { id: 'b203', building: 'B', unitNumber: '203' },
  { id: 'b7', building: 'B', unitNumber: '7' },
  { id: 'ph', building: null, unitNumber: 'PH-1' },
];

test.each([
  ['A-203', 'a203'],
  ['a 203', 'a203'],
  ['Apt. B203', 'b203'],
  ['unidad 7', 'b7'],
  ['# 7', 'b7'],
  ['ph1', 'ph'],
  ['203', null],
  ['999', null],
  ['', null],
  ['../..', null],
  ['<script>', null],
])('%s is %s', (said, expected) => {
  expect(findStatedUnit(said, units)?.id ?? null).toBe(expected);
});

test.each([
  ['A-203', '203'],
  ['Apt B 203', '203'],
  ['B203', '203'],
  ['ph-1', 'PH-1'],
  ['12b', '12B'],
])('%s may be stored as %s', (said, kept) => {
  const spellings = spellingsOf(said);
  expect(spellings).toContain(kept);
  expect(spellings.length).toBeLessThanOrEqual(10);
});
