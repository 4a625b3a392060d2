import { adjacentNight, readNight } from './readNight.ts';

test.each([
  [null, null],
  ['2026-11-20', '2026-11-20'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['tonight', null],
  ['', null],
])('%s', (requested, expected) => {
  expect(readNight(requested)).toBe(expected);
});

test.each<[string | null, 1 | -1, string | null]>([
  [null, -1, '2026-02-28'],
  ['2026-02-28', 1, null],
  ['2026-02-28', -1, '2026-02-27'],
  [null, 1, '2026-03-02'],
  ['2026-03-02', -1, null],
])('from %s by %s', (shown, step, expected) => {
  expect(adjacentNight(shown, step, '2026-03-01')).toBe(expected);
});
