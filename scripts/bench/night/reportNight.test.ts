import { reportNight } from './reportNight.ts';

const result = {
  specialists: 120,
  shifts: 118,
  outcomes: { written: 2000, known: 800, refused: 0 },
  toBoard: { count: 1900, p50: 41.2, p99: 300.7, max: 412 },
  missing: 0,
  surplus: 0,
  seconds: 50,
  writesPerSecond: 40,
};

test.each([
  [true, '| 2800, 800 |'],
  [false, '| 2800, not killed |'],
])('a night is a table (killed: %s)', (wasKilled, writes) => {
  const table = reportNight({ wasKilled, result });
  expect(table).toContain(writes);
  expect(table).toContain('| A write in the field to the board, p50 | 41 ms |');
  expect(table).toContain('| Doors that the board misses, and has twice | 0, 0 |');
});
