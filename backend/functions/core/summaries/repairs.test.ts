import { addDays, earliestToday, paths, residentKeysOf, shardOf } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { callAs } from '../../../kernel/testing/inProcess.fixture.ts';
import { repairSummaries } from './callables/repairSummaries.ts';
import { summariseCustomer } from './triggers/summariseCustomer.ts';
import { useOwnFirestore } from './ownFirestore.fixture.ts';
import { rebuildEvery, rebuildSummaries } from './rebuildSummaries.ts';

/** Permission and frequency of summary repairs, on a separate Firestore. It writes a lot, which takes time on a busy machine. */
jest.setTimeout(120_000);
useOwnFirestore();

const member = (uid: string, tier: string, isActive = true) => ({
  uid,
  customerId: 'olivia',
  firstName: uid,
  tier,
  isActive,
});
const plan = async (customerId: string) => (await firestore().doc(paths.planCounts(customerId)).get()).data();

beforeAll(async () => {
  const batch = firestore().batch();
  batch.set(firestore().doc(paths.customer('olivia')), {
    firstName: 'Olivia',
    initialOnboardingComplete: true,
    dateCreated: new Date(),
  });
  for (const record of [
    member('olivia', 'Admin'),
    member('adam', 'Admin'),
    member('ivan', 'Admin', false),
    member('dana', 'District Manager'),
  ]) {
    batch.set(firestore().doc(paths.teamMember('olivia', record.uid)), record);
  }
  await batch.commit();
});

test.each([
  ['a stranger', 'stranger', 'permission-denied'],
  ['a District Manager', 'dana', 'permission-denied'],
  ['an Admin who is inactive', 'ivan', 'permission-denied'],
])('%s can’t request a repair', async (_, uid, code) => {
  expect(await callAs(uid, repairSummaries, null)).toBe(code);
  expect(await plan('olivia')).toBeUndefined();
});

test('the owner and Admins can, once every five minutes in total', async () => {
  expect(await callAs('adam', repairSummaries, null)).toEqual({ repaired: true });
  expect(await plan('olivia')).toMatchObject({
    members: 4,
    activeMembers: 3,
    activeAdmins: 2,
    communities: 0,
  });
  expect(await callAs('olivia', repairSummaries, { customerId: 'another' })).toEqual({ repaired: false });

  const state = firestore().doc(paths.summaryState('olivia'));
  await state.update({ repairAskedAt: new Date(Date.now() - 6 * 60_000) });
  expect(await callAs('olivia', repairSummaries, null)).toEqual({ repaired: true });
  expect((await state.get()).get('builtAt')).toBeDefined();
});

test('only one of several concurrent ones runs', async () => {
  await firestore().doc(paths.summaryState('olivia')).delete();
  const answers = await Promise.all(
    ['olivia', 'adam', 'olivia'].map((uid) => callAs(uid, repairSummaries, null)),
  );
  expect(answers.filter((answer) => (answer as { repaired: boolean }).repaired).length).toBe(1);
});

test('a new account starts with empty summaries', async () => {
  await summariseCustomer.run({ params: { customerId: 'fresh' } } as never);
  expect(await plan('fresh')).toMatchObject({ members: 0, communities: 0 });
  expect((await firestore().collection(paths.directory('fresh')).get()).size).toBe(32);
});

test('a shard that doesn’t fit a document falls back to its source', async () => {
  const ids = Array.from({ length: 1000 }, (_, number) => `community-${number}`);
  const large = ids.filter((id) => shardOf(id) === 3).slice(0, 14);
  for (const [place, id] of large.entries()) {
    const noServiceDates = Array.from({ length: 10_000 }, () => `2026-12-${place + 10}`);
    await firestore().doc(paths.community('large', id)).set({ propertyName: id, noServiceDates });
  }
  await rebuildSummaries('large', Date.now());
  const rowsOf = async (shard: number): Promise<unknown> =>
    (
      await firestore()
        .doc(paths.directoryShard('large', 'communities', shard))
        .get()
    ).get('entries');
  expect(await Promise.all([rowsOf(3), rowsOf(4)])).toEqual([null, '']);
});

test('a night that lost its last record shows that, and one that never had any has nothing', async () => {
  const today = earliestToday(Date.now());
  const record = firestore().doc(`${paths.clockInOuts('nora')}/one`);
  await record.set({ communityId: 'home', serviceDate: today, memberId: 'ada', status: 'open' });
  const rowsOf = async (date: string): Promise<unknown> =>
    (
      await firestore()
        .doc(paths.nightShard('nora', date, shardOf('home')))
        .get()
    ).get('clockInOuts');
  await rebuildSummaries('nora', Date.now());
  expect(await rowsOf(today)).toContain('ada');
  await record.delete();
  await rebuildSummaries('nora', Date.now());
  expect(await rowsOf(today)).toBe('');
  expect(await rowsOf(addDays(today, -1))).toBeUndefined();
});

test('units older than the search by name get their keys, and others keep theirs', async () => {
  const at = (id: string) => firestore().doc(paths.unit('rita', id));
  const unit = { communityId: 'home', unitNumber: '1' };
  const ids = Array.from({ length: 160 }, (_, index) => `unit-${index}`);
  for (const id of ids) await at(id).set({ ...unit, residentName: `Ana ${id}` });
  await at('empty').set({ ...unit, residentName: null });
  await at('damaged').set({ ...unit, residentName: 7 });
  await rebuildSummaries('rita', Date.now());
  for (const id of ids) expect((await at(id).get()).get('residentKeys')).toEqual(residentKeysOf(`Ana ${id}`));
  expect((await at('empty').get()).get('residentKeys')).toBeUndefined();

  const before = await at('unit-0').get();
  await at('late').set({ ...unit, residentName: 'Bo' });
  await rebuildSummaries('rita', Date.now());
  expect((await at('late').get()).get('residentKeys')).toEqual(['bo']);
  expect((await at('unit-0').get()).updateTime).toEqual(before.updateTime);
});

test('every account is rebuilt, even if another one fails', async () => {
  await firestore().doc(paths.planCounts('olivia')).delete();
  await firestore().doc(paths.customer('zoe')).set({ firstName: 'Zoe' });
  const done: string[] = [];
  expect(await rebuildEvery((customerId, error) => void done.push(`${customerId} ${String(error)}`))).toBe(0);
  expect(done).toEqual(['olivia null', 'zoe null']);
  expect(await plan('olivia')).toMatchObject({ members: 4 });
  expect(await plan('zoe')).toMatchObject({ members: 0 });
});
