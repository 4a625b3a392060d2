import type { Photo } from '../photo/index.ts';
import { planReportPhoto, reportPhotoSchema, type StoredFile } from './reportPhoto.ts';
import { maxOfficePhotos } from './shiftReport.ts';

const sha256 = 'a'.repeat(64);
const photoAt = (path: string): Photo => ({
  path,
  sha256,
  capturedAt: null,
  uploadedAt: 1_000,
  uploadedBy: 'owner',
});
const photo = photoAt('customers/c/shiftReports/r/new.jpg');
const stored: StoredFile = { sha256, contentType: 'image/jpeg' };
const some = (count: number) => Array.from({ length: count }, (_, index) => photoAt(`${index}.jpg`));

test.each<[string, Photo[] | null, StoredFile | null, ReturnType<typeof planReportPhoto>]>([
  ['the first', [], stored, { ok: true, photos: [photo] }],
  ['one more', some(1), stored, { ok: true, photos: [...some(1), photo] }],
  ['one that was added before', [photo], stored, { ok: true, photos: null }],
  ['the last that fits', some(maxOfficePhotos - 1), stored, { ok: true, photos: [...some(19), photo] }],
  ['one too many', some(maxOfficePhotos), stored, { ok: false, code: 'full' }],
  [
    'one that was added before, to a full report',
    [photo, ...some(maxOfficePhotos - 1)],
    stored,
    { ok: true, photos: null },
  ],
  ['one of a report that is gone', null, stored, { ok: false, code: 'gone' }],
  ['one that was not stored', [], null, { ok: false, code: 'notTheFile' }],
  ['another file', [], { ...stored, sha256: 'b'.repeat(64) }, { ok: false, code: 'notTheFile' }],
  ['a file of another type', [], { ...stored, contentType: 'image/heic' }, { ok: false, code: 'notTheFile' }],
])('%s', (_, officePhotos, file, plan) => {
  expect(planReportPhoto(officePhotos && { officePhotos }, photo, file)).toEqual(plan);
});

const name = '0f0e0d0c-1111-4222-8333-abcdefabcdef.jpg';

test.each([
  ['a random name', { reportId: 'r', name, sha256 }, true],
  ['another folder', { reportId: 'r', name: `../other/${name}`, sha256 }, false],
  ['another type', { reportId: 'r', name: name.replace('jpg', 'svg'), sha256 }, false],
  ['a report elsewhere', { reportId: 'r/../../x', name, sha256 }, false],
  ['no hash', { reportId: 'r', name, sha256: '' }, false],
])('%s', (_, asked, isTaken) => {
  expect(reportPhotoSchema.safeParse(asked).success).toBe(isTaken);
});
