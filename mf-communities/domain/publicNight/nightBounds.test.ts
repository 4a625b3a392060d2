import { addDays, lastNightAt } from 'shared-lib/domain';
import { nightUntilMorning } from './nightBounds.ts';

test.each([
  ['at 9 PM', '2026-11-20T21:00-05:00', '2026-11-20'],
  ['at 1 AM', '2026-11-21T01:00-05:00', '2026-11-20'],
  ['shortly before 5 AM', '2026-11-21T04:59-05:00', '2026-11-20'],
  ['at 5 AM', '2026-11-21T05:00-05:00', '2026-11-21'],
  ['at 9 AM', '2026-11-21T09:00-05:00', '2026-11-21'],
])('%s residents’ “tonight” is the night after the owner’s last night', (_, moment, night) => {
  const now = Date.parse(moment);
  expect(nightUntilMorning(now, 'America/New_York')).toBe(night);
  expect(addDays(lastNightAt(now, 'America/New_York'), 1)).toBe(night);
});
