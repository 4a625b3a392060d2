import fc from 'fast-check';
import { textCollator } from '../../../../i18n/formats.ts';
import { compareValues } from './sortedRows.ts';

const { compare } = textCollator('en');
const sorted = (...values: (string | number)[]) => values.sort((a, b) => compareValues(a, b, compare));

test.each([
  ['numbers by value', [10, 9, -1], [-1, 9, 10]],
  ['texts by language', ['zoe', 'Élan', 'Ed', 'emma'], ['Ed', 'Élan', 'emma', 'zoe']],
  ['numbers within texts', ['Sam 10', 'Sam 9'], ['Sam 9', 'Sam 10']],
  ['numbers before texts', ['a', 2, '1'], [2, '1', 'a']],
])('%s', (_, values, expected) => {
  expect(sorted(...values)).toEqual(expected);
});

test('is a total order', () => {
  const value = fc.oneof(fc.integer(), fc.string());
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      const [low, middle, high] = sorted(a, b, c);
      expect(compareValues(low!, high!, compare)).toBeLessThanOrEqual(0);
      expect(Math.sign(compareValues(low!, middle!, compare))).toBe(
        -Math.sign(compareValues(middle!, low!, compare)) || 0,
      );
    }),
  );
});
