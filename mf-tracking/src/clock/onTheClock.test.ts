import type { ClockInOut } from 'shared-lib/domain';
import { clockRemarks } from './clockRemarks.ts';
import { onTheClock } from './onTheClock.ts';

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

test.each<[string, Partial<ClockInOut>, object]>([
  ['a plain one', {}, { isOfOtherNight: false, hoursLate: 0 }],
  ['a device a day behind', { clockInAt: now - 37 * hour }, { isOfOtherNight: true, hoursLate: 37 }],
  ['one that was offline', { createdAt: now - 8 * hour }, { isOfOtherNight: false, hoursLate: 5 }],
  ['one that the office added', { source: 'manual', createdAt: now + 99 * hour }, { hoursLate: 0 }],
  ['a missed one', { clockInAt: null }, { isOfOtherNight: false, hoursLate: 0 }],
])('%s', (_, more, expected) => {
  const seen = { ...record('c1', now - 13 * hour), source: 'app', createdAt: now - 13 * hour, ...more };
  const remarks = clockRemarks(
    { ...seen, ...(more.clockInAt && { createdAt: now }) } as ClockInOut,
    'America/New_York',
  );
  expect(remarks).toMatchObject(expected);
});
