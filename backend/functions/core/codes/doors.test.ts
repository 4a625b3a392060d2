import {
  addDays,
  codeSchema,
  earliestToday,
  paths,
  serviceLogSchema,
  serviceOutcomes,
  violationSchema,
  type DocumentSchema,
} from 'shared-lib/domain';
import { doorContent } from 'mf-communities/domain';
import { randomOf } from '../../../seed/random.ts';
import { changeBinTag } from '../../../../mf-communities/functions/binTags/callables/binTags.ts';
import { deriveFromServiceLogs } from '../../../../mf-tracking/functions/field/triggers/deriveRounds.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { callAs } from '../../../kernel/testing/inProcess.fixture.ts';
import { summariseUnits } from '../summaries/triggers/summariseUnits.ts';
import { recordOf } from '../../../kernel/records.ts';
import { delivery, eventsFor } from '../summaries/events.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { deriveFromViolations } from '../../../../mf-tracking/functions/violations/triggers/deriveFromViolations.ts';
import { binTagCode } from './codeDocuments.ts';
import { refreshDoor } from './doors.ts';
import { noticeId } from './noticeId.ts';
import { rebuildDoors } from './rebuildDoors.ts';

/** A unit's data on its tag's code, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const customerId = 'olivia';
const now = Date.now();
const tonight = earliestToday(now);
const { make, deliver } = eventsFor(customerId, [
  [/\/violations\/(?<violationId>[^/]+)$/, deriveFromViolations],
  [/\/serviceLogs\/(?<recordId>[^/]+)$/, deriveFromServiceLogs],
  [/\/units\/(?<unitId>[^/]+)$/, summariseUnits],
]);
const happens = async (...changes: Parameters<typeof make>[0]) => {
  for (const event of await make(changes)) await deliver(event);
};
const set = (path: string, data: object) => firestore().doc(path).set(data);
const codeAt = (id: string) => firestore().doc(paths.code(id));
const door = async (id: string) => (await codeAt(id).get()).get('door') as unknown;

const log = (id: string, more: object = {}) => ({
  path: `${paths.serviceLogs(customerId)}/${id}`,
  data: {
    serviceDate: tonight,
    communityId: 'maple',
    unitId: 'u1',
    memberId: 'sam',
    shiftReportId: null,
    outcome: 'collected',
    servicedAt: new Date(now),
    createdAt: new Date(now),
    ...more,
  },
});
const violation = (more: object = {}) => ({
  path: `${paths.violations(customerId)}/sam_1`,
  data: {
    serviceDate: tonight,
    communityId: 'maple',
    unitId: 'u1',
    memberId: 'sam',
    typeId: 'loose',
    typeName: 'Loose trash',
    typeNameEs: 'Basura suelta',
    caseNumber: 'V-1',
    description: 'Dana Field, 101',
    reviewStatus: 'approved',
    status: 'notified',
    noticeLevel: 1,
    cureBy: new Date(now),
    createdAt: new Date(now),
    ...more,
  },
});
const tag = (id: string, unitId: string | null) => ({
  path: paths.binTag(customerId, id),
  data: { communityId: 'maple', unitId, status: unitId === null ? 'unassigned' : 'assigned' },
});
const collected = (more: object = {}) => ({
  date: tonight,
  at: expect.anything() as unknown,
  outcome: 'collected',
  reason: null,
  ...more,
});

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(customerId), { firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  await set(paths.community(customerId, 'maple'), { propertyName: 'Maple Court' });
  await set(paths.unit(customerId, 'u1'), { communityId: 'maple', unitNumber: '101', binTagId: 'tag-1' });
  await set(paths.unit(customerId, 'u2'), { communityId: 'maple', unitNumber: '102' });
  for (const [id, unitId] of [
    ['tag-1', 'u1'],
    ['tag-2', null],
  ] as const) {
    const { path, data } = tag(id, unitId);
    await set(path, data);
    const status = unitId === null ? 'unassigned' : 'assigned';
    await set(paths.code(id), binTagCode(customerId, { communityId: 'maple', status, replacedById: null }));
  }
});

test('a door shows its last service, and a correction shows what was corrected', async () => {
  await happens(log('a'));
  expect(await door('tag-1')).toEqual({ last: collected(), notices: [] });
  const corrected = { id: 'b', outcome: 'notOut', by: customerId, at: new Date(now) };
  await happens(log('b', { outcome: 'notOut', corrects: 'a' }), log('a', { corrected }));
  expect(await door('tag-1')).toMatchObject({ last: { outcome: 'notOut' } });
  // A log of another community doesn't affect this door.
  await happens(log('c', { communityId: 'birch', serviceDate: addDays(tonight, 1) }));
  expect(await door('tag-1')).toMatchObject({ last: { date: tonight } });
  await happens({ path: log('b').path, data: null }, { path: log('a').path, data: null });
  expect(await door('tag-1')).toEqual({ last: null, notices: [] });
});

test('deleting a log restores the previous one, and a late event of an older log changes nothing', async () => {
  const notices = [expect.objectContaining({ typeName: 'Loose trash' }) as unknown];
  const [earlier, later] = [addDays(tonight, -1), addDays(tonight, 1)];
  await happens(violation(), log('b'));
  await happens(log('a', { serviceDate: earlier, outcome: 'notOut' }));
  expect(await door('tag-1')).toEqual({ last: collected(), notices });
  await happens(log('c', { serviceDate: later, outcome: 'notCollected', reason: 'access' }));
  expect(await door('tag-1')).toMatchObject({ last: { date: later, reason: 'access' }, notices });
  await happens({ path: log('c').path, data: null });
  expect(await door('tag-1')).toEqual({ last: collected(), notices });
  // It moves to an earlier night; the other log of that night stays.
  await happens(log('b', { serviceDate: addDays(earlier, -1) }));
  expect(await door('tag-1')).toEqual({ last: collected({ date: earlier, outcome: 'notOut' }), notices });
});

test('after hundreds of changes with late, duplicate and unordered events, a door matches its records', async () => {
  const random = randomOf('doors');
  const { add, some, rest } = delivery(random, deliver);
  for (let step = 0; step < 60; step += 1) {
    const id = `log-${random.int(1, 12)}`;
    const more = {
      serviceDate: addDays(tonight, random.int(-3, 1)),
      communityId: random.chance(0.9) ? 'maple' : 'birch',
      outcome: random.pick(serviceOutcomes),
      servicedAt: new Date(now - random.int(0, 9) * 60_000),
      corrected: random.chance(0.2)
        ? { id: 'other', outcome: 'notOut', by: customerId, at: new Date(now) }
        : null,
    };
    const seen = violation({ status: random.pick(['open', 'notified', 'escalated', 'resolved']) });
    const changed = random.chance(0.25) ? { path: log(id).path, data: null } : log(id, more);
    add(await make([changed, ...(random.chance(0.3) ? [seen] : [])]));
    await some(random.int(0, 6));
  }
  await rest();
  const recordsAt = async <T>(schema: DocumentSchema<T>, path: string) =>
    (await firestore().collection(path).where('communityId', '==', 'maple').get()).docs.flatMap(
      (found) => recordOf(schema, found) ?? [],
    );
  const expected = doorContent(
    await recordsAt(serviceLogSchema, paths.serviceLogs(customerId)),
    await recordsAt(violationSchema, paths.violations(customerId)),
    (violationId) => noticeId(customerId, violationId),
  );
  const code = recordOf(codeSchema, await codeAt('tag-1').get());
  expect(code).toMatchObject({ door: expected });
  expect(expected.last).not.toBeNull();
});

test('a notice shows from sending to closing, without the reporter and their text', async () => {
  await happens(violation({ reviewStatus: 'pending', status: 'open', noticeLevel: 0 }));
  expect(await door('tag-1')).toBeUndefined();
  await happens(violation());
  const { notices } = (await door('tag-1')) as { notices: Record<string, unknown>[] };
  expect(notices).toEqual([
    {
      id: noticeId(customerId, 'sam_1'),
      typeName: 'Loose trash',
      typeNameEs: 'Basura suelta',
      since: tonight,
      cureBy: expect.anything() as unknown,
      status: 'notified',
      answer: null,
    },
  ]);
  expect(JSON.stringify((await codeAt('tag-1').get()).data())).not.toMatch(/sam|olivia|Dana|101|u1/);
  await happens(violation({ status: 'resolved' }));
  expect(await door('tag-1')).toEqual({ last: null, notices: [] });
});

test('a change that says nothing new writes nothing', async () => {
  await happens(log('a'));
  const { updateTime } = await codeAt('tag-1').get();
  await refreshDoor(customerId, 'u1', { since: null });
  await happens(log('a', { syncedAt: new Date(now) }));
  expect((await codeAt('tag-1').get()).updateTime).toEqual(updateTime);
});

test('a tag placed at a door shows the door’s status, and nothing after it is removed or replaced', async () => {
  const unit = (binTagId: string | null) => ({
    path: paths.unit(customerId, 'u2'),
    data: { communityId: 'maple', unitNumber: '102', binTagId },
  });
  await happens(unit(null), log('a', { unitId: 'u2' }));
  expect(await door('tag-2')).toBeUndefined();
  const change = (requested: object) => callAs(customerId, changeBinTag, requested);
  expect(await change({ act: 'claim', binTagId: 'tag-2', unitId: 'u2' })).toEqual({ success: true });
  await happens(unit('tag-2'));
  expect(await door('tag-2')).toMatchObject({ last: { outcome: 'collected' } });
  expect(await change({ act: 'takeOut', binTagId: 'tag-2', reason: 'retired' })).toEqual({ success: true });
  expect((await codeAt('tag-2').get()).data()).toEqual(
    binTagCode(customerId, { communityId: 'maple', status: 'retired', replacedById: null }),
  );
  // A late event of an older record finds that the tag isn't at the door.
  await refreshDoor(customerId, 'u2', { since: null });
  expect(await door('tag-2')).toBeUndefined();
});

test('a cleared code stays cleared', async () => {
  await codeAt('tag-1').delete();
  await happens(log('a'));
  expect((await codeAt('tag-1').get()).exists).toBe(false);
});

test('the repair adds missing data, updates old data, removes orphans, and keeps the rest', async () => {
  const records = [log('a'), violation()];
  await Promise.all(records.map(({ path, data }) => set(path, data)));
  const expected = {
    last: collected(),
    notices: [expect.objectContaining({ typeName: 'Loose trash' }) as unknown],
  };
  await rebuildDoors(customerId, now);
  expect(await door('tag-1')).toEqual(expected);
  for (const wrong of [
    { last: null, notices: [] },
    { last: { ...collected({ outcome: 'notOut' }), at: null }, notices: [] },
    'damaged',
  ]) {
    await codeAt('tag-1').update({ door: wrong });
    await rebuildDoors(customerId, now);
    expect(await door('tag-1')).toEqual(expected);
  }
  const { updateTime } = await codeAt('tag-1').get();
  await rebuildDoors(customerId, now);
  expect((await codeAt('tag-1').get()).updateTime).toEqual(updateTime);
  // An unassigned tag isn't at a door.
  expect(await door('tag-2')).toBeUndefined();
});
