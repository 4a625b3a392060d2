import { createHash } from 'node:crypto';
import { paths, readDocument, shiftReportSchema, storagePaths } from 'shared-lib/domain';
import { bucket, firestore } from '../firebase.ts';
import { callAs } from '../inProcess.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { useOwnStorage } from '../violations/ownStorage.fixture.ts';
import { addReportPhoto } from './addReportPhoto.ts';

/** Photos that the office adds to shift reports, in a Firestore and a Storage of their own. */
useOwnFirestore();
useOwnStorage();
jest.setTimeout(60_000);

const owner = 'olivia';
const path = paths.shiftReport(owner, 'one');
const nameOf = (number: number) => `0f0e0d0c-1111-4222-8333-00000000000${number}.jpg`;
const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

const photosOf = async () => {
  const read = readDocument(shiftReportSchema, path, (await firestore().doc(path).get()).data() ?? {});
  if (!read.ok) throw new Error(read.error);
  return read.value.officePhotos;
};

const store = (number: number, bytes: string, contentType = 'image/jpeg') =>
  bucket()
    .file(storagePaths.recordPhoto(owner, 'shiftReports', 'one', nameOf(number)))
    .save(Buffer.from(bytes), { resumable: false, contentType });

const add = (number: number, bytes: string, reportId = 'one', uid = owner) =>
  callAs(uid, addReportPhoto, { reportId, name: nameOf(number), sha256: hashOf(bytes) });

beforeEach(async () => {
  await firestore().doc(paths.customer(owner)).set({ firstName: 'Olivia', initialOnboardingComplete: true });
  await firestore().doc(paths.teamMember(owner, 'sam')).set({
    uid: 'sam',
    customerId: owner,
    firstName: 'Sam',
    email: 'sam@test.test',
    tier: 'Collection Specialist',
  });
  await firestore()
    .doc(path)
    .set({ serviceDate: '2026-03-07', communityId: 'maple', memberId: 'sam', status: 'submitted' });
});

test('a stored photo is added once, with its hash, its moment and who added it', async () => {
  await store(1, 'one');
  const before = Date.now();
  expect(await Promise.all([add(1, 'one'), add(1, 'one')])).toEqual([{ refused: null }, { refused: null }]);
  const photos = await photosOf();
  expect(photos).toEqual([
    {
      path: storagePaths.recordPhoto(owner, 'shiftReports', 'one', nameOf(1)),
      sha256: hashOf('one'),
      capturedAt: null,
      uploadedAt: expect.any(Number),
      uploadedBy: owner,
    },
  ]);
  expect(photos[0]?.uploadedAt).toBeGreaterThanOrEqual(before);
});

test('two that come at once are both there', async () => {
  await Promise.all([store(2, 'two'), store(3, 'three')]);
  await Promise.all([add(2, 'two'), add(3, 'three')]);
  expect((await photosOf()).map(({ sha256 }) => sha256).sort()).toEqual(
    [hashOf('two'), hashOf('three')].sort(),
  );
});

test('what is not the photo that was sent is refused, and so is a report that is gone', async () => {
  await store(4, 'something else');
  await store(5, 'text', 'text/plain');
  expect(await add(4, 'four')).toEqual({ refused: 'notTheFile' });
  expect(await add(5, 'text')).toEqual({ refused: 'notTheFile' });
  expect(await add(6, 'never stored')).toEqual({ refused: 'notTheFile' });
  expect(await add(4, 'something else', 'gone')).toEqual({ refused: 'gone' });
  expect(await photosOf()).toEqual([]);
});

test('a specialist adds none this way', async () => {
  await store(7, 'seven');
  expect(await add(7, 'seven', 'one', 'sam')).toBe('permission-denied');
  expect(await photosOf()).toEqual([]);
});
