import { parseCaseNumber } from './parseCaseNumber.ts';

test.each([
  ['V-20261126-007', 'V-20261126-007'],
  ['v-20261126-7', 'V-20261126-007'],
  ['v20261126007', 'V-20261126-007'],
  [' V 2026-11-26 366 ', 'V-20261126-366'],
  ['20261126-366', 'V-20261126-366'],
  ['V-20261126-1024', 'V-20261126-1024'],
  ['2025550100', null],
  ['20261126', null],
  ['V-366', null],
  ['204 maple', null],
  ['', null],
])('%j is %j', (text, number) => {
  expect(parseCaseNumber(text)).toBe(number);
});
