import { cachedKinds, paths, readDocument, recordChangesSchema } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { noteCheckpoints } from './triggers/noteChanges.ts';
import { completeChanges, recordChange } from './changes.ts';
import { useOwnFirestore } from './ownFirestore.fixture.ts';

/** The change markers, on a separate Firestore. */
useOwnFirestore();

const wordsOf = async (customerId: string) => {
  const { docs } = await firestore().collection(paths.changes(customerId)).get();
  return Object.fromEntries(
    docs.map((document) => {
      const read = readDocument(recordChangesSchema, document.ref.path, document.data());
      return [document.id, read.ok ? read.value.change : read.error];
    }),
  );
};

test('each event changes its kind’s marker, and no other', async () => {
  const params = { customerId: 'olivia', recordId: 'gate' };
  await completeChanges('olivia');
  const before = await wordsOf('olivia');
  expect(Object.keys(before).sort()).toEqual([...cachedKinds].sort());
  await noteCheckpoints.run({ params } as never);
  const after = await wordsOf('olivia');
  expect(after.checkpoints).not.toBe(before.checkpoints);
  expect({ ...after, checkpoints: before.checkpoints }).toEqual(before);
});

test('existing markers stay when the others are added', async () => {
  await recordChange('farah', 'violations');
  const { violations } = await wordsOf('farah');
  await completeChanges('farah');
  const words = await wordsOf('farah');
  expect(Object.keys(words)).toHaveLength(cachedKinds.length);
  expect(words.violations).toBe(violations);
});

test('a burst of events writes a marker a few times', async () => {
  const document = firestore().doc(paths.recordChanges('burst', 'units'));
  const seen = new Set<string>();
  const leave = document.onSnapshot((word) => void seen.add(String(word.get('change'))));
  await Promise.all(Array.from({ length: 150 }, () => recordChange('burst', 'units')));
  leave();
  expect(seen.size).toBeLessThan(10);
  expect((await document.get()).exists).toBe(true);
});
