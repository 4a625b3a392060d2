import { isOver } from './isOver.ts';

const newYork = 'America/New_York';

test.each([
  ['tonight', '2026-11-21', Date.UTC(2026, 10, 22, 1), newYork, false],
  ['after midnight, the same night', '2026-11-21', Date.UTC(2026, 10, 22, 6), newYork, false],
  ['the next afternoon', '2026-11-21', Date.UTC(2026, 10, 22, 18), newYork, true],
  [
    'in another zone it is still morning',
    '2026-11-21',
    Date.UTC(2026, 10, 22, 18),
    'Pacific/Honolulu',
    false,
  ],
  ['a future night', '2026-12-24', Date.UTC(2026, 10, 22, 1), newYork, false],
])('%s', (_, date, now, zone, over) => {
  expect(isOver(date, now, zone)).toBe(over);
});
