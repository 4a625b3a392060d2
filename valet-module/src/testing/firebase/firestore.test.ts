import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteField,
  doc,
  documentId,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  updateDoc,
  where,
} from './firestore.ts';
import type { Constraint } from './query.ts';
import { services, setServices } from './state.ts';
import { stored, Timestamp, type Fields } from './values.ts';

const db = {};
const at = (day: number) => new Date(Date.UTC(2026, 0, day));

beforeEach(() => {
  const documents = {
    'shops/a/keys/one': { name: 'Gate', open: true, at: at(1), tags: ['x', 'y'], place: { city: 'Boise' } },
    'shops/a/keys/two': { name: 'Door', open: false, at: at(2), tags: [] },
    'shops/a/keys/three': { name: 'Cellar', open: true, at: at(3) },
    'shops/b/keys/four': { name: 'Attic', open: true, at: at(4) },
  };
  setServices({
    documents: new Map(Object.entries(documents).map(([path, fields]) => [path, stored(fields) as Fields])),
  });
});

test.each<[string, Constraint[], string[]]>([
  ['all, by id', [], ['one', 'three', 'two']],
  ['equal', [where('open', '==', true)], ['one', 'three']],
  ['different', [where('open', '!=', true)], ['two']],
  ['a nested field', [where('place.city', '==', 'Boise')], ['one']],
  ['a range, in its order', [where('at', '>=', at(2))], ['two', 'three']],
  ['a range of another type', [where('name', '>', 1)], []],
  ['one of', [where('name', 'in', ['Door', 'Gate'])], ['one', 'two']],
  ['with a value in a list', [where('tags', 'array-contains', 'y')], ['one']],
  ['ids', [where(documentId() as string, 'in', ['two', 'none'])], ['two']],
  ['descending', [orderBy('name', 'desc')], ['one', 'two', 'three']],
  ['only those with the field', [orderBy('tags')], ['two', 'one']],
  ['limited', [orderBy('at'), limit(1)], ['one']],
  ['after a place', [orderBy('at'), startAfter(at(1)), limit(1)], ['two']],
])('finds %s', async (_, constraints, ids) => {
  const found = await getDocs(query(collection(db, 'shops', 'a', 'keys'), ...constraints));
  expect(found.docs.map(({ id }) => id)).toEqual(ids);
});

it('finds in all collections with an id, and counts', async () => {
  const all = query(collectionGroup(db, 'keys'), where('open', '==', true));
  expect((await getCountFromServer(all)).data().count).toBe(3);
});

it('tells a listener each change', async () => {
  const seen: [string, string][][] = [];
  let end = () => {};
  await new Promise<void>((resolve) => {
    end = onSnapshot(collection(db, 'shops/a/keys'), (snapshot) => {
      const changes = (snapshot as Awaited<ReturnType<typeof getDocs>>).docChanges();
      seen.push(changes.map(({ type, doc: { id } }) => [type, id]));
      resolve();
    });
  });
  await updateDoc(doc(db, 'shops/a/keys/two'), { 'place.city': 'Bend', tags: arrayUnion('z') });
  await setDoc(doc(db, 'shops/b/keys/five'), { name: 'Elsewhere' });
  end();
  await setDoc(doc(db, 'shops/a/keys/six'), { name: 'Later' });
  expect(seen.slice(1)).toEqual([[['modified', 'two']]]);
  expect(services().documents.get('shops/a/keys/two')).toMatchObject({
    place: { city: 'Bend' },
    tags: ['z'],
  });
});

it('writes whole documents, merges and transforms', async () => {
  const ref = doc(db, 'shops/a/keys/one');
  await setDoc(ref, { place: { zip: '83702' }, name: deleteField(), at: serverTimestamp() }, { merge: true });
  const merged = (await getDoc(ref)).data()!;
  expect(merged).toMatchObject({ open: true, place: { city: 'Boise', zip: '83702' } });
  expect(merged).not.toHaveProperty('name');
  expect(merged.at).toBeInstanceOf(Timestamp);
  await setDoc(ref, { name: 'New' });
  expect((await getDoc(ref)).data()).toEqual({ name: 'New' });
});

it('writes nothing of a transaction that throws', async () => {
  const ref = doc(db, 'shops/a/keys/one');
  const run = runTransaction(db, async (transaction) => {
    (transaction as { delete: (of: object) => void }).delete(ref);
    throw new Error('no');
  });
  await expect(run).rejects.toThrow('no');
  expect((await getDoc(ref)).exists()).toBe(true);
});

it('lets a collection fail', async () => {
  setServices({ failing: new Set(['keys']) });
  const keys = collection(db, 'shops/a/keys');
  await expect(getDocs(keys)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(setDoc(doc(db, 'shops/a/keys/one'), {})).rejects.toMatchObject({ code: 'unavailable' });
  await expect(
    new Promise((_, reject) => {
      onSnapshot(keys, () => {}, reject);
    }),
  ).rejects.toMatchObject({ code: 'unavailable' });
});
