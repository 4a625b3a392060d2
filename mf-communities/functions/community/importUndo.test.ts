import { paths, weekdayOf, type PastAgent } from 'shared-lib/domain';
import { deleteUnits } from '../units/callables/editUnits.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { importCommunities } from './callables/importCommunities.ts';
import { importUnits, undoUnitImport } from '../units/callables/importUnits.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { undoCommunityImport } from './callables/undoCommunityImport.ts';

/** Imports and their undo, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const importId = 'import-01';
const call = (callable: Parameters<typeof callAs>[1], data: object) => callAs(owner, callable, data);
const at = (path: string) => firestore().doc(path);
const storedIn = async (collection: string) => (await firestore().collection(collection).get()).docs;

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await at(paths.customer(owner)).set({ firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  await at(paths.community(owner, 'maple')).set({ propertyName: 'Maple Court', address: '1 Main St' });
});

test('communities: an addition is deleted, a change is reverted, and later edits are kept', async () => {
  const rows = [{ propertyName: 'maple  court', address: '2 Main St' }, { propertyName: 'Elm Row' }];
  const part = { importId, rows, expected: { new: 1, changed: 1 } };
  expect(await call(importCommunities, part)).toEqual({ new: 1, changed: 1 });
  expect(await call(importCommunities, part)).toEqual({ new: 1, changed: 1 });
  expect(await storedIn(paths.communities(owner))).toHaveLength(2);
  expect(await call(undoCommunityImport, { importId })).toEqual({ removed: 1, restored: 1, kept: 0 });
  expect((await at(paths.community(owner, 'maple')).get()).get('address')).toBe('1 Main St');
  expect(await call(undoCommunityImport, { importId })).toEqual({ removed: 0, restored: 0, kept: 0 });

  expect(await call(importCommunities, part)).toEqual({ new: 1, changed: 1 });
  await at(paths.community(owner, 'maple')).update({ updatedAt: new Date() });
  expect(await call(undoCommunityImport, { importId })).toEqual({ removed: 1, restored: 0, kept: 1 });
});

test('communities: a removed service day takes its regular assignment along, and undo restores it', async () => {
  const agent = (day: string) => paths.assignedAgent(owner, 'maple', day);
  const assign = (day: string, memberId: string) =>
    at(agent(day)).set({ customerId: owner, communityId: 'maple', day, memberId });
  const assigned = async () =>
    Object.fromEntries(
      (await storedIn(paths.assignedAgents(owner, 'maple'))).map((one) => [one.id, one.get('memberId')]),
    );
  await at(paths.community(owner, 'maple')).update({ serviceDays: ['monday', 'tuesday', 'friday'] });
  const member = { customerId: owner, firstName: 'Sam', lastName: 'Ortiz', tier: 'Collection Specialist' };
  await at(paths.teamMember(owner, 'sam')).set(member);
  await at(paths.teamMember(owner, 'kim')).set({ ...member, isActive: false });
  await assign('monday', 'sam');
  await assign('tuesday', 'kim');
  await assign('friday', 'sam');
  const rows = [{ propertyName: 'Maple Court', serviceDays: ['friday', 'sunday'] }];
  await call(importCommunities, { importId, rows, expected: { new: 0, changed: 1 } });
  expect(await assigned()).toEqual({ friday: 'sam' });
  const kept = async () =>
    ((await at(paths.community(owner, 'maple')).get()).get('pastAgents') as PastAgent[]).map(
      ({ until, memberId }) => [weekdayOf(until), memberId],
    );
  expect(await kept()).toEqual([
    ['monday', 'sam'],
    ['tuesday', 'kim'],
  ]);
  await assign('sunday', 'sam');
  await call(undoCommunityImport, { importId });
  expect(await assigned()).toEqual({ monday: 'sam', friday: 'sam' });
});

test('communities: more than the plan has room for are refused, all of them', async () => {
  const rows = Array.from({ length: 50 }, (_, index) => ({ propertyName: `Elm ${index}` }));
  const requested = { importId, rows, expected: { new: 50, changed: 0 } };
  expect(await call(importCommunities, requested)).toBe('resource-exhausted');
  expect(await storedIn(paths.communities(owner))).toHaveLength(1);
});

test('units: an addition is deleted unless a tag is there, a change is reverted', async () => {
  await at(paths.unit(owner, 'u1')).set({ communityId: 'maple', unitNumber: '1', floor: '1' });
  const rows = [{ unitNumber: '1', floor: '2' }, { unitNumber: '2' }, { unitNumber: '3' }];
  const part = { communityId: 'maple', importId, rows, expected: { new: 2, changed: 1 } };
  expect(await call(importUnits, part)).toEqual({ new: 2, changed: 1 });
  const total = async () => (await at(paths.community(owner, 'maple')).get()).get('totalUnits') as unknown;
  expect(await total()).toBe(3);
  const third = (await storedIn(paths.units(owner))).find((unit) => unit.get('unitNumber') === '3');
  await third?.ref.update({ binTagId: 't1' });
  expect(await call(undoUnitImport, { communityId: 'maple', importId })).toEqual({
    removed: 1,
    restored: 1,
    kept: 1,
  });
  expect(await total()).toBe(2);
  await call(deleteUnits, { communityId: 'maple', unitIds: ['u1'] });
  expect(await total()).toBe(1);
  await at(paths.unit(owner, 'u1')).set({ communityId: 'maple', unitNumber: '1', floor: '1' });
  const left = await storedIn(paths.units(owner));
  expect(left.map((unit) => [unit.get('unitNumber'), unit.get('floor') ?? null]).sort()).toEqual([
    ['1', '1'],
    ['3', null],
  ]);
});

test.each([importUnits, undoUnitImport])(
  'units: nothing is done under a path for an id',
  async (callable) => {
    const requested = { communityId: 'maple/activity/x', importId, rows: [{ unitNumber: '1' }] };
    expect(await call(callable, { ...requested, expected: { new: 1, changed: 0 } })).toBe('invalid-argument');
  },
);
