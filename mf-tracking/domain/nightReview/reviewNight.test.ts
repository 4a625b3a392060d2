import type { NightClockInOut, NightShiftReport } from 'shared-lib/domain';
import { countReviews, lastServedNight, reviewNight } from './reviewNight.ts';

const serviceDate = '2026-07-14';
const at = (time: string) => Date.parse(`2026-07-${time}Z`);

const report = (more: Partial<NightShiftReport> = {}): NightShiftReport => ({
  id: 's1',
  communityId: 'maple',
  serviceDate,
  memberId: 'sam',
  status: 'submitted',
  unitsTotal: 48,
  unitsServiced: 48,
  unitsSkipped: 0,
  violationsCount: 2,
  missedCheckpoints: 0,
  remarks: [],
  ...more,
});
const clock = (more: Partial<NightClockInOut> = {}): NightClockInOut => ({
  id: 's1',
  communityId: 'maple',
  serviceDate,
  memberId: 'sam',
  status: 'closed',
  scheduledStart: at('15T00:00'),
  clockInAt: at('15T00:30'),
  clockOutAt: at('15T03:00'),
  lateMin: 30,
  breakMin: 0,
  flags: [],
  isApproved: false,
  ...more,
});
const missed = { status: 'missed' as const, clockInAt: null, clockOutAt: null };

test.each<[string, NightShiftReport[], NightClockInOut[], string, string]>([
  ['without issues, although late and with violations', [report()], [clock()], 'inOrder', ''],
  ['approved hours, and a submitted report', [report()], [clock({ isApproved: true })], 'inOrder', ''],
  ['an approved report, and hours', [report({ status: 'approved' })], [clock()], 'inOrder', ''],
  ['both approved', [report({ status: 'approved' })], [clock({ isApproved: true })], 'approved', ''],
  [
    'both approved, in spite of a note',
    [report({ status: 'approved', remarks: ['note'], unitsServiced: 40 })],
    [clock({ isApproved: true, flags: ['sentLate'] })],
    'approved',
    '',
  ],
  [
    'an approved report with missed doors doesn’t hold back the hours',
    [report({ status: 'approved', unitsServiced: 40 })],
    [clock()],
    'inOrder',
    '',
  ],
  ['a returned report', [report({ status: 'returned' })], [clock()], 'returned', ''],
  ['a missed shift', [report({ status: 'missed' })], [clock(missed)], 'missed', ''],
  ['a missed shift without a clock-in', [report({ status: 'missed', memberId: null })], [], 'missed', ''],
  ['a report in progress', [report({ status: 'inProgress' })], [clock()], 'review', 'notSubmitted'],
  ['no report', [], [clock()], 'review', 'noReport'],
  ['no clock-in', [report()], [], 'review', 'noClockIn'],
  ['no clock-out', [report()], [clock({ status: 'open', clockOutAt: null })], 'review', 'noClockOut'],
  ['an automatic clock-out', [report()], [clock({ status: 'autoClosed' })], 'review', 'autoClosed'],
  [
    'a clock-out before its clock-in',
    [report()],
    [clock({ clockOutAt: at('15T00:10') })],
    'review',
    'backwards',
  ],
  ['twelve hours', [report()], [clock({ clockOutAt: at('15T12:30') })], 'review', 'tooLong 12'],
  [
    'a minute less than twelve hours, with a break',
    [report()],
    [clock({ clockOutAt: at('15T12:59'), breakMin: 30 })],
    'inOrder',
    '',
  ],
  ['hours of no one', [report({ memberId: null })], [clock({ memberId: null })], 'review', 'nobody'],
  ['flags', [report()], [clock({ flags: ['sentLate', 'outsideNight'] })], 'review', 'outsideNight, sentLate'],
  ['a missed door', [report({ unitsServiced: 47, unitsSkipped: 1 })], [clock()], 'review', 'missedDoors 1'],
  ['doors not visited', [report({ unitsServiced: 40 })], [clock()], 'review', 'missedDoors 8'],
  ['an unknown number of doors', [report({ unitsTotal: 0, unitsServiced: 0 })], [clock()], 'inOrder', ''],
  ['missed checkpoints', [report({ missedCheckpoints: 2 })], [clock()], 'review', 'missedCheckpoints 2'],
  [
    'remarks',
    [report({ remarks: ['note', 'issue', 'noPhoto', 'implausible'] })],
    [clock()],
    'review',
    'implausible, noPhoto, issue, note',
  ],
  [
    'several, the most serious first',
    [report({ remarks: ['note'], unitsServiced: 40 })],
    [clock({ status: 'open', clockOutAt: null })],
    'review',
    'noClockOut, missedDoors 8, note',
  ],
])('%s', (_, shiftReports, clockInOuts, review, reasons) => {
  const [shift, ...others] = reviewNight({ shiftReports, clockInOuts });
  expect(others).toEqual([]);
  expect(shift!.review).toBe(review);
  expect(shift!.reasons.map(({ code, count }) => [code, count].filter(Boolean).join(' ')).join(', ')).toBe(
    reasons,
  );
});

test('overlapping hours at two communities both need a review', () => {
  const shifts = reviewNight({
    shiftReports: [report(), report({ id: 's2', communityId: 'oak' })],
    clockInOuts: [clock(), clock({ id: 's2', communityId: 'oak', clockInAt: at('15T02:59') })],
  });
  expect(shifts.map(({ reasons }) => reasons)).toEqual(
    Array.from({ length: 2 }, () => [{ code: 'overlaps', count: null }]),
  );
});

test('two specialists share a community and what it missed', () => {
  const of = (memberId: string, unitsServiced: number) => ({
    shiftReports: [report({ id: memberId, memberId, unitsServiced })],
    clockInOuts: [clock({ id: memberId, memberId })],
  });
  const night = (one: number, other: number) => {
    const [sam, ada] = [of('sam', one), of('ada', other)];
    return reviewNight({
      shiftReports: [...sam.shiftReports, ...ada.shiftReports],
      clockInOuts: [...sam.clockInOuts, ...ada.clockInOuts],
    });
  };
  expect(night(20, 28).map(({ review }) => review)).toEqual(['inOrder', 'inOrder']);
  expect(night(20, 27).map(({ reasons }) => reasons[0]?.count)).toEqual([1, 1]);
});

test('minutes and doors add up, and every shift counts once', () => {
  const shifts = reviewNight({
    shiftReports: [report(), report({ id: 'm', memberId: 'ada', status: 'missed' })],
    clockInOuts: [
      clock(),
      clock({ id: 's3', clockInAt: at('15T04:00'), clockOutAt: at('15T05:00'), breakMin: 10 }),
    ],
  });
  expect(shifts.find(({ memberId }) => memberId === 'sam')).toMatchObject({
    workedMin: 200,
    doors: { served: 48, total: 48 },
  });
  expect(countReviews(shifts)).toEqual({ review: 0, inOrder: 1, missed: 1, returned: 0, approved: 0 });
});

const night = (serviceDate: string, reports: number) => ({ serviceDate, reports });

test.each([
  ['last night itself', [night('2026-11-29', 3), night('2026-11-28', 4)], '2026-11-29'],
  [
    'Friday, on the Monday after a weekend without service',
    [night('2026-11-29', 0), night('2026-11-28', 0), night('2026-11-27', 4), night('2026-11-26', 4)],
    '2026-11-27',
  ],
  ['the night before closures, in any order', [night('2026-11-20', 1), night('2026-11-24', 2)], '2026-11-24'],
  ['not tonight', [night('2026-11-30', 5), night('2026-11-26', 1)], '2026-11-26'],
  ['last night, if none had shifts', [night('2026-11-29', 0), night('2026-11-28', 0)], '2026-11-29'],
  ['last night, if none are known', [], '2026-11-29'],
])('the last night with shifts is %s', (_, nights, expected) => {
  expect(lastServedNight('2026-11-29', nights)).toBe(expected);
});
