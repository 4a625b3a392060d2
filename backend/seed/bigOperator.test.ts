import { planOf } from 'shared-lib/domain';
import { demoUids } from './accounts.ts';
import { bigOperator } from './bigOperator.ts';
import { collectionOf, recordsIn } from './seedRecords.ts';

/** A Saturday evening in New York, a quiet weekday for some communities. */
const now = Date.parse('2026-11-21T21:40-05:00');

const big = bigOperator(now);

test('the large operator is large, within its plan', () => {
  const team = recordsIn(big, demoUids.big, 'team');
  const plan = planOf(recordsIn(big, demoUids.big, 'subscriptions'), now);
  const unseen = recordsIn(big, demoUids.big, 'notifications').filter((notification) => !notification.seen);
  const reports = recordsIn(big, demoUids.big, 'shiftReports');
  expect([team.length, plan.maxTeam]).toEqual([2000, 2000]);
  expect(team.filter((member) => member.isActive && member.tier === 'Admin').length).toBeLessThanOrEqual(
    plan.admin,
  );
  expect(recordsIn(big, demoUids.big, 'communities').length).toBe(400);
  expect(plan.maxCommunities).toBeGreaterThanOrEqual(400);
  expect(big.documents.filter(({ path }) => collectionOf(path) === 'units').length).toBe(60_000);
  expect(recordsIn(big, demoUids.big, 'requests').length).toBeGreaterThan(200);
  expect(unseen.length).toBeGreaterThan(99);
  expect(new Set(reports.map((report) => report.serviceDate)).size).toBeGreaterThanOrEqual(30);
});
