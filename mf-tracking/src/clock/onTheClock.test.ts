import type { ClockInOut } from 'shared-lib/domain';
import { isOpenTooLong, onTheClock } from './onTheClock.ts';

const hour = 3_600_000;
const now = Date.parse('2026-06-11T13:00:00Z');
const record = (id: string, clockInAt: number | null, more: object = {}) => ({
  id,
  communityId: 'maple',
  serviceDate: '2026-06-10',
  memberId: 'sam',
  status: 'open' as const,
  scheduledStart: null,
  clockInAt,
  clockOutAt: null,
  lateMin: 0,
  breakMin: 0,
  flags: [],
  isApproved: false,
  ...more,
});

test('those who are on the clock, the longest first', () => {
  const found = onTheClock(
    [
      record('late', now - hour),
      record('done', now - 2 * hour, { status: 'closed', clockOutAt: now }),
      record('missed', null, { status: 'missed' }),
      record('forgotten', now - 13 * hour),
    ],
    now,
  );
  expect(found.map(({ id, isTooLong }) => [id, isTooLong])).toEqual([
    ['forgotten', true],
    ['late', false],
  ]);
});

describe('isOpenTooLong', () => {
  const hour = 3_600_000;
  const now = 100 * hour;

  test.each<[string, ClockInOut['status'], number | null, number | null, boolean]>([
    ['12 hours', 'open', now - 12 * hour, null, false],
    ['a moment more', 'open', now - 12 * hour - 1, null, true],
    ['clocked out', 'closed', now - 20 * hour, now - 10 * hour, false],
    ['closed by the system', 'autoClosed', now - 20 * hour, null, false],
    ['never came', 'missed', null, null, false],
  ])('%s', (_, status, clockInAt, clockOutAt, expected) => {
    expect(isOpenTooLong({ status, clockInAt, clockOutAt }, now)).toBe(expected);
  });
});
