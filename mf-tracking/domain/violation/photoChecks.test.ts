import { checkPhoto, haveSameFindings, photoStateOf } from './photoChecks.ts';
import type { PhotoCheck } from './record.ts';

const one = 'a'.repeat(64);
const other = 'b'.repeat(64);
const photo = (sha256: string | null) => ({
  path: 'p/1.jpg',
  sha256,
  capturedAt: 10,
  uploadedAt: 20,
  uploadedBy: 'sam',
});

const check = (said: string | null, found: string | null, before: PhotoCheck | null = null, now = 100) => {
  const result = checkPhoto(photo(said), found, before, now);
  return { result, ...photoStateOf({ photoChecks: [result] }, 'p/1.jpg') };
};

test('the file matches the hash the device reported, once it arrives', () => {
  expect(check(one, one)).toMatchObject({ state: 'unchanged', since: 20 });
  expect(check(one.toUpperCase(), one)).toMatchObject({ state: 'unchanged' });
  expect(check(one, other)).toMatchObject({ state: 'changed' });
});

test('without a valid hash from the device, the first check’s counts', () => {
  const first = check(null, one).result;
  expect(check('nonsense', one)).toMatchObject({ state: 'unchanged', since: 100 });
  expect(check(null, one, first, 200)).toMatchObject({ state: 'unchanged', since: 100, checkedAt: 200 });
  expect(check(null, other, first, 200)).toMatchObject({ state: 'changed', since: 100 });
});

test('a missing file is reported, and recognized when it arrives', () => {
  const missing = check(null, null);
  expect(missing).toMatchObject({ state: 'missing', since: null });
  expect(check(null, one, missing.result, 200)).toMatchObject({ state: 'unchanged', since: 200 });
  expect(check(null, null, check(null, one).result, 200)).toMatchObject({ state: 'missing' });
  expect(photoStateOf({ photoChecks: [] }, 'p/1.jpg').state).toBe('unchecked');
});

test('two checks are equal whenever they are made', () => {
  const first = check(null, one).result;
  expect(haveSameFindings([first], [{ ...first, checkedAt: 900 }])).toBe(true);
  expect(haveSameFindings([first], [{ ...first, sha256: other }])).toBe(false);
  expect(haveSameFindings([first], [])).toBe(false);
});
