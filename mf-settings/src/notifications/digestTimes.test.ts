import { digestTimes } from './digestTimes.ts';

test('a digest comes on a half hour of the morning, or at the time that was chosen', () => {
  const times = digestTimes('en', '07:10').map(({ value }) => value);
  expect(times).toHaveLength(17);
  expect([times[0], times.at(-1)]).toEqual(['04:00', '11:30']);
  expect(times).toContain('07:10');
});
