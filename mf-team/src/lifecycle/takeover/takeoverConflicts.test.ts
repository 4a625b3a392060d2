import type { RequestedNight } from 'shared-lib/domain';
import { takeoverConflicts } from './takeoverConflicts.ts';

const today = '2026-11-23';
const request = (requestDate: string, change: Partial<RequestedNight> = {}): RequestedNight => ({
  userId: 'kim',
  status: 'approved',
  requestType: 'requestOff',
  requestDate,
  ...change,
});
// Mondays, and one Wednesday night.
const left = {
  regular: [{ communityId: 'ash', day: 'monday' as const }],
  shifts: [{ communityId: 'elm', serviceDate: '2026-11-25' }],
};

test.each([
  ['no time off', [], []],
  ['a regular day and a scheduled night', ['2026-11-30', '2026-11-25'], ['2026-11-25', '2026-11-30']],
  ['a day without shifts', ['2026-11-26'], []],
  ['a past day', ['2026-11-16'], []],
  ['the same day twice', ['2026-11-30', '2026-11-30'], ['2026-11-30']],
])('%s', (_, dates, expected) => {
  const records = dates.map((date, index) => ({ id: String(index), requests: [request(date)] }));
  expect(takeoverConflicts('kim', left, records, today)).toEqual(expected);
});

test.each([
  ['of someone else', { userId: 'lee' }, 0],
  ['declined', { status: 'declined' as const }, 0],
  ['asked for', { status: 'pending' as const }, 1],
  ['a shift', { requestType: 'shift' }, 0],
])('%s', (_, change, count) => {
  const records = [{ id: 'a', requests: [request('2026-11-30', change)] }];
  expect(takeoverConflicts('kim', left, records, today)).toHaveLength(count);
});
