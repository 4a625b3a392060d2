import { addDays, clockInOutSchema, momentOfNight, momentsAt, type ClockInOut } from 'shared-lib/domain';
import { shiftEndAt } from '../schedule/shiftEndAt.ts';
import { autoCloseAt, clockDifference, lateMinutes } from './derivedClock.ts';

/** The night on which clocks in New York are set back an hour. */
const night = '2026-10-31';
const hours = { serviceStart: '20:00', binInBy: '09:00', timezone: 'America/New_York' };

/** In local time; before noon is the next morning. */
const at = (time: string, date = night) => momentOfNight(date, time, hours.timezone);

const record = (more: Partial<ClockInOut> = {}): ClockInOut => ({
  ...clockInOutSchema.parse({ id: 'one', serviceDate: night, communityId: 'maple', status: 'open' }),
  clockInAt: at('20:12'),
  createdAt: at('20:12'),
  ...more,
});
const begun = { scheduledStart: at('20:00'), lateMin: 12 };
const outAt = (time: string) => ({ status: 'closed', clockOutAt: at(time) }) as const;

test.each<[string, Partial<ClockInOut>, object]>([
  ['a clock-in is late by its community’s start', {}, begun],
  ['an early one is not', { clockInAt: at('19:50') }, { scheduledStart: at('20:00') }],
  ['everything is set', { ...begun }, {}],
  [
    'a late one stays late when the community’s start changes',
    { scheduledStart: at('19:00') },
    { lateMin: 72 },
  ],
  ['a clock-out, across the repeated hour', outAt('03:12'), { ...begun, workedMin: 480 }],
  ['a break', { ...outAt('22:12'), breakMin: 30 }, { ...begun, workedMin: 90 }],
  ['a clock-out before its clock-in gives no time', outAt('20:02'), { ...begun, workedMin: 0 }],
  ['a figure set by a phone', { ...begun, ...outAt('21:12'), workedMin: 10_080 }, { workedMin: 60 }],
  ['sent two hours later', { createdAt: at('22:12') }, { ...begun, flags: ['sentLate'] }],
  [
    'a clock that is a day behind',
    { clockInAt: at('20:12', addDays(night, -1)) },
    { scheduledStart: at('20:00'), flags: ['outsideNight', 'sentLate'] },
  ],
  [
    'a clock that is a day ahead',
    { clockInAt: at('20:12', addDays(night, 1)) },
    { scheduledStart: at('20:00'), lateMin: 1512, flags: ['outsideNight'] },
  ],
  ['entered by the office', { source: 'manual', ...outAt('22:12') }, {}],
  ['approved', { ...outAt('22:12'), approvedAt: at('23:00'), workedMin: 100 }, {}],
  ['missed', { status: 'missed', clockInAt: null }, {}],
])('%s', (_, more, expected) => {
  expect(clockDifference(record(more), hours, false)).toEqual(expected);
});

test.each<[string, Partial<ClockInOut>, object]>([
  ['waits for an approval, and is flagged', {}, { flags: ['afterLock'] }],
  ['is flagged already', { flags: ['afterLock'] }, {}],
  ['was approved before the lock', { ...outAt('22:12'), approvedAt: at('23:00'), workedMin: 120 }, {}],
])('a clock-in in a locked pay period %s', (_, more, expected) => {
  expect(clockDifference(record({ ...begun, ...more }), hours, true)).toEqual(expected);
});

test('without its community, the start of service is unknown', () => {
  expect(clockDifference(record(outAt('22:12')), null, false)).toEqual({ workedMin: 120 });
});

describe('shiftTimes', () => {
  const newYork = 'America/New_York';

  const losAngeles = 'America/Los_Angeles';

  const phoenix = 'America/Phoenix';

  const berlin = 'Europe/Berlin';

  /** The moment of a local time; if it occurs twice, the first or the second one. */
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
    [
      'service that begins after midnight',
      '2026-06-10',
      hours(newYork, '00:30', '09:00'),
      '2026-06-11T09:00',
    ],
  ])('a shift ends: %s', (_, serviceDate, community, expected) => {
    expect(shiftEndAt(serviceDate, community)).toBe(at(community.timezone, expected));
  });

  test('a forgotten clock-in is closed an hour after the shift, never at midnight', () => {
    const clockInAt = at(newYork, '2026-06-10T20:05');
    expect(autoCloseAt('2026-06-10', clockInAt, hours(newYork))).toBe(at(newYork, '2026-06-11T10:00'));
    const late = at(newYork, '2026-06-11T11:00');
    expect(autoCloseAt('2026-06-10', late, hours(newYork))).toBe(late + 12 * 3_600_000);
  });
});
