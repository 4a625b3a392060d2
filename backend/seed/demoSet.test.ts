import { addDays, planOf } from 'shared-lib/domain';
import { demoAccounts, demoUids } from './accounts.ts';
import { bigOperator } from './businesses/bigOperator.ts';
import { demoSet, isSettled } from './demoSet.ts';
import { collectionOf, faultsOf, recordsIn } from './seedRecords.ts';
import type { SeedDocument, SeedSet } from './seedSet.ts';

/** A Saturday evening in New York, a quiet weekday for some communities. */
const now = Date.parse('2026-11-21T21:40-05:00');
const tonight = '2026-11-21';

const demo = demoSet(now);
const big = bigOperator(now);

describe.each([
  ['demo', demo],
  ['big', big],
])('the data set %s', (_, set) => {
  test('fits the schemas, without an extra field', () => {
    expect(set.documents.flatMap(faultsOf)).toEqual([]);
  });

  test('names each document and each login once', () => {
    expect(new Set(set.documents.map(({ path }) => path)).size).toBe(set.documents.length);
    expect(new Set(set.logins.map(({ uid }) => uid)).size).toBe(set.logins.length);
    expect(new Set(set.logins.map(({ email }) => email)).size).toBe(set.logins.length);
  });

  test('renews only documents it writes', () => {
    const written = new Set(set.documents.map(({ path }) => path));
    expect(set.renewed.filter(({ path }) => !written.has(path))).toEqual([]);
  });
});

test('the same time gives the same documents', () => {
  expect(demoSet(now)).toEqual(demo);
});

test('a later day keeps the records of earlier nights', () => {
  const isPast = ({ night = tonight }: SeedDocument) => night < tonight && night > addDays(tonight, -15);
  const ids = (set: SeedSet) => set.documents.filter(isPast).map(({ path }) => path);
  expect(ids(demo).filter((path) => path.includes('shiftReports')).length).toBeGreaterThan(150);
  const logged = /checkpointScans|serviceLogs|rounds/;
  const kept = new Set(ids(demoSet(now + 86_400_000)));
  expect(ids(demo).filter((path) => !logged.test(path) && !kept.has(path))).toEqual([]);
});

test('every demo account has a login', () => {
  const logins = new Set(
    [...demo.logins, ...big.logins].filter(({ password }) => password).map(({ email }) => email),
  );
  expect([...logins].sort()).toEqual(demoAccounts.map(({ email }) => email).sort());
});

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

describe('isSettled', () => {
  const now = Date.parse('2026-11-21T21:40-05:00');
  const log = 'customers/one/serviceLogs/a';
  const at = (moment: string) => ({ createdAt: new Date(moment) });

  test.each([
    ['a unit', { path: 'customers/one/units/101', data: {} }, true],
    ['a community', { path: 'customers/one/communities/a', data: at('2026-01-01T00:00Z') }, false],
    ['tonight', { path: log, data: at('2026-11-21T21:30-05:00'), night: '2026-11-21' }, false],
    ['two nights ago', { path: log, data: at('2026-11-19T21:30-05:00'), night: '2026-11-19' }, false],
    ['three nights ago', { path: log, data: at('2026-11-18T21:30-05:00'), night: '2026-11-18' }, true],
    [
      'an old night, arrived today',
      { path: log, data: at('2026-11-21T09:00-05:00'), night: '2026-11-10' },
      false,
    ],
    ['without a time of creation', { path: log, data: {}, night: '2026-11-10' }, false],
  ])('%s', (_, document, expected) => {
    expect(isSettled(document, now)).toBe(expected);
  });
});
