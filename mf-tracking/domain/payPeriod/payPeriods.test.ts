import * as z from 'shared-lib/domain/schema';
import { momentOfNight, type Payroll } from 'shared-lib/domain';
import { obstaclesOf, planPayPeriodChange, type PayPeriodAction } from './payPeriodChange.ts';
import {
  nightHours,
  payOfMembers,
  payRowsOf,
  payRowsText,
  payTotalsOf,
  totalHours,
  writePayRows,
  type PaidRecord,
} from './payRows.ts';
import { payNightsAt, payPeriodAt, payPeriodsUpTo } from './periods.ts';

const weekly: Payroll = { frequency: 'weekly', startsOn: '2026-01-05' };

const biweekly: Payroll = { frequency: 'biweekly', startsOn: '2026-01-05' };

test.each<[string, Payroll, string, string, string]>([
  ['a week', weekly, '2026-11-22', '2026-11-16', '2026-11-22'],
  ['the first night of the next', weekly, '2026-11-23', '2026-11-23', '2026-11-29'],
  ['a week before the reference date', weekly, '2025-12-31', '2025-12-29', '2026-01-04'],
  ['two weeks', biweekly, '2026-01-18', '2026-01-05', '2026-01-18'],
  ['two weeks across a clock change', biweekly, '2026-11-01', '2026-10-26', '2026-11-08'],
  ['months', { frequency: 'monthly', startsOn: '2020-05-01' }, '2026-02-28', '2026-02-01', '2026-02-28'],
  [
    'months from the 26th',
    { frequency: 'monthly', startsOn: '2020-05-26' },
    '2026-01-03',
    '2025-12-26',
    '2026-01-25',
  ],
  [
    'the first half',
    { frequency: 'halfMonthly', startsOn: '2020-05-01' },
    '2026-02-15',
    '2026-02-01',
    '2026-02-15',
  ],
  [
    'the other half',
    { frequency: 'halfMonthly', startsOn: '2020-05-01' },
    '2024-02-29',
    '2024-02-16',
    '2024-02-29',
  ],
  [
    'halves from the 5th, named by the 20th',
    { frequency: 'halfMonthly', startsOn: '2020-05-20' },
    '2026-03-04',
    '2026-02-20',
    '2026-03-04',
  ],
  [
    'halves from the 14th: the second one begins on a day that every month has',
    { frequency: 'halfMonthly', startsOn: '2020-05-14' },
    '2026-03-12',
    '2026-02-28',
    '2026-03-12',
  ],
  [
    'the first night of a month',
    { frequency: 'monthly', startsOn: '2020-05-01' },
    '2026-03-01',
    '2026-03-01',
    '2026-03-31',
  ],
  [
    'months from the 31st, after a switch from weekly pay',
    { frequency: 'monthly', startsOn: '2020-05-31' },
    '2026-03-01',
    '2026-02-28',
    '2026-03-27',
  ],
])('%s', (_, payroll, date, from, to) => {
  expect(payNightsAt(date, payroll)).toEqual({ from, to });
});

test('every night has one period, whatever was locked before the settings changed', () => {
  const kept = [{ from: '2026-11-09', to: '2026-11-15' }];
  const monthly: Payroll = { frequency: 'monthly', startsOn: '2026-01-01' };
  expect(payPeriodsUpTo('2026-11-22', monthly, kept, 4)).toEqual([
    { from: '2026-11-16', to: '2026-11-30' },
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-01', to: '2026-11-08' },
    { from: '2026-10-01', to: '2026-10-31' },
  ]);
  expect(payPeriodAt('2026-11-12', monthly, kept)).toEqual(kept[0]);
  expect(payPeriodAt('2026-11-09', monthly, kept)).toEqual(kept[0]);
  expect(payPeriodAt('2026-11-15', monthly, kept)).toEqual(kept[0]);
  const others = [
    ...kept,
    { from: '2026-01-05', to: '2026-01-11' },
    { from: '2026-12-07', to: '2026-12-13' },
  ];
  expect(payPeriodAt('2026-11-20', monthly, others)).toEqual({ from: '2026-11-16', to: '2026-11-30' });
  expect(payPeriodAt('2026-11-20', monthly, [...others].reverse())).toEqual({
    from: '2026-11-16',
    to: '2026-11-30',
  });
});

const hour = 3_600_000;

const record = (more: Partial<PaidRecord> = {}): PaidRecord => ({
  id: 'c1',
  serviceDate: '2026-11-18',
  memberId: 'sam',
  communityId: 'maple',
  status: 'closed',
  clockInAt: 0,
  clockOutAt: 2 * hour,
  breakMin: 15,
  approvedAt: 5 * hour,
  ...more,
});

test('approved time is summed by member and night', () => {
  const rows = payRowsOf([
    record({ serviceDate: '2026-11-19' }),
    record({ id: 'c3', memberId: 'nadia' }),
    record(),
    record({ id: 'c2', communityId: 'elm', breakMin: 0 }),
    record({ id: 'c4', approvedAt: null }),
    record({ id: 'c6', memberId: null }),
    record({ id: 'c7', clockOutAt: null }),
    record({ id: 'c5', status: 'missed', clockInAt: null, clockOutAt: null, approvedAt: null }),
  ]);
  expect(rows).toEqual([
    { memberId: 'nadia', serviceDate: '2026-11-18', records: 1, workedMin: 105, breakMin: 15 },
    { memberId: 'sam', serviceDate: '2026-11-18', records: 2, workedMin: 225, breakMin: 15 },
    { memberId: 'sam', serviceDate: '2026-11-19', records: 1, workedMin: 105, breakMin: 15 },
  ]);
  expect(payOfMembers(rows)).toEqual([
    { memberId: 'nadia', nights: 1, records: 1, workedMin: 105, breakMin: 15 },
    { memberId: 'sam', nights: 2, records: 3, workedMin: 330, breakMin: 30 },
  ]);
  expect(payTotalsOf(rows)).toEqual({ records: 4, members: 2, workedMin: 435, breakMin: 45 });
  expect(z.parse(payRowsText, writePayRows(rows))).toEqual(rows);
  expect(z.safeParse(payRowsText, `${writePayRows(rows)}\nx|y`).success).toBe(false);
});

test('the night decides the period, not the clock-out', () => {
  const [row] = payRowsOf([record({ serviceDate: '2026-11-15', clockOutAt: 6 * hour })]);
  expect(row && payPeriodAt(row.serviceDate, weekly, [])).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});

test.each<[string, Partial<PaidRecord>, string[]]>([
  ['approved', {}, []],
  ['missed', { status: 'missed', clockInAt: null, clockOutAt: null, approvedAt: null }, []],
  ['on the clock', { status: 'open', clockOutAt: null, approvedAt: null }, ['open']],
  ['without a clock-in', { clockInAt: null, approvedAt: null }, ['open']],
  ['nobody’s', { memberId: null, approvedAt: null }, ['nobody']],
  ['closed automatically', { status: 'autoClosed', approvedAt: null }, ['autoClosed']],
  ['closed', { approvedAt: null }, ['notApproved']],
])('a record that is %s blocks a lock', (_, more, expected) => {
  expect(obstaclesOf([record(more)]).map(({ why }) => why)).toEqual(expected);
});

test('overlapping approved records of one person block a lock, and those of two don’t', () => {
  const twice = [record({ id: 'a' }), record({ id: 'b', communityId: 'oak' })];
  expect(obstaclesOf(twice).map(({ id, why }) => [id, why])).toEqual([
    ['a', 'overlaps'],
    ['b', 'overlaps'],
  ]);
  expect(obstaclesOf([record({ id: 'a' }), record({ id: 'b', memberId: 'ana' })])).toEqual([]);
});

const noonAfter = momentOfNight('2026-11-23', '12:00', 'America/New_York');

const lock: PayPeriodAction = { act: 'lock', from: '2026-11-16', to: '2026-11-22', workedMin: 435 };

const reopen: PayPeriodAction = {
  act: 'reopen',
  from: '2026-11-16',
  to: '2026-11-22',
  reason: 'A night is missing.',
};

const facts = {
  payroll: weekly,
  kept: [],
  obstacles: 0,
  workedMin: 435,
  timeZone: 'America/New_York',
  now: noonAfter,
};

const own = (state: 'open' | 'locked') => ({ kept: [{ from: '2026-11-16', to: '2026-11-22', state }] });

test.each<[string, PayPeriodAction, Partial<Parameters<typeof planPayPeriodChange>[1]>, object]>([
  ['locked', lock, {}, { ok: true, isWritten: true }],
  ['locked again', lock, own('open'), { ok: true, isWritten: true }],
  ['locked once', lock, own('locked'), { ok: true, isWritten: false }],
  ['reopened', reopen, own('locked'), { ok: true, isWritten: true }],
  ['reopened once', reopen, own('open'), { ok: true, isWritten: false }],
  ['reopened though never locked', reopen, {}, { ok: false, code: 'notLocked' }],
  ['locked before its last night has ended', lock, { now: noonAfter - 1 }, { ok: false, code: 'notOver' }],
  [
    'locked when it has ended in New York, but not at home',
    lock,
    { timeZone: 'America/Los_Angeles' },
    { ok: false, code: 'notOver' },
  ],
  ['locked with something open', lock, { obstacles: 1 }, { ok: false, code: 'notApproved' }],
  ['locked with another total', lock, { workedMin: 434 }, { ok: false, code: 'changedMeanwhile' }],
  ['locked with other nights', lock, { payroll: biweekly }, { ok: false, code: 'otherNights' }],
  [
    'locked with nights from an earlier lock',
    lock,
    { kept: [{ from: '2026-11-18', to: '2026-11-22', state: 'locked' }] },
    { ok: false, code: 'otherNights' },
  ],
  [
    'locked with an extra night',
    lock,
    { kept: [{ from: '2026-11-16', to: '2026-11-21', state: 'locked' }] },
    { ok: false, code: 'otherNights' },
  ],
])('a period is %s', (_, act, more, expected) => {
  expect(planPayPeriodChange(act, { ...facts, ...more })).toEqual(expected);
});

test.each([
  [
    'five nights of 20 minutes',
    ['sam', 'sam', 'sam', 'sam', 'sam'],
    20,
    [0.34, 0.34, 0.33, 0.33, 0.33],
    1.67,
  ],
  ['of two members', ['sam', 'sam', 'sam', 'sam', 'ana'], 20, [0.34, 0.33, 0.33, 0.33, 0.33], 1.66],
  ['whole hours', ['sam', 'sam'], 60, [1, 1], 2],
  ['nothing', [], 20, [], 0],
])('the hours of %s add up to the members’ and the total', (_, members, workedMin, nights, total) => {
  const rows = members.map((memberId, index) => ({
    memberId,
    serviceDate: `2026-11-${16 + index}`,
    records: 1,
    workedMin,
    breakMin: 0,
  }));
  expect(nightHours(rows)).toEqual(nights);
  expect(totalHours(rows)).toBe(total);
  expect(Math.round(nights.reduce((sum, hours) => sum + hours * 100, 0)) / 100).toBe(total);
});

test.each([
  [
    [20, 40],
    [0.33, 0.67],
  ],
  [
    [40, 20],
    [0.67, 0.33],
  ],
])(
  'for nights of %j minutes, the one that lost the most to rounding gets the remaining hundredth',
  (minutes, hours) => {
    const rows = minutes.map((workedMin, index) => ({
      memberId: 'sam',
      serviceDate: `2026-11-${16 + index}`,
      records: 1,
      workedMin,
      breakMin: 0,
    }));
    expect(nightHours(rows)).toEqual(hours);
  },
);
