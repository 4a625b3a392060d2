import { paths, type UnitLayout } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { setUpUnits } from './callables/setUpUnits.ts';

/** A new community's units and tags from a layout, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const layout: UnitLayout = { units: 7, buildings: 1, floors: 2, pattern: 'floorDoor' };
const requested = { communityId: 'maple', setupId: 'setup-01', layout, withTags: true };

const set = (path: string, data: object) => firestore().doc(path).set(data);
const setUp = (more: object = {}) => callAs(owner, setUpUnits, { ...requested, ...more });
const documents = async (path: string) => (await firestore().collection(path).get()).docs;
const doors = async () => {
  const [units, tags] = await Promise.all([documents(paths.units(owner)), documents(paths.binTags(owner))]);
  const labels = new Map(tags.map((tag) => [tag.id, String(tag.get('label'))]));
  return units
    .map((unit) => `${unit.get('unitNumber')} ${labels.get(unit.get('binTagId')) ?? '-'}`)
    .sort((one, other) => one.localeCompare(other));
};

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', businessName: 'Sunrise' });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court', totalUnits: 7 });
});

test('creates the units, and a tag for each in walking order', async () => {
  expect(await setUp()).toEqual({ units: 7, tagged: 7, isFinished: true });
  expect(await doors()).toEqual([
    '101 Maple Court-1',
    '102 Maple Court-2',
    '103 Maple Court-3',
    '104 Maple Court-4',
    '201 Maple Court-5',
    '202 Maple Court-6',
    '203 Maple Court-7',
  ]);
  expect((await firestore().doc(paths.community(owner, 'maple')).get()).get('totalUnits')).toBe(7);
});

test('without tags, only the units', async () => {
  expect(await setUp({ withTags: false })).toEqual({ units: 7, tagged: 0, isFinished: true });
  expect(await documents(paths.binTags(owner))).toEqual([]);
});

test('a repeated call, even after a lost response, doesn’t add duplicates', async () => {
  await loseNextAnswer(true);
  await setUp();
  expect(await setUp()).toEqual({ units: 7, tagged: 7, isFinished: true });
  expect(await documents(paths.binTags(owner))).toHaveLength(7);
  const lines = await documents(paths.communityActivity(owner, 'maple'));
  expect(lines.flatMap((line) => line.get('changes') as object[])).toEqual(
    expect.arrayContaining([
      { field: 'unit.added', to: 7 },
      { field: 'tag.claimed', to: 7 },
    ]),
  );
  expect(lines).toHaveLength(2);
});

test('existing units keep their data, and get a tag too', async () => {
  const resident = { communityId: 'maple', unitNumber: '102', residentName: 'Rosa Lima' };
  await set(paths.unit(owner, 'u102'), resident);
  expect(await setUp()).toEqual({ units: 7, tagged: 7, isFinished: true });
  expect((await firestore().doc(paths.unit(owner, 'u102')).get()).data()).toMatchObject(resident);
});

test('a large community continues with the next call', async () => {
  const large = { layout: { ...layout, units: 1200, floors: 12 } };
  const answers = [];
  for (let calls = 0; calls < 9; calls++) {
    const answer = await setUp(large);
    answers.push(answer);
    if ((answer as { isFinished: boolean }).isFinished) break;
  }
  expect(answers[0]).toEqual({ units: 1000, tagged: 0, isFinished: false });
  expect(answers.at(-1)).toEqual({ units: 1200, tagged: 1200, isFinished: true });
  expect(await documents(paths.binTags(owner))).toHaveLength(1200);
});

test.each([
  ['a missing community', { communityId: 'elm' }, 'not-found'],
  ['no units', { layout: { ...layout, units: 0 } }, 'invalid-argument'],
  ['2,001 units', { layout: { ...layout, units: 2001 } }, 'invalid-argument'],
  ['27 buildings', { layout: { ...layout, buildings: 27 } }, 'invalid-argument'],
  ['a path as its id', { setupId: '../communities/maple' }, 'invalid-argument'],
])('refuses %s', async (_, fault, expected) => {
  expect(await setUp(fault)).toBe(expected);
  expect(await documents(paths.units(owner))).toEqual([]);
});

test('refuses strangers', async () => {
  expect(await callAs('nobody', setUpUnits, requested)).toBe('permission-denied');
});
