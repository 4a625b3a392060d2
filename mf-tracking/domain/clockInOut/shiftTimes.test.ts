import { momentsAt } from 'shared-lib/domain';
import { shiftEndAt } from '../schedule/shiftEndAt.ts';
import { autoCloseAt, lateMinutes } from './shiftTimes.ts';

const newYork = 'America/New_York';

const losAngeles = 'America/Los_Angeles';

const phoenix = 'America/Phoenix';

const berlin = 'Europe/Berlin';

/** The moment when a clock shows a time; of one that it shows twice, the first or the second. */
const at = (timeZone: string, wall: string, which: 0 | 1 = 0): number => {
  const moment = momentsAt(Date.parse(`${wall}Z`), timeZone)[which];
  if (moment === undefined) throw new Error(`The clock does not show ${wall}`);
  return moment;
};

test.each([
  [0, 720_000, 12],
  [720_000, 0, 0],
  [null, 720_000, 0],
  [0, null, 0],
])('scheduled at %p and came at %p: %p minutes late', (scheduledStart, clockInAt, expected) => {
  expect(lateMinutes({ scheduledStart, clockInAt })).toBe(expected);
});

const hours = (timezone: string, serviceStart = '20:00', binInBy = '09:00') => ({
  serviceStart,
  binInBy,
  timezone,
});

test.each([
  ['the morning after', '2026-06-10', hours(newYork), '2026-06-11T09:00'],
  ['that morning, when clocks go forward', '2026-03-07', hours(losAngeles), '2026-03-08T09:00'],
  ['and when they go back', '2026-10-24', hours(berlin), '2026-10-25T09:00'],
  ['the same evening', '2026-06-10', hours(phoenix, '18:00', '23:00'), '2026-06-10T23:00'],
  ['the afternoon after', '2026-06-10', hours(newYork, '20:00', '13:30'), '2026-06-11T13:30'],
  ['service that begins after midnight', '2026-06-10', hours(newYork, '00:30', '09:00'), '2026-06-11T09:00'],
])('a shift ends: %s', (_, serviceDate, community, expected) => {
  expect(shiftEndAt(serviceDate, community)).toBe(at(community.timezone, expected));
});

test('a forgotten clock-in is closed an hour after the shift, never at midnight', () => {
  const clockInAt = at(newYork, '2026-06-10T20:05');
  expect(autoCloseAt('2026-06-10', clockInAt, hours(newYork))).toBe(at(newYork, '2026-06-11T10:00'));
  const late = at(newYork, '2026-06-11T11:00');
  expect(autoCloseAt('2026-06-10', late, hours(newYork))).toBe(late + 12 * 3_600_000);
});
