import { lengthUnitOf } from './OperationsTab.tsx';
import { limitChoices } from './limitChoices.ts';

test('offers round numbers of the business’s unit, and off', () => {
  expect(limitChoices('maxGateDistanceM', 'm', 300)).toEqual([0, 50, 150, 300, 800]);
  expect(limitChoices('maxSpeedKmh', 'ft', 0)).toEqual([0, 24, 40, 48, 64, 80]);
});

test('keeps a stored limit that isn’t among them', () => {
  expect(limitChoices('minSecondsPerDoor', 'ft', 7)).toEqual([0, 4, 6, 7, 8, 10, 15]);
});

test.each([
  [null, 'ft'],
  ['US', 'ft'],
  ['MX', 'm'],
])('a business in %s has lengths in %s', (country, unit) => {
  expect(lengthUnitOf(country)).toBe(unit);
});
