import { barsOf } from './barsOf.ts';

const night = (done: number, missed: number) => ({ serviceDate: '2026-11-20', done, missed });

test.each<[string, Parameters<typeof barsOf>[0], [number, number][]]>([
  ['no nights', [], []],
  ['nights without shifts stay flat', [night(0, 0)], [[0, 0]]],
  [
    'the fullest night has the full height',
    [night(6, 2), night(4, 0)],
    [
      [0.75, 0.25],
      [0.5, 0],
    ],
  ],
  ['a night on which every shift was missed', [night(0, 3)], [[0, 1]]],
])('%s', (_, nights, shares) => {
  expect(barsOf(nights).map(({ doneShare, missedShare }) => [doneShare, missedShare])).toEqual(shares);
});
