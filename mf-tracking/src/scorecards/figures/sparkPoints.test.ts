import { sparkLines } from './sparkPoints.ts';

test.each<[string, (number | null)[], [number, number][][]]>([
  ['none', [], []],
  ['without data', [null, null], []],
  ['one point', [null, 3, null], [[[0.5, 0.5]]]],
  [
    'a rise',
    [1, 2, 3],
    [
      [
        [0, 1],
        [0.5, 0.5],
        [1, 0],
      ],
    ],
  ],
  ['a gap', [1, null, 1], [[[0, 0.5]], [[1, 0.5]]]],
])('%s', (_, values, expected) => {
  expect(sparkLines(values).map((line) => line.map(({ x, y }) => [x, y]))).toEqual(expected);
});
