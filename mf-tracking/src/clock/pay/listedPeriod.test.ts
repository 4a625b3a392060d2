import { addDays } from 'shared-lib/domain';
import type { PayPeriod } from 'mf-tracking/domain';
import {
  obstacleAddress,
  periodsInProgress,
  periodState,
  recentPeriods,
  withKnownProgress,
  type ListedPeriod,
} from './listedPeriod.ts';

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
  ['tonight is one of its nights', week(0), 3, 'running'],
  ['it has ended', week(1), 0, 'open'],
  ['it has ended, and a record blocks its lock', week(1), 1, 'blocked'],
  ['it has ended, and what blocks its lock is unknown', week(1), null, null],
  ['tonight is one of its nights, and what blocks its lock is unknown', week(0), null, 'running'],
  ['it was locked', week(1, 'locked'), 0, 'locked'],
  ['it was reopened', week(1, 'open'), 1, 'reopened'],
])('a period’s state when %s', (_, period, obstacles, expected) => {
  expect(periodState(period, tonight, obstacles)).toBe(expected);
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

test('progress is listed for periods that aren’t locked, up to tonight, six at most', () => {
  const periods = [
    week(0),
    week(1, 'locked'),
    week(2, 'open'),
    ...[3, 4, 5, 6, 7, 8].map((back) => week(back)),
  ];
  const listed = periodsInProgress(periods, '2026-11-20');
  expect(listed).toHaveLength(6);
  expect(listed[0]).toEqual({ from: '2026-11-16', to: '2026-11-20' });
  expect(listed[1]).toEqual({ from: '2026-11-02', to: '2026-11-08' });
});

test.each([
  ['open', 2, '/clock-in-outs?from=2026-11-16&to=2026-11-22&status=open'],
  ['autoClosed', 2, '/clock-in-outs?from=2026-11-16&to=2026-11-22&status=autoClosed'],
  ['notApproved', 9, '/clock-in-outs?from=2026-11-16&to=2026-11-22&status=closed&approval=waiting'],
  ['overlaps', 2, '/clock-in-outs?tab=pay&period=2026-11-16'],
  ['nobody', 2, '/clock-in-outs?tab=pay&period=2026-11-16'],
  ['nobody', 1, '/clock-in-outs?open=a%20b'],
] as const)('%s, %i times, leads to its records', (why, count, address) => {
  expect(obstacleAddress(week(0), { why, count, firstId: 'a b' })).toBe(address);
});

test.each<[string, number[], number]>([
  ['nothing', [], 0],
  ['the latest', [0], 2],
  ['all of them', [0, 2], 4],
  ['a later answer first', [2], 0],
])('the periods listed once the progress is known of %s', (_, known, expected) => {
  const periods = [week(0), week(1, 'locked'), week(2), week(3, 'locked')];
  const progress = new Set(known.map((back) => week(back).from));
  expect(withKnownProgress(periods, periodsInProgress(periods, tonight), progress)).toEqual(
    periods.slice(0, expected),
  );
});
