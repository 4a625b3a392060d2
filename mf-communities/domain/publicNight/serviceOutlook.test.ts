import type { Weekday } from 'shared-lib/domain';
import { serviceAhead, serviceOutlook } from './serviceOutlook.ts';

const page = (more: object = {}) => ({
  serviceDays: ['monday', 'wednesday', 'friday'] as Weekday[],
  noServiceDates: [] as string[],
  timezone: 'America/New_York',
  setOutStart: '18:00',
  setOutEnd: '20:00',
  visit: null,
  announcement: null,
  ...more,
});

// 2026-11-20 is a Friday; New York is at UTC-5.
const friday = '2026-11-20';
const calledOff = {
  date: friday,
  kind: 'noService' as const,
  at: Date.parse('2026-11-20T16:00-05:00'),
  minutes: 0,
};
const visit = {
  date: friday,
  startedAt: Date.parse('2026-11-20T17:50-05:00'),
  endedAt: null as number | null,
};
const left = { ...visit, endedAt: Date.parse('2026-11-20T18:40-05:00') };
const late = { setOutStart: '22:00', setOutEnd: '01:00' };

test.each([
  ['in the morning', page(), '2026-11-20T08:00-05:00', '2026-11-20', 'before', '2026-11-20'],
  ['in the window', page(), '2026-11-20T18:00-05:00', '2026-11-20', 'open', '2026-11-20'],
  ['after it', page(), '2026-11-20T20:00-05:00', '2026-11-20', null, '2026-11-23'],
  ['past midnight', page(), '2026-11-21T00:30-05:00', '2026-11-21', null, '2026-11-23'],
  ['on a day off', page(), '2026-11-21T12:00-05:00', '2026-11-21', null, '2026-11-23'],
  [
    'on a closure',
    page({ noServiceDates: ['2026-11-20', '2026-11-23'] }),
    '2026-11-20T12:00-05:00',
    '2026-11-20',
    null,
    '2026-11-25',
  ],
  [
    'in another zone, where it is still the day before',
    page({ timezone: 'America/Los_Angeles' }),
    '2026-11-21T00:30-05:00',
    '2026-11-20',
    null,
    '2026-11-23',
  ],
  ['in a window past midnight', page(late), '2026-11-21T00:30-05:00', '2026-11-20', 'open', '2026-11-20'],
  ['after a window past midnight', page(late), '2026-11-21T01:00-05:00', '2026-11-21', null, '2026-11-23'],
  [
    'on the night that the clocks change',
    page({ serviceDays: ['sunday'] }),
    '2026-11-01T12:00-05:00',
    '2026-11-01',
    'before',
    '2026-11-01',
  ],
  [
    'on a night that the office canceled',
    page({ announcement: calledOff }),
    '2026-11-20T17:00-05:00',
    friday,
    null,
    '2026-11-23',
  ],
  [
    'on a night that it canceled, and the team came anyway',
    page({ announcement: calledOff, visit }),
    '2026-11-20T18:30-05:00',
    friday,
    'open',
    friday,
  ],
  [
    'on a night that runs late',
    page({ announcement: { ...calledOff, kind: 'runningLate', minutes: 45 } }),
    '2026-11-20T18:30-05:00',
    friday,
    'open',
    friday,
  ],
  [
    'once the team has come and gone',
    page({ visit: left }),
    '2026-11-20T19:00-05:00',
    friday,
    null,
    '2026-11-23',
  ],
  ['without service days', page({ serviceDays: [] }), '2026-11-20T12:00-05:00', '2026-11-20', null, null],
])('%s', (_, served, now, tonight, setOut, next) => {
  expect(serviceOutlook(served, Date.parse(now))).toEqual({ tonight, setOut, next });
});

test('the canceled night isn’t a service night in the coming week; the others are as planned', () => {
  const told = page({ announcement: calledOff });
  expect(['2026-11-20', '2026-11-21', '2026-11-23'].map((date) => serviceAhead(told, date))).toEqual([
    'closed',
    'off',
    'scheduled',
  ]);
});

test('a community that is closed on all coming dates has no next night', () => {
  const noServiceDates = Array.from({ length: 400 }, (_, days) =>
    new Date(Date.UTC(2026, 10, 19 + days)).toISOString().slice(0, 10),
  );
  const served = page({ serviceDays: ['friday'], noServiceDates });
  expect(serviceOutlook(served, Date.parse('2026-11-20T12:00-05:00')).next).toBeNull();
});
