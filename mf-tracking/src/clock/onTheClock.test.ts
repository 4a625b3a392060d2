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
