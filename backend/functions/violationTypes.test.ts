import { blankViolationType } from 'mf-settings/domain';
import { paths } from 'shared-lib/domain';
import { firestore } from '../kernel/firebase.ts';
import { callAs, failNextCommit, loseNextAnswer } from '../kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from './core/summaries/ownFirestore.fixture.ts';
import { openCaseOf } from '../../mf-tracking/functions/violations/derivedCases.ts';
import {
  addViolationType,
  changeViolationType,
  mergeViolationTypes,
  updateViolationType,
} from '../../mf-settings/functions/violationTypes/callables/violationTypes.ts';

/** Violation types from creation to merging, on a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const form = (nameEn: string, more: object = {}) => ({ ...blankViolationType, nameEn, ...more });
const read = async (path: string) => (await firestore().doc(path).get()).data();
const typeOf = (id: string) => read(paths.violationType(owner, id));
const add = async (nameEn: string) =>
  ((await callAs(owner, addViolationType, form(nameEn))) as { typeId: string }).typeId;
const act = (requested: object, uid = owner) => callAs(uid, changeViolationType, requested);
const names = async () =>
  (await firestore().collection(paths.violationTypes(owner)).orderBy('order').get()).docs.map(
    (found): unknown => found.get('name.en'),
  );

/** This many cases of a type, each with its citation. */
const report = async (typeId: string, count: number) => {
  const batch = firestore().batch();
  for (let number = 0; number < count; number++) {
    batch.set(firestore().doc(`${paths.violations(owner)}/${typeId}-${number}`), {
      serviceDate: '2026-11-20',
      communityId: 'maple',
      unitId: 'unit',
      typeId,
      typeName: 'As cited',
      caseNumber: `V-${number}`,
      fineCents: 700,
      status: 'open',
    });
  }
  await batch.commit();
};

const casesOf = async (typeId: string) =>
  (await firestore().collection(paths.violations(owner)).where('typeId', '==', typeId).get()).docs.map(
    (found) => found.data(),
  );

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await firestore().doc(paths.customer(owner)).set({ firstName: 'Olivia', lastName: 'Hart' });
});

test('a type is added at the end of the list, once, with its author', async () => {
  const id = await add('Loose trash');
  await loseNextAnswer(true);
  await add('Bulk item');
  expect(await names()).toEqual(['Loose trash', 'Bulk item']);
  expect(await typeOf(id)).toMatchObject({ order: 1, isActive: true, createdBy: owner, updatedBy: owner });
});

test('two types can’t have the same name, even when two people add them at once', async () => {
  const answers = await Promise.all([
    callAs(owner, addViolationType, form('Loose trash')),
    callAs(owner, addViolationType, form('loose  TRASH')),
  ]);
  expect(answers.filter((answer) => answer === 'already-exists')).toHaveLength(1);
  expect(await names()).toHaveLength(1);
});

test('an edit requires having seen the latest version, and a move doesn’t count as an edit', async () => {
  const [id, other] = [await add('Loose trash'), await add('Bulk item')];
  const seen = (await typeOf(id))?.['updatedAt'].toMillis();
  await act({ act: 'move', typeId: other, afterId: null });
  const edit = (defaultFineCents: number, saw: number) =>
    callAs(owner, updateViolationType, {
      ...form('Loose trash', { defaultFineCents }),
      typeId: id,
      seen: saw,
    });
  expect(await edit(2500, seen)).toEqual({ success: true });
  expect(await edit(3000, seen)).toBe('aborted');
  expect(await edit(2500, seen)).toEqual({ success: true });
  expect(await typeOf(id)).toMatchObject({ defaultFineCents: 2500, order: 2 });
});

test('two concurrent moves both take effect', async () => {
  const [a, , c, d] = [await add('A'), await add('B'), await add('C'), await add('D')];
  await Promise.all([
    act({ act: 'move', typeId: c, afterId: null }),
    act({ act: 'move', typeId: a, afterId: d }),
  ]);
  expect(await names()).toEqual(['C', 'B', 'D', 'A']);
});

test('a type in use is archived and restored, but never deleted', async () => {
  const id = await add('Loose trash');
  await report(id, 1);
  expect(await act({ act: 'delete', typeId: id })).toBe('failed-precondition');
  await act({ act: 'archive', typeId: id });
  expect((await typeOf(id))?.['isActive']).toBe(false);
  await act({ act: 'restore', typeId: id });
  expect((await typeOf(id))?.['isActive']).toBe(true);
  const unused = await add('Bulk item');
  expect(await act({ act: 'delete', typeId: unused })).toEqual({ success: true });
  expect(await typeOf(unused)).toBeUndefined();
});

test('a merge moves cases in batches, resumes after a failure, and keeps what they cite', async () => {
  const [from, into] = [await add('Litter'), await add('Loose trash')];
  await report(from, 450);
  const merge = () => callAs(owner, mergeViolationTypes, { typeId: from, intoId: into });
  expect(await merge()).toEqual({ moved: 400, left: 50 });
  // Field apps still have the old type for a while.
  await firestore()
    .doc(`${paths.violations(owner)}/late`)
    .set({ serviceDate: '2026-11-20', communityId: 'maple', unitId: 'unit', typeId: from, status: 'open' });
  await openCaseOf(owner, 'late');
  expect(await read(`${paths.violations(owner)}/late`)).toMatchObject({ typeId: into, typeName: 'Litter' });
  await failNextCommit();
  expect(await merge()).toContain('Nothing was written');
  expect(await merge()).toEqual({ moved: 50, left: 0 });
  expect(await merge()).toEqual({ moved: 0, left: 0 });
  const moved = await casesOf(into);
  expect(moved).toHaveLength(451);
  expect(
    moved.filter(({ typeName, fineCents }) => typeName === 'As cited' && fineCents === 700),
  ).toHaveLength(450);
  expect(await typeOf(from)).toMatchObject({
    isActive: false,
    mergedInto: into,
    mergedAt: expect.anything(),
  });
  expect(await act({ act: 'restore', typeId: from })).toBe('not-found');
});

test.each([
  ['a specialist', 'sam', { act: 'archive', typeId: 'x' }, 'permission-denied'],
  ['someone without an account', 'eve', { act: 'archive', typeId: 'x' }, 'permission-denied'],
  ['a path instead of an id', owner, { act: 'archive', typeId: 'a/b' }, 'invalid-argument'],
])('refused: %s', async (_, uid, requested, expected) => {
  await firestore()
    .doc(paths.teamMember(owner, 'sam'))
    .set({ uid: 'sam', customerId: owner, firstName: 'Sam', tier: 'Collection Specialist', isActive: true });
  expect(await act(requested, uid)).toBe(expected);
});
