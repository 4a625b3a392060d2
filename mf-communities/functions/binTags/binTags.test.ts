import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs, loseNextAnswer } from 'backend/kernel/testing/inProcess.fixture.ts';
import { codePlaceId } from 'backend/functions/core/codes/codeDocuments.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { assignBinTags, changeBinTag, generateBinTags } from './callables/binTags.ts';

/** The life cycle of bin tags and their public data, in a separate Firestore. */
useOwnFirestore();
jest.setTimeout(60_000);

const owner = 'olivia';
const batch = { communityId: 'maple', batchId: 'batch-01', label: 'Spring', count: 3 };

const set = (path: string, data: object) => firestore().doc(path).set(data);
const read = async (path: string) => (await firestore().doc(path).get()).data();
const tag = (id: string) => read(paths.binTag(owner, id));
const unit = (id: string) => read(paths.unit(owner, id));
const code = (id: string) => read(paths.code(id));
const tags = async (batchId = batch.batchId) => {
  const found = await firestore().collection(paths.binTags(owner)).where('printBatchId', '==', batchId).get();
  return found.docs.sort((a, b) => String(a.get('label')).localeCompare(String(b.get('label'))));
};
const generate = (requested: object = batch) => callAs(owner, generateBinTags, requested);
const change = (requested: object) => callAs(owner, changeBinTag, requested);

beforeEach(async () => {
  const collections = await firestore().listCollections();
  await Promise.all(collections.map((collection) => firestore().recursiveDelete(collection)));
  await set(paths.customer(owner), { firstName: 'Olivia', lastName: 'Hart', businessName: 'Sunrise' });
  await set(paths.community(owner, 'maple'), { propertyName: 'Maple Court' });
  for (const id of ['u1', 'u2', 'u3']) {
    await set(paths.unit(owner, id), { communityId: 'maple', unitNumber: id });
  }
});

/**
 * Creates the batch.
 * @returns the ids of its tags, by label
 */
const made = async () => {
  await generate();
  return (await tags()).map(({ id }) => id) as [string, string, string];
};

describe('generateBinTags', () => {
  test('creates as many as requested, each with a code that doesn’t reveal whose it is', async () => {
    expect(await generate()).toEqual({ made: 3, count: 3 });
    const found = await tags();
    expect(found.map((document) => document.get('label'))).toEqual(['Spring-1', 'Spring-2', 'Spring-3']);
    expect(new Set(found.map(({ id }) => id)).size).toBe(3);
    for (const { id } of found) {
      expect(id).toMatch(/^[2-9a-z]{12}$/);
      expect(await code(id)).toEqual({
        kind: 'binTag',
        state: 'unassigned',
        place: codePlaceId(owner, 'maple'),
      });
    }
    expect(await read(paths.binTagBatch(owner, 'batch-01'))).toMatchObject({
      communityId: 'maple',
      label: 'Spring',
      count: 3,
      made: 3,
      createdBy: owner,
    });
  });

  test('continues after an interruption, without creating duplicates', async () => {
    const many = { ...batch, count: 1100 };
    expect(await generate(many)).toEqual({ made: 960, count: 1100 });
    expect(await Promise.all([generate(many), generate(many)])).toEqual([
      { made: 1100, count: 1100 },
      { made: 1100, count: 1100 },
    ]);
    expect(await tags()).toHaveLength(1100);
    expect(await generate(many)).toEqual({ made: 1100, count: 1100 });
    expect(await tags()).toHaveLength(1100);
  });

  test('a lost response doesn’t create duplicates', async () => {
    await loseNextAnswer(true);
    expect(await generate()).toEqual({ made: 3, count: 3 });
    expect(await tags()).toHaveLength(3);
  });

  test.each([
    ['none', { count: 0 }, 'invalid-argument'],
    ['5,001', { count: 5001 }, 'invalid-argument'],
    ['no label', { label: ' ' }, 'invalid-argument'],
    ['a path as batch id', { batchId: '../communities/maple' }, 'invalid-argument'],
    ['a missing community', { communityId: 'elm' }, 'not-found'],
  ])('refuses %s', async (_, fault, expected) => {
    expect(await generate({ ...batch, ...fault })).toBe(expected);
    expect(await tags()).toEqual([]);
  });

  test('refuses another batch’s label, and another batch’s id', async () => {
    await generate();
    expect(await generate({ ...batch, batchId: 'batch-02' })).toBe('already-exists');
    expect(await generate({ ...batch, label: 'Autumn' })).toBe('failed-precondition');
    expect(await callAs('nobody', generateBinTags, batch)).toBe('permission-denied');
  });
});

describe('changeBinTag', () => {
  test('a tag and its unit name each other, from the claim to the replacement', async () => {
    const [first, second, third] = await made();
    expect(await change({ act: 'claim', binTagId: first, unitId: 'u1' })).toEqual({ success: true });
    expect(await tag(first)).toMatchObject({ status: 'assigned', unitId: 'u1' });
    expect(await unit('u1')).toMatchObject({ binTagId: first, unitNumber: 'u1' });
    expect(await code(first)).toMatchObject({ state: 'assigned' });
    expect(await change({ act: 'claim', binTagId: second, unitId: 'u1' })).toBe('failed-precondition');
    expect(await tag(second)).toMatchObject({ status: 'unassigned', unitId: null });

    const damaged = { act: 'replace', binTagId: first, byId: second, reason: 'damaged' };
    expect(await change(damaged)).toEqual({ success: true });
    expect(await change(damaged)).toEqual({ success: true });
    expect(await tag(first)).toMatchObject({ status: 'damaged', unitId: 'u1', replacedById: second });
    expect((await tag(first))?.['history']).toEqual([
      expect.objectContaining({ act: 'claimed', by: owner, unitId: 'u1' }),
      expect.objectContaining({ act: 'replaced', by: owner, unitId: 'u1', otherId: second }),
    ]);
    expect(await unit('u1')).toMatchObject({ binTagId: second });
    expect(await code(first)).toMatchObject({ state: 'replaced' });
    expect(await code(second)).toMatchObject({ state: 'assigned' });
    expect(await change({ act: 'restore', binTagId: first })).toBe('failed-precondition');

    await change({ act: 'takeOut', binTagId: second, reason: 'lost' });
    expect(await unit('u1')).toMatchObject({ binTagId: null });
    await change({ act: 'claim', binTagId: third, unitId: 'u1' });
    expect(await change({ act: 'restore', binTagId: second })).toBe('failed-precondition');
    await change({ act: 'release', binTagId: third });
    await change({ act: 'restore', binTagId: second });
    expect(await tag(second)).toMatchObject({ status: 'assigned', unitId: 'u1' });
    expect(await unit('u1')).toMatchObject({ binTagId: second });
  });

  test('when two people claim a unit at the same time, only one gets it', async () => {
    const [first, second] = await made();
    const answers = await Promise.all(
      [first, second].map((binTagId) => change({ act: 'claim', binTagId, unitId: 'u1' })),
    );
    expect(answers).toContainEqual({ success: true });
    expect(answers).toContain('failed-precondition');
    const { binTagId } = (await unit('u1')) as { binTagId: string };
    expect(await tag(binTagId)).toMatchObject({ status: 'assigned', unitId: 'u1' });
    expect(await tag(binTagId === first ? second : first)).toMatchObject({ status: 'unassigned' });
  });

  test('a unit that names a missing tag can have another', async () => {
    const [first] = await made();
    await set(paths.unit(owner, 'u1'), { communityId: 'maple', unitNumber: '1', binTagId: 'gone' });
    expect(await change({ act: 'claim', binTagId: first, unitId: 'u1' })).toEqual({ success: true });
    expect(await unit('u1')).toMatchObject({ binTagId: first });
  });

  test.each([
    ['another act', { act: 'eat', binTagId: 't1' }, 'invalid-argument'],
    ['a path instead of an id', { act: 'release', binTagId: 'a/b/c' }, 'invalid-argument'],
    ['a missing tag', { act: 'release', binTagId: 't1' }, 'not-found'],
  ])('refuses %s', async (_, requested, expected) => {
    expect(await change(requested)).toBe(expected);
  });
});

describe('assignBinTags', () => {
  const assign = (...pairs: (readonly [string, string])[]) =>
    callAs(owner, assignBinTags, {
      communityId: 'maple',
      pairs: pairs.map(([binTagId, unitId]) => ({ binTagId, unitId })),
    });

  test('assigns what still fits, and reports what does not', async () => {
    const [first, second, third] = await made();
    await change({ act: 'claim', binTagId: first, unitId: 'u3' });
    expect(await assign([first, 'u1'], [second, 'u2'], [third, 'u3'], ['gone', 'u1'])).toEqual({
      assigned: 1,
      refused: [
        { binTagId: first, unitId: 'u1', code: 'notFree' },
        { binTagId: third, unitId: 'u3', code: 'unitTaken' },
        { binTagId: 'gone', unitId: 'u1', code: 'notFree' },
      ],
    });
    expect(await unit('u2')).toMatchObject({ binTagId: second });
    expect(await unit('u3')).toMatchObject({ binTagId: first });
  });

  test('one line of the community’s log names the tags it assigned, and a repeated call adds none', async () => {
    const [first, second] = await made();
    for (const times of [1, 2]) {
      expect(times).toBeGreaterThan(0);
      await assign([first, 'u1'], [second, 'u2']);
    }
    const { docs } = await firestore().collection(paths.communityActivity(owner, 'maple')).get();
    expect(docs.map((line) => line.data())).toMatchObject([
      { by: owner, changes: [{ field: 'tag.claimed', to: 2 }], partIds: [first, second] },
    ]);
  });

  test('no unit gets two tags, no tag two units, and a repeated call changes nothing', async () => {
    const [first, second] = await made();
    const pairs = [
      [first, 'u1'],
      [second, 'u1'],
      [first, 'u2'],
    ] as const;
    const answer = {
      assigned: 1,
      refused: [
        { binTagId: second, unitId: 'u1', code: 'unitTaken' },
        { binTagId: first, unitId: 'u2', code: 'notFree' },
      ],
    };
    expect(await assign(...pairs)).toEqual(answer);
    expect(await assign(...pairs)).toEqual(answer);
    expect((await tag(first))?.['history']).toHaveLength(1);
  });

  test('takes a tag from the door it was assigned to, and leaves that door without one', async () => {
    const [first, second] = await made();
    await assign([first, 'u1']);
    const moved = { binTagId: first, unitId: 'u2', fromUnitId: 'u1' };
    const requested = {
      communityId: 'maple',
      pairs: [moved, { binTagId: second, unitId: 'u1' }],
      isWhole: true,
    };
    for (const _ of ['once', 'again']) {
      expect(await callAs(owner, assignBinTags, requested)).toEqual({ assigned: 2, refused: [] });
    }
    expect(await tag(first)).toMatchObject({ status: 'assigned', unitId: 'u2' });
    expect((await tag(first))?.['history']).toHaveLength(2);
    expect(await unit('u2')).toMatchObject({ binTagId: first });
    expect(await unit('u1')).toMatchObject({ binTagId: second });
  });

  test('skips a tag that has moved in the meantime; with isWhole, nothing is written in that case', async () => {
    const [first, second] = await made();
    await assign([first, 'u3']);
    const pairs = [
      { binTagId: second, unitId: 'u2' },
      { binTagId: first, unitId: 'u1', fromUnitId: 'u2' },
    ];
    const requested = { communityId: 'maple', pairs };
    expect(await callAs(owner, assignBinTags, { ...requested, isWhole: true })).toBe('failed-precondition');
    expect(await tag(second)).toMatchObject({ status: 'unassigned' });
    expect(await callAs(owner, assignBinTags, requested)).toEqual({
      assigned: 1,
      refused: [{ binTagId: first, unitId: 'u1', code: 'notFree' }],
    });
    expect(await unit('u3')).toMatchObject({ binTagId: first });
  });

  test('refuses more pairs than a commit takes', async () => {
    const many = Array.from({ length: 121 }, (_, index) => [`t${index}`, `u${index}`] as const);
    expect(await assign(...many)).toBe('invalid-argument');
  });
});
