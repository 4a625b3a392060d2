import type { ScoreFigure } from 'mf-tracking/domain';
import { formatChange, formatFigure, sparkLines } from './figureText.ts';

test.each<[ScoreFigure, number, string]>([
  ['onTime', 0.876, '88'],
  ['missedDoors', 0.0291, '2.9'],
  ['missedDoors', 0, '0'],
  ['doorsPerHour', 48.53, '48.5'],
  ['doorsPerHour', 148.53, '149'],
  ['returned', 1204, '1,204'],
  ['hours', 90, '2'],
])('%s %d is %s', (figure, value, expected) => {
  expect(formatFigure(figure, value, 'en')).toBe(expected);
});

test.each<[ScoreFigure, number, string]>([
  ['onTime', 0.034, '+3.4'],
  ['onTime', -0.25, '-25'],
  ['onTime', 0.0001, '0'],
  ['returned', 0, '0'],
  ['hours', -600, '-10'],
])('a change of %s by %d is %s', (figure, by, expected) => {
  expect(formatChange(figure, by, 'en')).toBe(expected);
});

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
