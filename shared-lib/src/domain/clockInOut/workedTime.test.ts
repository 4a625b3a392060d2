import { momentsAt } from '../base/zonedTime.ts';
import { workedMinutes } from './workedTime.ts';

const newYork = 'America/New_York';

const losAngeles = 'America/Los_Angeles';

const phoenix = 'America/Phoenix';

const berlin = 'Europe/Berlin';

/** The moment when a clock shows a time; for a time it shows twice, the first or the second moment. */
const at = (timeZone: string, wall: string, which: 0 | 1 = 0): number => {
  const moment = momentsAt(Date.parse(`${wall}Z`), timeZone)[which];
  if (moment === undefined) throw new Error(`The clock does not show ${wall}`);
  return moment;
};

test.each([
  ['a regular night', newYork, '2026-06-10T20:00', '2026-06-10T22:30', 0, 150],
  ['past midnight', newYork, '2026-06-10T22:00', '2026-06-11T02:15', 30, 225],
  ['clocks go forward: an hour less than they show', newYork, '2026-03-07T22:00', '2026-03-08T04:00', 0, 300],
  ['clocks go forward in the west', losAngeles, '2026-03-07T23:30', '2026-03-08T03:00', 15, 135],
  ['no clock change in Arizona', phoenix, '2026-03-07T22:00', '2026-03-08T04:00', 0, 360],
  ['clocks go back: an hour more than they show', newYork, '2026-10-31T22:00', '2026-11-01T04:00', 0, 420],
  ['clocks go back in the west', losAngeles, '2026-10-31T22:00', '2026-11-01T04:00', 45, 375],
  ['Europe changes on another night', berlin, '2026-10-24T22:00', '2026-10-25T04:00', 0, 420],
  ['and goes forward on another, too', berlin, '2026-03-28T22:00', '2026-03-29T04:00', 0, 300],
  ['a break longer than the shift', newYork, '2026-06-10T20:00', '2026-06-10T20:20', 60, 0],
])('%s', (_, timeZone, clockIn, clockOut, breakMin, expected) => {
  const times = { clockInAt: at(timeZone, clockIn), clockOutAt: at(timeZone, clockOut), breakMin };
  expect(workedMinutes(times)).toBe(expected);
});

test('the two occurrences of a repeated hour are distinguished', () => {
  const clockInAt = at(newYork, '2026-11-01T00:50');
  const worked = ([0, 1] as const).map((which) =>
    workedMinutes({ clockInAt, clockOutAt: at(newYork, '2026-11-01T01:20', which), breakMin: 0 }),
  );
  expect(worked).toEqual([30, 90]);
});

test.each([
  ['not yet', { clockInAt: 5, clockOutAt: null, breakMin: 0 }, null],
  ['never came', { clockInAt: null, clockOutAt: null, breakMin: 0 }, null],
  ['only whole minutes', { clockInAt: 0, clockOutAt: 119_999, breakMin: 0 }, 1],
  ['out before in', { clockInAt: 600_000, clockOutAt: 0, breakMin: 0 }, 0],
])('%s', (_, times, expected) => {
  expect(workedMinutes(times)).toBe(expected);
});
