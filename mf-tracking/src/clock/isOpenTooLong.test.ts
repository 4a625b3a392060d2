import type { ClockInOut } from 'shared-lib/domain';
import { isOpenTooLong } from './isOpenTooLong.ts';

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
