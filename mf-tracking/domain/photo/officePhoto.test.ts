import {
  officePhotoSchema,
  planOfficePhoto,
  planPhotoRemoval,
  type OfficePhotos,
  type StoredFile,
} from './officePhoto.ts';
import { maxOfficePhotos } from 'shared-lib/domain';
import { maxOfficePhotosTotal } from '../../../shared-lib/src/domain/photo/officePhotoFields.ts';

const sha256 = 'a'.repeat(64);

const photoAt = (path: string) => ({
  path,
  sha256,
  capturedAt: null,
  uploadedAt: 1_000,
  uploadedBy: 'owner',
});

const photo = photoAt('customers/c/violations/v/new.jpg');

const stored: StoredFile = { sha256, contentType: 'image/jpeg' };

const some = (count: number) => Array.from({ length: count }, (_, index) => photoAt(`${index}.jpg`));

const removed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...photoAt(`r${index}.jpg`),
    removedAt: 1,
    removedBy: 'adam',
  }));

const removedPhoto = { ...photo, removedAt: 2_000, removedBy: 'adam' };

const record = (
  officePhotos: OfficePhotos['officePhotos'],
  removedPhotos: OfficePhotos['removedPhotos'] = [],
) => ({
  officePhotos,
  removedPhotos,
});

test.each<[string, OfficePhotos | null, StoredFile | null, ReturnType<typeof planOfficePhoto>]>([
  ['the first', record([]), stored, { ok: true, photos: [photo] }],
  ['one more', record(some(1)), stored, { ok: true, photos: [...some(1), photo] }],
  ['one that was already added', record([photo]), stored, { ok: true, photos: null }],
  [
    'one that was already added, and removed since',
    record([], [removedPhoto]),
    null,
    { ok: true, photos: null },
  ],
  [
    'the last that fits',
    record(some(maxOfficePhotos - 1)),
    stored,
    { ok: true, photos: [...some(19), photo] },
  ],
  ['one too many', record(some(maxOfficePhotos)), stored, { ok: false, code: 'full' }],
  [
    'one beyond the all-time limit',
    record([], removed(maxOfficePhotosTotal)),
    stored,
    { ok: false, code: 'full' },
  ],
  [
    'one that was already added, to a full record',
    record([photo, ...some(maxOfficePhotos - 1)]),
    stored,
    { ok: true, photos: null },
  ],
  ['one of a deleted record', null, stored, { ok: false, code: 'gone' }],
  ['one that was not stored', record([]), null, { ok: false, code: 'notTheFile' }],
  ['another file', record([]), { ...stored, sha256: 'b'.repeat(64) }, { ok: false, code: 'notTheFile' }],
  [
    'a file of another type',
    record([]),
    { ...stored, contentType: 'image/heic' },
    { ok: false, code: 'notTheFile' },
  ],
])('adding %s', (_, before, file, plan) => {
  expect(planOfficePhoto(before, photo, file)).toEqual(plan);
});

test.each<[string, OfficePhotos | null, ReturnType<typeof planPhotoRemoval>]>([
  ['the only one', record([photo]), { ok: true, fields: record([], [removedPhoto]) }],
  [
    'one of some',
    record([...some(2), photo], removed(1)),
    { ok: true, fields: record(some(2), [...removed(1), removedPhoto]) },
  ],
  ['one that was already removed', record([], [removedPhoto]), { ok: true, fields: null }],
  ['one that the office did not add', record(some(1)), { ok: false, code: 'gone' }],
  ['one of a deleted record', null, { ok: false, code: 'gone' }],
])('removing %s', (_, before, plan) => {
  expect(planPhotoRemoval(before, photo.path, 'adam', 2_000)).toEqual(plan);
});

describe('sentPhoto', () => {
  const sha256 = 'a'.repeat(64);

  const name = '0f0e0d0c-1111-4222-8333-abcdefabcdef.jpg';

  const requested = { records: 'violations', recordId: 'v', name, sha256 };

  test.each([
    ['a random name', {}, true],
    ['another folder', { name: `../other/${name}` }, false],
    ['the name of a field photo', { name: '1.jpg' }, false],
    ['another type', { name: name.replace('jpg', 'svg') }, false],
    ['a record elsewhere', { recordId: 'v/../../x' }, false],
    ['a record that takes none', { records: 'clockInOuts' }, false],
    ['no hash', { sha256: '' }, false],
  ])('%s', (_, change, isTaken) => {
    expect(officePhotoSchema.safeParse({ ...requested, ...change }).success).toBe(isTaken);
  });
});
