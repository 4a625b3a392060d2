import { addDays, earliestToday, localDate, momentOfNight, serviceNight } from './serviceNight.ts';
import { weekdayOf } from './weekday.ts';

const newYork = 'America/New_York';
const losAngeles = 'America/Los_Angeles';
const iso = (millis: number) => new Date(millis).toISOString();

describe('serviceNight', () => {
  test.each([
    ['the evening', '2026-07-15T20:00-04:00', newYork, '2026-07-15'],
    ['after midnight', '2026-07-16T00:30-04:00', newYork, '2026-07-15'],
    ['the last minute before noon', '2026-07-16T11:59-04:00', newYork, '2026-07-15'],
    ['noon', '2026-07-16T12:00-04:00', newYork, '2026-07-16'],
    ['noon in New York, still morning in Los Angeles', '2026-07-16T12:00-04:00', losAngeles, '2026-07-15'],
    ['noon in Los Angeles', '2026-07-16T12:00-07:00', losAngeles, '2026-07-16'],
    ['after midnight UTC, evening in Los Angeles', '2026-07-16T03:00Z', losAngeles, '2026-07-15'],
    ['the night clocks go forward, after the change', '2026-03-08T03:30-04:00', newYork, '2026-03-07'],
    ['the morning clocks went forward, before noon', '2026-03-08T11:59-04:00', newYork, '2026-03-07'],
    ['the day clocks went forward, noon', '2026-03-08T12:00-04:00', newYork, '2026-03-08'],
    ['the night clocks go back, first 1:30', '2026-11-01T01:30-04:00', newYork, '2026-10-31'],
    ['the night clocks go back, second 1:30', '2026-11-01T01:30-05:00', newYork, '2026-10-31'],
    ['the day clocks went back, noon', '2026-11-01T12:00-05:00', newYork, '2026-11-01'],
    ['new year', '2027-01-01T02:00-05:00', newYork, '2026-12-31'],
    ['a half-hour zone', '2026-07-16T12:00+05:30', 'Asia/Kolkata', '2026-07-16'],
  ])('%s', (_, now, timeZone, night) => {
    expect(serviceNight(Date.parse(now), timeZone)).toBe(night);
  });
});

test('localDate is the date on a wall clock', () => {
  const now = Date.parse('2026-07-16T03:00Z');
  expect([localDate(now, newYork), localDate(now, 'UTC')]).toEqual(['2026-07-15', '2026-07-16']);
});

describe('momentOfNight', () => {
  test.each([
    ['an evening', '2026-07-15', '20:00', newYork, '2026-07-16T00:00:00.000Z'],
    ['the same evening further west', '2026-07-15', '20:00', losAngeles, '2026-07-16T03:00:00.000Z'],
    ['after midnight, the morning after', '2026-07-15', '00:30', newYork, '2026-07-16T04:30:00.000Z'],
    ['in winter', '2026-12-15', '20:00', newYork, '2026-12-16T01:00:00.000Z'],
    ['a time that the clock change skips', '2026-03-07', '02:30', newYork, '2026-03-08T07:30:00.000Z'],
    ['the evening after the clocks went forward', '2026-03-08', '20:00', newYork, '2026-03-09T00:00:00.000Z'],
  ])('%s', (_, date, time, timeZone, moment) => {
    expect(iso(momentOfNight(date, time, timeZone))).toBe(moment);
  });
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-08', 1, '2026-03-09'],
  ['2024-02-28', 1, '2024-02-29'],
])('addDays(%s, %i)', (date, days, moved) => {
  expect(addDays(date, days)).toBe(moved);
});

describe('weekdayOf', () => {
  test.each([
    ['2026-11-16', 'monday'],
    ['2026-11-21', 'saturday'],
    ['2026-11-22', 'sunday'],
  ])('%s is a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  test('refuses an invalid date', () => {
    expect(() => weekdayOf('tonight')).toThrow(RangeError);
  });
});

test('no zone has an earlier today', () => {
  expect(earliestToday(Date.parse('2026-11-24T11:59Z'))).toBe('2026-11-23');
  expect(earliestToday(Date.parse('2026-11-24T12:00Z'))).toBe('2026-11-24');
});
