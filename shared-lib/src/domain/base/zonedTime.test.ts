import { momentAt, momentsAt, wallClock } from './zonedTime.ts';

const newYork = 'America/New_York';
const iso = (millis: number) => new Date(millis).toISOString();

test.each([
  ['winter', '2026-01-15T20:00:00.000Z', newYork, '2026-01-15T15:00:00.000Z'],
  ['summer', '2026-07-15T20:00:00.000Z', newYork, '2026-07-15T16:00:00.000Z'],
  ['midnight, which is not hour 24', '2026-07-15T04:00:00.000Z', newYork, '2026-07-15T00:00:00.000Z'],
  [
    'the last moment before the clocks go forward',
    '2026-03-08T06:59:59.999Z',
    newYork,
    '2026-03-08T01:59:59.999Z',
  ],
  ['the first after it', '2026-03-08T07:00:00.000Z', newYork, '2026-03-08T03:00:00.000Z'],
  ['the last moment before they go back', '2026-11-01T05:59:59.999Z', newYork, '2026-11-01T01:59:59.999Z'],
  ['the first after it', '2026-11-01T06:00:00.000Z', newYork, '2026-11-01T01:00:00.000Z'],
  ['a 45-minute zone', '2026-07-15T20:10:00.000Z', 'Asia/Kathmandu', '2026-07-16T01:55:00.000Z'],
  [
    'a zone that is a day ahead',
    '2026-07-15T12:00:00.000Z',
    'Pacific/Kiritimati',
    '2026-07-16T02:00:00.000Z',
  ],
  ['before 1970', '1969-12-31T23:59:59.500Z', newYork, '1969-12-31T18:59:59.500Z'],
])('a wall clock in %s', (_, moment, timeZone, shown) => {
  expect(iso(wallClock(Date.parse(moment), timeZone))).toBe(shown);
});

test.each([
  ['winter', '2026-01-15T15:00:00.000Z', newYork, '2026-01-15T20:00:00.000Z'],
  ['summer', '2026-07-15T16:00:00.000Z', newYork, '2026-07-15T20:00:00.000Z'],
  [
    'the evening before the clocks go forward',
    '2026-03-07T20:00:00.000Z',
    newYork,
    '2026-03-08T01:00:00.000Z',
  ],
  ['the evening after it', '2026-03-08T20:00:00.000Z', newYork, '2026-03-09T00:00:00.000Z'],
  ['a time that is skipped', '2026-03-08T02:30:00.000Z', newYork, '2026-03-08T07:30:00.000Z'],
  ['a time that occurs twice', '2026-11-01T01:30:00.000Z', newYork, '2026-11-01T05:30:00.000Z'],
  ['the hour after it', '2026-11-01T02:00:00.000Z', newYork, '2026-11-01T07:00:00.000Z'],
  ['a half-hour clock change', '2026-04-05T01:45:00.000Z', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ['a day that a zone skipped', '2011-12-30T12:00:00.000Z', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
])('the moment of a time in %s', (_, wall, timeZone, moment) => {
  expect(iso(momentAt(Date.parse(wall), timeZone))).toBe(moment);
});

const quarter = 900_000;
const day = 96 * quarter;

/** For two years, each quarter of an hour near a clock change; otherwise every 23rd, which covers every time of day. */
function* quarters(timeZone: string) {
  const shift = (moment: number) => wallClock(moment, timeZone) - moment;
  let moment = Date.UTC(2026, 0, 1);
  while (moment < Date.UTC(2028, 0, 1)) {
    yield moment;
    moment += shift(moment - day) === shift(moment + day) ? 23 * quarter : quarter;
  }
}

test.each([
  [newYork, 4],
  ['Europe/Berlin', 4],
  ['Australia/Lord_Howe', 4],
  ['Asia/Kathmandu', 0],
  ['Africa/Casablanca', 4],
  ['UTC', 0],
])(
  'a quarter of an hour of two years in %s is the moment its clock time gives, or the hour occurs twice',
  (timeZone, changes) => {
    let seen = 0;
    for (const moment of quarters(timeZone)) {
      seen += 1;
      const wall = wallClock(moment, timeZone);
      const found = momentAt(wall, timeZone);
      if (found === moment) continue;
      expect([found < moment, wallClock(found, timeZone)]).toEqual([true, wall]);
    }
    // Around a change that is two days.
    expect(seen).toBeGreaterThan(2 * 365 * 4 + changes * 1.7 * 96);
  },
);

test.each([
  ['an unknown zone', () => wallClock(0, 'Mars/Olympus')],
  ['no moment', () => wallClock(Number.NaN, newYork)],
  ['no time', () => momentAt(Number.NaN, newYork)],
])('%s throws', (_, call) => {
  expect(call).toThrow(RangeError);
});

test.each([
  ['any night', '2026-06-10T01:30', ['2026-06-10T05:30:00.000Z']],
  ['a time that is skipped', '2026-03-08T02:30', []],
  ['a time that occurs twice', '2026-11-01T01:30', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
])('every moment of a time: %s', (_, wall, expected) => {
  expect(momentsAt(Date.parse(`${wall}Z`), newYork).map(iso)).toEqual(expected);
});
