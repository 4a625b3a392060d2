import { addDays, localDate, paths } from 'shared-lib/domain';
import { blankCheckpoint } from 'mf-communities/domain';
import { codePlaceId } from 'backend/functions/core/codes/codeDocuments.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { publishPlace } from '../publicPages/triggers/publishBusiness.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { addCheckpoint, changeCheckpoint, updateCheckpoint } from './callables/checkpoints.ts';

/** The life cycle of checkpoints and their codes, in a separate Firestore. */
useOwnFirestore();

const owner = 'olivia';
const form = { ...blankCheckpoint, name: 'Gate' };

const set = (path: string, data: object) => firestore().doc(path).set(data);
const read = async (path: string) => (await firestore().doc(path).get()).data();
const checkpoint = (id: string) => read(paths.checkpoint(owner, id));
const add = async (name = 'Gate') => {
  const requested = { ...form, name, communityId: 'maple' };
  return ((await callAs(owner, addCheckpoint, requested)) as { checkpointId: string }).checkpointId;
};
const act = (requested: object) => callAs(owner, changeCheckpoint, requested);
const round = async () =>
  (await firestore().collection(paths.checkpoints(owner)).orderBy('order').get()).docs.map((document) =>
    String(document.get('name')),
  );

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', lastName: 'Hart', businessSlug: 'sunrise' });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', slug: 'maple-court' });
});

/** The checkpoint events in the community's log. */
const logged = async () =>
  (await firestore().collection(paths.communityActivity(owner, 'maple')).orderBy('at').get()).docs.flatMap(
    (line) =>
      (line.get('changes') as { field: string; to: string }[]).map(
        ({ field, to }) => `${String(line.get('by'))} ${field} ${to}`,
      ),
  );

test('each change to a checkpoint is a line of its community’s log, and a repeated one is not', async () => {
  const gate = await add();
  const stairs = await add('Stairs');
  const token = String((await checkpoint(gate))!['qrToken']);
  for (const times of [1, 2]) {
    expect(times).toBeGreaterThan(0);
    await act({ act: 'replaceCode', checkpointId: gate, token });
    await act({ act: 'setActive', checkpointId: gate, isActive: false });
    await act({ act: 'move', checkpointId: stairs, afterId: null });
    await act({ act: 'delete', checkpointId: stairs });
  }
  const lines = await firestore().collection(paths.communityActivity(owner, 'maple')).get();
  expect(new Set(lines.docs.flatMap((line) => line.get('partIds') as string[]))).toEqual(
    new Set([gate, stairs]),
  );
  expect((await logged()).toSorted()).toEqual([
    'olivia checkpoint.added Gate',
    'olivia checkpoint.added Stairs',
    'olivia checkpoint.codeReplaced Gate',
    'olivia checkpoint.deactivated Gate',
    'olivia checkpoint.deleted Stairs',
    'olivia checkpoint.moved Stairs',
  ]);
});

test('a checkpoint is added at the end of the route, with its own code', async () => {
  const [gate, stairs] = [await add(), await add('Stairs')];
  expect(await checkpoint(stairs)).toMatchObject({
    name: 'Stairs',
    order: 2,
    isActive: true,
    createdBy: owner,
  });
  const { qrToken } = (await checkpoint(gate))!;
  expect(qrToken).toMatch(/^[2-9a-z]{12}$/);
  expect(await read(paths.code(String(qrToken)))).toEqual({
    kind: 'checkpoint',
    state: 'active',
    place: codePlaceId(owner, 'maple'),
  });
});

test('a lost response doesn’t add duplicates', async () => {
  await loseNextAnswer(true);
  await add();
  expect(await round()).toEqual(['Gate']);
});

test.each([
  ['GPS without a position', { type: 'gps' }, 'invalid-argument'],
  ['a missing community', { communityId: 'elm' }, 'not-found'],
])('refused: %s', async (_, fault, expected) => {
  expect(await callAs(owner, addCheckpoint, { ...form, communityId: 'maple', ...fault })).toBe(expected);
  expect(await round()).toEqual([]);
});

test('only an author who saw the last edit can edit', async () => {
  const id = await add();
  const seen = (await checkpoint(id))?.['updatedAt'].toMillis();
  const update = (name: string, saw: number) =>
    callAs(owner, updateCheckpoint, { ...form, name, checkpointId: id, seen: saw });
  expect(await update('Main gate', seen)).toEqual({ success: true });
  expect(await update('Back gate', seen)).toBe('aborted');
  // Retrying a call after a lost response is safe.
  expect(await update('Main gate', seen)).toEqual({ success: true });
  expect(await round()).toEqual(['Main gate']);
});

test('past nights keep the rules they were judged by', async () => {
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', timezone: 'America/New_York' });
  const id = await add();
  await firestore()
    .doc(paths.checkpoint(owner, id))
    .update({ createdAt: new Date('2026-01-05') });
  const update = async (requested: object) => {
    const seen = (await checkpoint(id))?.['updatedAt'].toMillis();
    return callAs(owner, updateCheckpoint, { ...form, ...requested, checkpointId: id, seen });
  };
  expect(await update({ name: 'Main gate' })).toEqual({ success: true });
  expect(await checkpoint(id)).not.toHaveProperty('pastRules');
  expect(await update({ photoRequired: true, windowStart: '20:00', windowEnd: '22:00' })).toEqual({
    success: true,
  });
  const today = localDate(Date.now(), 'America/New_York');
  const { pastRules } = (await checkpoint(id)) as { pastRules: { until: string }[] };
  expect(pastRules).toEqual([
    expect.objectContaining({ photoRequired: false, windowStart: null, windowEnd: null }),
  ]);
  expect([addDays(today, -1), today]).toContain(pastRules[0]?.until);
});

test('two concurrent moves both take effect', async () => {
  const [gate, , stairs] = [await add('Gate'), await add('Compactor'), await add('Stairs')];
  const mail = await add('Mail room');
  await Promise.all([
    act({ act: 'move', checkpointId: stairs, afterId: null }),
    act({ act: 'move', checkpointId: gate, afterId: mail }),
  ]);
  expect(await round()).toEqual(['Stairs', 'Compactor', 'Mail room', 'Gate']);
});

test('a replaced code is reported as such, and two people at once replace it once', async () => {
  const id = await add();
  const { qrToken: old } = (await checkpoint(id))!;
  const replace = { act: 'replaceCode', checkpointId: id, token: old };
  expect(await Promise.all([act(replace), act(replace)])).toEqual([{ success: true }, { success: true }]);
  const { qrToken } = (await checkpoint(id))!;
  expect(qrToken).not.toBe(old);
  expect((await read(paths.code(String(old))))?.['state']).toBe('replaced');
  expect((await read(paths.code(String(qrToken))))?.['state']).toBe('active');
  expect((await firestore().collection('codes').get()).size).toBe(2);
});

test('codes of deactivated and deleted checkpoints are reported as such', async () => {
  const id = await add();
  const { qrToken } = (await checkpoint(id))!;
  const state = async () => (await read(paths.code(String(qrToken))))?.['state'];
  await act({ act: 'setActive', checkpointId: id, isActive: false });
  expect([await state(), (await checkpoint(id))?.['isActive']]).toEqual(['inactive', false]);
  await act({ act: 'setActive', checkpointId: id, isActive: true });
  expect(await state()).toBe('active');
  expect(await act({ act: 'delete', checkpointId: id })).toEqual({ success: true });
  expect([await state(), await checkpoint(id)]).toEqual(['removed', undefined]);
  expect(await act({ act: 'delete', checkpointId: id })).toEqual({ success: true });
  expect(await act({ act: 'setActive', checkpointId: id, isActive: true })).toBe('not-found');
});

test('codes lead to the current pages, and nowhere once they are gone', async () => {
  const place = () => read(paths.codePlace(codePlaceId(owner, 'maple')));
  await publishPlace(owner, 'maple');
  expect(await place()).toEqual({ businessSlug: 'sunrise', communitySlug: 'maple-court' });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Park', slug: 'maple-park' });
  await publishPlace(owner, 'maple');
  expect(await place()).toEqual({ businessSlug: 'sunrise', communitySlug: 'maple-park' });
  await set(paths.community(owner, 'maple'), { slug: 'maple-park', archivedAt: new Date() });
  await publishPlace(owner, 'maple');
  expect(await place()).toBeUndefined();
  await firestore().doc(paths.community(owner, 'maple')).delete();
  await publishPlace(owner, 'maple');
  expect(await place()).toBeUndefined();
});
