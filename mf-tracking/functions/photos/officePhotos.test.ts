import { createHash } from 'node:crypto';
import type { PhotoRemovalRequest } from 'mf-tracking/domain';
import { paths, storagePaths } from 'shared-lib/domain';
import { bucket, firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { pngFile } from 'backend/functions/core/pictures/pngFile.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { useOwnStorage } from 'backend/functions/core/pictures/ownStorage.fixture.ts';
import { addOfficePhoto } from './callables/addOfficePhoto.ts';
import { officePhotosOf, photoRecordAt } from './officePhotoRecords.ts';
import { removeOfficePhoto } from './callables/removeOfficePhoto.ts';

/** Office photos added to records and removed again, in a separate Firestore and Storage. */
useOwnFirestore();
useOwnStorage();
jest.setTimeout(60_000);

const owner = 'olivia';
const records = 'violations';
const nameOf = (number: number) => `0f0e0d0c-1111-4222-8333-00000000000${number}.jpg`;
const hashOf = (bytes: string) => createHash('sha256').update(bytes).digest('hex');
const pathOf = (name: string, of: PhotoRemovalRequest['records'] = records) =>
  storagePaths.recordPhoto(owner, of, 'one', name);

const stored = async (of: PhotoRemovalRequest['records'] = records) => {
  const photos = officePhotosOf(of, await photoRecordAt(owner, of, 'one').get());
  if (!photos) throw new Error('The record can’t be read');
  return photos;
};
const photosOf = async () => (await stored()).officePhotos;

const store = (path: string, bytes: string, contentType = 'image/jpeg') =>
  bucket().file(path).save(Buffer.from(bytes), { resumable: false, contentType });
const isStored = async (path: string) => (await bucket().file(path).exists())[0];

const add = (number: number, bytes: string, recordId = 'one', uid = owner) =>
  callAs(uid, addOfficePhoto, { records, recordId, name: nameOf(number), sha256: hashOf(bytes) });
const remove = (name: string, of: PhotoRemovalRequest['records'] = records, uid = owner) =>
  callAs(uid, removeOfficePhoto, { records: of, recordId: 'one', name });

const sighting = {
  serviceDate: '2026-03-07',
  communityId: 'maple',
  memberId: 'sam',
  unitId: 'a-101',
  typeId: 'loose',
  status: 'open',
  photos: [{ path: pathOf('1.jpg') }],
};

beforeEach(async () => {
  await firestore().doc(paths.customer(owner)).set({ firstName: 'Olivia', initialOnboardingComplete: true });
  await firestore().doc(paths.teamMember(owner, 'sam')).set({
    uid: 'sam',
    customerId: owner,
    firstName: 'Sam',
    email: 'sam@test.test',
    tier: 'Collection Specialist',
  });
  await photoRecordAt(owner, records, 'one').set(sighting);
});

test('a stored photo is added once, with its hash, time and author', async () => {
  await store(pathOf(nameOf(1)), 'one');
  const before = Date.now();
  expect(await Promise.all([add(1, 'one'), add(1, 'one')])).toEqual([{ refused: null }, { refused: null }]);
  const photos = await photosOf();
  expect(photos).toEqual([
    {
      path: pathOf(nameOf(1)),
      sha256: hashOf('one'),
      capturedAt: null,
      uploadedAt: expect.any(Number),
      uploadedBy: owner,
    },
  ]);
  expect(photos[0]?.uploadedAt).toBeGreaterThanOrEqual(before);
});

test('camera metadata is not kept, even when it is added again', async () => {
  const segment = (kind: number, content: string) =>
    Buffer.concat([Buffer.from([0xff, kind, 0, content.length + 2]), Buffer.from(content)]);
  const frame = segment(0xc0, '\x08\x00\x08\x00\x08\x01\x01\x11\x00');
  const ends = (...parts: Buffer[]) =>
    Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])]);
  const sent = ends(segment(0xe1, 'Exif GPS 40.7 -74.0'), frame).toString('latin1');
  const path = pathOf(nameOf(8));
  const bytes = Buffer.from(sent, 'latin1');
  await bucket()
    .file(path)
    .save(bytes, {
      resumable: false,
      metadata: { contentType: 'image/jpeg', metadata: { uploadedBy: owner } },
    });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const requested = { records, recordId: 'one', name: nameOf(8), sha256 };
  expect(await callAs(owner, addOfficePhoto, { ...requested, recordId: 'gone' })).toEqual({
    refused: 'gone',
  });
  expect(await callAs(owner, addOfficePhoto, requested)).toEqual({ refused: null });
  const [kept] = await bucket().file(path).download();
  expect(kept).toEqual(ends(frame));
  const [{ metadata, contentType }] = await bucket().file(path).getMetadata();
  expect([metadata?.['uploadedBy'], contentType]).toEqual([owner, 'image/jpeg']);
  const [photo] = await photosOf();
  expect(photo?.sha256).toBe(createHash('sha256').update(kept).digest('hex'));
});

test('a picture of another type or any size is kept without its metadata', async () => {
  const png = pngFile({ width: 1, height: 1, rows: [Buffer.from([0, 255, 0, 0])] });
  const text = Buffer.from('\0\0\0\x09tEXt40.7 -74.\0\0\0\0', 'latin1');
  const jpeg = (...more: Buffer[]) =>
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      ...more,
      Buffer.from([0xff, 0xc0, 0, 10, 8, 0x20, 0, 0x20, 0, 1, 1, 0]),
      Buffer.from([0xff, 0xd9]),
    ]);
  const place = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8]), Buffer.from('Exif40')]);
  const sent: readonly (readonly [Buffer, Buffer])[] = [
    [Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]), png],
    [jpeg(place), jpeg()],
  ];
  for (const [index, [bytes, plain]] of sent.entries()) {
    const name = nameOf(index + 6);
    await bucket().file(pathOf(name)).save(bytes, { resumable: false, contentType: 'image/jpeg' });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const requested = { records, recordId: 'one', name, sha256 };
    expect(await callAs(owner, addOfficePhoto, requested)).toEqual({ refused: null });
    expect((await bucket().file(pathOf(name)).download())[0]).toEqual(plain);
  }
});

test('two concurrent ones are both added', async () => {
  await Promise.all([store(pathOf(nameOf(2)), 'two'), store(pathOf(nameOf(3)), 'three')]);
  await Promise.all([add(2, 'two'), add(3, 'three')]);
  expect((await photosOf()).map(({ sha256 }) => sha256).sort()).toEqual(
    [hashOf('two'), hashOf('three')].sort(),
  );
});

test('a file that does not match is refused, and so is a deleted record', async () => {
  await store(pathOf(nameOf(4)), 'something else');
  await store(pathOf(nameOf(5)), 'text', 'text/plain');
  expect(await add(4, 'four')).toEqual({ refused: 'notTheFile' });
  expect(await add(5, 'text')).toEqual({ refused: 'notTheFile' });
  expect(await add(6, 'never stored')).toEqual({ refused: 'notTheFile' });
  expect(await add(4, 'something else', 'gone')).toEqual({ refused: 'gone' });
  expect(await photosOf()).toEqual([]);
});

test('a specialist can’t add one this way', async () => {
  await store(pathOf(nameOf(7)), 'seven');
  expect(await add(7, 'seven', 'one', 'sam')).toBe('permission-denied');
  expect(await photosOf()).toEqual([]);
});

test('a removed photo leaves who added it and who removed it, and no file', async () => {
  const path = pathOf(nameOf(1));
  await store(path, 'one');
  await add(1, 'one');
  const answers = await Promise.all([remove(nameOf(1)), remove(nameOf(1))]);
  expect(answers).toEqual([{ success: true }, { success: true }]);
  expect(await stored()).toMatchObject({
    officePhotos: [],
    removedPhotos: [
      { path, sha256: hashOf('one'), uploadedBy: owner, removedBy: owner, removedAt: expect.any(Number) },
    ],
  });
  expect(await isStored(path)).toBe(false);
  // Retrying the addition after a lost response doesn't restore it.
  expect(await add(1, 'one')).toEqual({ refused: null });
  expect(await photosOf()).toEqual([]);
});

test('a field photo is never removed, whatever its name', async () => {
  const named = pathOf(nameOf(8));
  for (const path of [pathOf('1.jpg'), named]) await store(path, 'taken');
  await photoRecordAt(owner, records, 'one').update({ photos: [{ path: named }] });
  expect(await remove('1.jpg')).toBe('invalid-argument');
  expect(await remove(nameOf(8))).toBe('not-found');
  expect(await isStored(named)).toBe(true);
});

test.each<[string, object, boolean]>([
  ['of a correction', { corrects: 'zero' }, true],
  ['of a field entry', {}, false],
])('the photo %s', async (_, more, isRemoved) => {
  const path = pathOf(nameOf(9), 'serviceLogs');
  await store(path, 'nine');
  await photoRecordAt(owner, 'serviceLogs', 'one').set({
    ...sighting,
    outcome: 'collected',
    photo: { path, sha256: hashOf('nine') },
    ...more,
  });
  expect(await remove(nameOf(9), 'serviceLogs')).toEqual(isRemoved ? { success: true } : 'not-found');
  expect(await isStored(path)).toBe(!isRemoved);
  expect((await stored('serviceLogs')).removedPhotos).toHaveLength(isRemoved ? 1 : 0);
});

test('a specialist can’t remove one', async () => {
  await store(pathOf(nameOf(1)), 'one');
  await add(1, 'one');
  expect(await remove(nameOf(1), records, 'sam')).toBe('permission-denied');
  expect(await photosOf()).toHaveLength(1);
});

test('photos of a shift report are in the log, each once', async () => {
  const name = nameOf(4);
  await photoRecordAt(owner, 'shiftReports', 'one').set({ ...sighting, status: 'submitted' });
  await store(pathOf(name, 'shiftReports'), 'four');
  const requested = { records: 'shiftReports', recordId: 'one', name, sha256: hashOf('four') };
  for (let times = 0; times < 2; times += 1)
    expect(await callAs(owner, addOfficePhoto, requested)).toEqual({ refused: null });
  for (let times = 0; times < 2; times += 1) await remove(name, 'shiftReports');
  const log = await firestore().collection(paths.communityActivity(owner, 'maple')).orderBy('at').get();
  expect(log.docs.map((line) => [line.get('by'), line.get('partIds'), line.get('changes')])).toEqual([
    [owner, ['one'], [{ field: 'report.photoAdded', to: '2026-03-07' }]],
    [owner, ['one'], [{ field: 'report.photoRemoved', to: '2026-03-07' }]],
  ]);
});
