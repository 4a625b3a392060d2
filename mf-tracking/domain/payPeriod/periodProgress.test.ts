import { payPeriodCalls } from './calls.ts';
import { obstaclesOf } from './payPeriodChange.ts';
import type { PaidRecord } from './payRows.ts';
import { paidRecordOf, progressOf } from './periodProgress.ts';

const hour = 3_600_000;

const record = (more: Partial<PaidRecord> = {}): PaidRecord => ({
  id: 'a',
  serviceDate: '2026-11-16',
  memberId: 'sam',
  communityId: 'maple',
  status: 'closed',
  clockInAt: 0,
  clockOutAt: 2 * hour,
  breakMin: 10,
  approvedAt: 3 * hour,
  ...more,
});

test.each<[string, PaidRecord[], object]>([
  ['no record', [], { records: 0, approved: 0, workedMin: 0, obstacles: [] }],
  ['an approved one', [record()], { records: 1, approved: 1, workedMin: 110, obstacles: [] }],
  [
    'one to approve, whose time counts already',
    [record({ approvedAt: null })],
    { records: 1, approved: 0, workedMin: 110, obstacles: [{ why: 'notApproved', count: 1, firstId: 'a' }] },
  ],
  [
    'one on the clock',
    [record({ status: 'open', clockOutAt: null, approvedAt: null })],
    { records: 1, approved: 0, workedMin: 0, obstacles: [{ why: 'open', count: 1, firstId: 'a' }] },
  ],
  [
    'a missed shift, which isn’t paid',
    [record({ status: 'missed', clockInAt: null, clockOutAt: null, approvedAt: null })],
    { records: 0, approved: 0, workedMin: 0, obstacles: [] },
  ],
  [
    'several reasons, in the same order as the lock names them',
    [
      record({ id: 'x', memberId: 'ana', approvedAt: null }),
      record({ id: 'y', memberId: null, approvedAt: null }),
      record({ id: 'z', memberId: 'bo', approvedAt: null }),
      record({ id: 'm' }),
      record({ id: 'n', communityId: 'oak' }),
    ],
    {
      records: 5,
      approved: 2,
      workedMin: 550,
      obstacles: [
        { why: 'notApproved', count: 2, firstId: 'x' },
        { why: 'nobody', count: 1, firstId: 'y' },
        { why: 'overlaps', count: 2, firstId: 'm' },
      ],
    },
  ],
])('the progress of a period with %s', (_, records, expected) => {
  const progress = progressOf(records);
  expect(progress).toEqual({ members: [], ...expected });
  // Exactly these block the lock.
  const named = progress.obstacles.reduce((sum, { count }) => sum + count, 0);
  expect(obstaclesOf(records)).toHaveLength(named);
});

test('a record of a night’s summary counts like its source', () => {
  const { approvedAt: _, ...times } = record();
  const row = { ...times, scheduledStart: null, lateMin: 0, flags: [] };
  expect(progressOf([paidRecordOf({ ...row, isApproved: true })])).toEqual(progressOf([record()]));
  expect(progressOf([paidRecordOf({ ...row, isApproved: false })])).toEqual(
    progressOf([record({ approvedAt: null })]),
  );
});

test('each member’s time adds up, approved or not, if requested', () => {
  const { members } = progressOf(
    [
      record({ id: 'x', memberId: 'ana', approvedAt: null }),
      record({ id: 'y', memberId: 'ana', serviceDate: '2026-11-17' }),
      record({ id: 'z', memberId: null, approvedAt: null }),
      record({ id: 'open', status: 'open', clockOutAt: null, approvedAt: null }),
    ],
    true,
  );
  expect(members).toEqual([{ memberId: 'ana', workedMin: 220 }]);
});

const november = { from: '2026-11-01', to: '2026-11-30' };

test.each<[string, object[], boolean]>([
  ['a month', [november], true],
  ['a night', [{ from: '2026-11-01', to: '2026-11-01' }], true],
  ['six periods', Array.from({ length: 6 }, () => november), true],
  ['seven periods', Array.from({ length: 7 }, () => november), false],
  ['none', [], false],
  ['32 nights', [{ from: '2026-11-01', to: '2026-12-02' }], false],
  ['a period that ends before it begins', [{ from: '2026-11-02', to: '2026-11-01' }], false],
])('%s can be asked about: %s', (_, periods, isRead) => {
  expect(payPeriodCalls.reckonPayProgress.payload.safeParse({ periods }).success).toBe(isRead);
});
