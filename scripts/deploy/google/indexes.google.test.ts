import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowAll, startFakeGoogle, type FakeGoogle } from '../../google/fakeGoogle.fixture.ts';
import { deployCommands } from '../deployCommand.ts';
import { indexProblem, type IndexEntry } from '../indexProblem.ts';
import { FakeIndexes } from './fakeIndexes.fixture.ts';
import { describeFirebaseTools, inFirebaseTools, root } from './firebaseTools.fixture.ts';

jest.setTimeout(180_000);

interface IndexFile {
  readonly indexes: readonly IndexEntry[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly indexes: readonly object[];
  }[];
}

const { firestore } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
  firestore: { indexes: string };
};
const ours = JSON.parse(readFileSync(join(root, firestore.indexes), 'utf8')) as IndexFile;

/** The arguments of a deployment. */
const [command = []] = deployCommands({ project: 'valet', only: ['firestore'], codebases: [] });

let google: FakeGoogle;
let fake: FakeIndexes;

/** An index deployment's changes, or why it stopped. */
async function deploy(spec: IndexFile, { force = command.includes('--force') } = {}) {
  const before = google.requests.length;
  const deployed = await inFirebaseTools<null>(
    `
    tools('apiv2').setAccessToken('token');
    const options = { project: 'valet', nonInteractive: input.nonInteractive, force: input.force };
    const indexes = [{ databaseId: '(default)', indexesFileName: 'indexes', indexesRawSpec: input.spec }];
    await tools('deploy/firestore').deploy({ firestoreIndexes: true, firestore: { indexes } }, options);
    return null;`,
    { spec, force, nonInteractive: command.includes('--non-interactive') },
    { FIRESTORE_URL: google.address },
  );
  const changes = google.requests.slice(before).filter(({ method }) => method !== 'GET');
  return { changes: changes.map(({ method }) => method), ...deployed };
}

const onlineGroups = () => fake.indexes.map(({ name }) => /collectionGroups\/([^/]+)/.exec(name)?.[1]).sort();
const groupsOf = ({ indexes }: IndexFile) => indexes.map(({ collectionGroup }) => collectionGroup).sort();
const fieldName = (group: string, path: string) =>
  `projects/valet/databases/(default)/collectionGroups/${group}/fields/${path}`;

describeFirebaseTools('firebase-tools', () => {
  beforeEach(async () => {
    fake = new FakeIndexes();
    google = await startFakeGoogle((request) => fake.answer(request), allowAll);
  });
  afterEach(() => google.stop());

  it('deploys all our indexes in one run without prompting, and none in the next', async () => {
    const first = await deploy(ours);
    expect(first).toEqual({
      value: null,
      changes: [...ours.indexes.map(() => 'POST'), ...ours.fieldOverrides.map(() => 'PATCH')],
    });
    expect(onlineGroups()).toEqual(groupsOf(ours));
    expect([...fake.fields.keys()].sort()).toEqual(
      ours.fieldOverrides
        .map(({ collectionGroup, fieldPath }) => fieldName(collectionGroup, fieldPath))
        .sort(),
    );
    expect(await deploy(ours)).toEqual({ value: null, changes: [] });
  });

  it('keeps indexes missing in the file, and TTL policies from the set-up', async () => {
    await deploy(ours);
    const policies = ['textSignUps', 'accountLinks'].map((group) => fieldName(group, 'expiresAt'));
    for (const name of policies)
      fake.fields.set(name, { indexConfig: {}, ...fake.fields.get(name), name, ttlConfig: {} });
    const fewer = { ...ours, indexes: ours.indexes.slice(1), fieldOverrides: ours.fieldOverrides.slice(1) };
    expect(await deploy(fewer)).toEqual({ value: null, changes: [] });
    expect(onlineGroups()).toEqual(groupsOf(ours));

    // The reason deployCommands avoids --force: it deletes these indexes, and the TTL policy of a field missing
    // in the file.
    await deploy(fewer, { force: true });
    expect(onlineGroups()).toEqual(groupsOf(fewer));
    expect(policies.map((name) => fake.fields.get(name)?.ttlConfig)).toEqual([{}, undefined]);
  });

  it.each<[string, object, string]>([
    ['an index is listed twice', ours.indexes[1]!, '409, index already exists'],
    [
      'Firestore maintains an index automatically',
      {
        collectionGroup: 'units',
        queryScope: 'COLLECTION',
        fields: [{ fieldPath: 'a', order: 'ASCENDING' }],
      },
      '400, this index is not necessary',
    ],
  ])('stops halfway where %s, which our own check names first', async (_, index, message) => {
    const [first, second, ...rest] = ours.indexes;
    const file = { ...ours, indexes: [first, second, index, ...rest] as IndexEntry[] };
    expect(indexProblem(JSON.stringify(file))).toMatch(/^The index /);
    expect(await deploy(file)).toMatchObject({ message: expect.stringContaining(message) as string });
    expect(fake.indexes).toHaveLength(2);
    expect(fake.fields.size).toBe(0);
    // The next run, with the file fixed, continues from there.
    expect(await deploy(ours)).toMatchObject({ value: null });
    expect(onlineGroups()).toEqual(groupsOf(ours));
  });
});
