import { parseSchedule } from './Schedule.ts';

it.each([
  ['*/5 * * * *', 'UTC', '2026-11-21T10:05:00Z', true],
  ['*/5 * * * *', 'UTC', '2026-11-21T10:06:00Z', false],
  ['30 2 * * *', 'America/New_York', '2026-11-21T07:30:00Z', true],
  ['30 2 * * *', 'America/New_York', '2026-07-21T06:30:00Z', true],
  ['30 2 * * *', 'America/Los_Angeles', '2026-11-21T07:30:00Z', false],
  ['0 0 * * *', 'UTC', '2026-11-21T00:00:00Z', true],
  ['0 9 * * mon-fri', 'UTC', '2026-11-20T09:00:00Z', true],
  ['0 9 * * mon-fri', 'UTC', '2026-11-21T09:00:00Z', false],
  ['0 9 * * 7', 'UTC', '2026-11-22T09:00:00Z', true],
  ['0 9 1,15 jan *', 'UTC', '2027-01-15T09:00:00Z', true],
  ['0 9 13 * fri', 'UTC', '2026-11-20T09:00:00Z', true],
  ['0 9 13 * fri', 'UTC', '2026-11-21T09:00:00Z', false],
  ['every 10 minutes', 'UTC', '2026-11-21T10:20:00Z', true],
  ['every 10 minutes', 'UTC', '2026-11-21T10:25:00Z', false],
  ['every 2 hours', 'UTC', '2026-11-21T10:00:00Z', true],
  ['every day 23:15', 'Europe/Berlin', '2026-11-21T22:15:00Z', true],
])('"%s" (%s) at %s is due: %s', (text, timeZone, instant, due) => {
  expect(parseSchedule(text, timeZone)?.isDue(new Date(instant))).toBe(due);
});

it.each([
  ['', 'UTC'],
  ['* * * *', 'UTC'],
  ['60 * * * *', 'UTC'],
  ['5-1 * * * *', 'UTC'],
  ['*/0 * * * *', 'UTC'],
  ['every 0 minutes', 'UTC'],
  ['every full moon', 'UTC'],
  ['* * * * *', 'Moon/Tycho'],
])('rejects "%s" (%s)', (text, timeZone) => {
  expect(parseSchedule(text, timeZone)).toBeNull();
});
