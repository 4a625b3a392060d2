import { addDays, momentOfNight, clockInOutSchema, type ClockInOut } from 'shared-lib/domain';
import { clockDifference } from './derivedClock.ts';

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
  ['a clock-out before its clock-in is no time at all', outAt('20:02'), { ...begun, workedMin: 0 }],
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
