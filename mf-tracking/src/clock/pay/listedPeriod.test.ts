import { addDays } from 'shared-lib/domain';
import type { PayPeriod } from 'mf-tracking/domain';
import { periodState, recentPeriods, type ListedPeriod } from './listedPeriod.ts';

const tonight = '2026-11-22';

const week = (weeksBack: number, state?: PayPeriod['state']): ListedPeriod => {
  const from = addDays('2026-11-16', -7 * weeksBack);
  const to = addDays(from, 6);
  const kept = state && {
    id: from,
    from,
    to,
    state,
    totals: null,
    found: null,
    history: [],
    createdAt: null,
    createdBy: null,
    updatedAt: null,
  };
  return { from, to, kept: kept ?? null };
};

test.each([
  ['tonight is one of its nights', week(0), 'running'],
  ['it has ended', week(1), 'open'],
  ['it was locked', week(1, 'locked'), 'locked'],
  ['it was reopened', week(1, 'open'), 'reopened'],
])('a period’s state when %s', (_, period, expected) => {
  expect(periodState(period, tonight)).toBe(expected);
});

test.each([
  ['none was locked', [], 4],
  ['the one before the last was', [2], 3],
  ['earlier ones were', [3, 6], 7],
])('how many are shown at first where %s', (_, locked, expected) => {
  const periods = Array.from({ length: 10 }, (__, back) =>
    locked.includes(back) ? week(back, 'locked') : week(back),
  );
  expect(recentPeriods(periods)).toHaveLength(expected);
});
