import { earliestToday, paths } from 'shared-lib/domain';
import { perRecord } from '../../../scripts/costs/assumptions.ts';
import { binTagCode } from 'backend/functions/core/codes/codeDocuments.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { rebuildSummaries } from 'backend/functions/core/summaries/rebuildSummaries.ts';
import { followedWrites } from './costs.fixture.ts';

/** The cost of field records, including all writes and triggers that follow: nearly all of a month's bill. */
const { onCommit, follow } = followedWrites();
useOwnFirestore(onCommit);
jest.setTimeout(60_000);

const customerId = 'olivia';
const now = Date.now();
const tonight = earliestToday(now);
const reportId = `sam_${tonight}_maple`;
const shared = { communityId: 'maple', memberId: 'sam', createdAt: new Date(now) };

const set = (path: string, data: object) => firestore().doc(path).set(data);
const door = (unitId: string, night = tonight) => ({
  ...shared,
  serviceDate: night,
  unitId,
  binTagId: `tag-${unitId}`,
  shiftReportId: reportId,
  outcome: 'collected',
  servicedAt: new Date(now),
});
const scan = (checkpointId: string) => ({
  ...shared,
  serviceDate: tonight,
  checkpointId,
  shiftReportId: reportId,
  scannedAt: new Date(now),
  deviceAt: new Date(now),
});

const callsIn = (calls: Readonly<Record<string, number>>): number =>
  Object.values(calls).reduce((sum, count) => sum + count, 0);

/** A unit with a printed tag that was served on many previous nights. */
const servedUnit = async (id: string): Promise<void> => {
  await set(paths.unit(customerId, id), { ...shared, unitNumber: id, binTagId: `tag-${id}` });
  await set(paths.binTag(customerId, `tag-${id}`), { ...shared, unitId: id, status: 'assigned' });
  const code = { communityId: 'maple', status: 'assigned', replacedById: null } as const;
  await set(paths.code(`tag-${id}`), binTagCode(customerId, code));
  for (let night = 10; night < 25; night += 1) {
    await set(`${paths.serviceLogs(customerId)}/${id}_${night}`, {
      ...door(id, `2020-01-${night}`),
      createdAt: new Date('2020-01-31'),
      shiftReportId: 'long-ago',
    });
  }
};

/** A night in progress: each record costs as much as any after the first. */
beforeAll(async () => {
  await set(paths.customer(customerId), { firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  await set(paths.community(customerId, 'maple'), {
    propertyName: 'Maple Court',
    timezone: 'America/New_York',
  });
  for (const id of ['gate', 'pool']) {
    await set(paths.checkpoint(customerId, id), { ...shared, name: id, isActive: true });
  }
  for (const id of ['u1', 'u2']) await servedUnit(id);
  await set(paths.shiftReport(customerId, reportId), {
    ...shared,
    serviceDate: tonight,
    status: 'inProgress',
    startedAt: new Date(now),
  });
  await rebuildSummaries(customerId, now);
  await follow();
  await set(`${paths.serviceLogs(customerId)}/${reportId}_1`, door('u1'));
  await set(`${paths.checkpointScans(customerId)}/${reportId}_1`, scan('gate'));
  await follow();
});

test('one door costs what the cost table says: one write per document, and one call for each that functions follow', async () => {
  await set(`${paths.serviceLogs(customerId)}/${reportId}_2`, door('u2'));
  const { calls, writes, reads } = await follow();
  expect(calls).toEqual({ deriveFromServiceLogs: 1, deriveFromReports: 1, summariseUnits: 1 });
  expect(new Set(writes).size).toBe(writes.length);
  expect({ ...perRecord.door, reads, writes: writes.length, calls: callsIn(calls) }).toEqual(perRecord.door);
});

test('so does one scan of a checkpoint', async () => {
  await set(`${paths.checkpointScans(customerId)}/${reportId}_2`, scan('pool'));
  const { calls, writes, reads } = await follow();
  expect(calls).toEqual({ deriveFromScans: 2, deriveFromReports: 1, noteCheckpoints: 1 });
  const { checkpoint: said } = perRecord;
  expect({ ...said, reads, writes: writes.length, calls: callsIn(calls) }).toEqual(said);
});

test('so does a resident’s request that is answered', async () => {
  const path = `${paths.contactSubmissions(customerId)}/one`;
  const submitted = { ...shared, status: 'new', topic: 'other', name: 'Rita', message: 'Hello', number: 1 };
  await set(path, submitted);
  const sent = await follow();
  await set(path, { ...submitted, status: 'resolved' });
  const answered = await follow();
  const both = [sent, answered];
  const mean = (count: (one: typeof sent) => number) => both.reduce((sum, one) => sum + count(one), 0) / 2;
  expect(sent.calls).toHaveProperty('deriveFromRequests', 1);
  const { request: said } = perRecord;
  expect({
    ...said,
    reads: mean(({ reads }) => reads),
    writes: mean(({ writes }) => writes.length),
    calls: mean(({ calls }) => callsIn(calls)),
  }).toEqual(said);
});

test('a duplicate event writes nothing', async () => {
  const path = `${paths.serviceLogs(customerId)}/${reportId}_2`;
  await set(path, { ...door('u2'), syncedAt: new Date(now) });
  const { calls, writes } = await follow();
  expect(calls).toEqual({ deriveFromServiceLogs: 1 });
  // The signal that a service log has changed, because lists show when it arrived.
  expect(writes).toEqual([paths.recordChanges(customerId, 'serviceLogs')]);
});
