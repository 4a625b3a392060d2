import { projectedFinish } from './projectedFinish.ts';

const minute = 60_000;
const clockInAt = Date.UTC(2026, 10, 20, 1, 0);
const pace = { clockInAt, doorsTotal: 48, doorsServiced: 12, doorsSkipped: 0 };

test.each<[string, Partial<typeof pace>, number, number | null]>([
  ['a quarter in half an hour: three times as long again', {}, 30, 120],
  ['skipped doors count as done', { doorsSkipped: 12 }, 30, 60],
  ['later with each minute without a door', {}, 60, 240],
  ['too few doors', { doorsServiced: 4 }, 60, null],
  ['enough doors', { doorsServiced: 5 }, 60, 576],
  ['too early', {}, 9, null],
  ['early enough', {}, 10, 40],
  ['all done', { doorsServiced: 48 }, 60, null],
  ['more than there are', { doorsServiced: 60 }, 60, null],
  ['a community without a unit count', { doorsTotal: 0 }, 60, null],
  ['beyond the forecast’s limit', { doorsServiced: 5 }, 300, null],
  ['clocked in after now, by another clock', {}, -5, null],
])('%s', (_, changes, worked, expected) => {
  const finish = projectedFinish({ ...pace, ...changes }, clockInAt + worked * minute);
  expect(finish === null ? null : (finish - clockInAt) / minute).toBe(expected);
});
