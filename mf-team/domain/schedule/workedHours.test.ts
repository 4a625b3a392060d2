import { workedMinutesOf } from './workedHours.ts';

const hour = 3_600_000;

test.each<[string, number | null, number | null, number]>([
  ['closed', 0, 3 * hour, 180],
  ['still open', 9 * hour, null, 60],
  ['forgotten: no longer than anyone works', -20 * hour, null, 720],
  ['ending before it begins', 3 * hour, 0, 0],
  ['missed', null, null, 0],
])('minutes on the clock, %s', (_, clockInAt, clockOutAt, expected) => {
  const minutes = workedMinutesOf([{ memberId: 'sam', clockInAt, clockOutAt }], 10 * hour);
  expect(minutes.get('sam') ?? 0).toBe(expected);
});

test('a week’s shifts add up for each member, and records of no one are left out', () => {
  const shift = { clockInAt: 0, clockOutAt: hour };
  const minutes = workedMinutesOf(
    [
      { memberId: 'sam', ...shift },
      { memberId: 'sam', ...shift },
      { memberId: 'nadia', ...shift },
      { memberId: null, ...shift },
    ],
    hour,
  );
  expect([...minutes]).toEqual([
    ['sam', 120],
    ['nadia', 60],
  ]);
});
