import { digestTimes } from './digestTimes.ts';

test('a digest is sent on a half hour of the morning, or at the chosen time', () => {
  const times = digestTimes('en', '07:10').map(({ value }) => value);
  expect(times).toHaveLength(17);
  expect([times[0], times.at(-1)]).toEqual(['04:00', '11:30']);
  expect(times).toContain('07:10');
});
