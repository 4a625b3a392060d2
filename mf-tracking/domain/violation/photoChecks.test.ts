import { checkPhoto, foundSame, photoStateOf } from './photoChecks.ts';
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

test('the file is the one of which the device told the hash, since it arrived', () => {
  expect(check(one, one)).toMatchObject({ state: 'unchanged', since: 20 });
  expect(check(one.toUpperCase(), one)).toMatchObject({ state: 'unchanged' });
  expect(check(one, other)).toMatchObject({ state: 'changed' });
});

test('where the device told none, or nonsense, it is the one of the first check', () => {
  const first = check(null, one).result;
  expect(check('nonsense', one)).toMatchObject({ state: 'unchanged', since: 100 });
  expect(check(null, one, first, 200)).toMatchObject({ state: 'unchanged', since: 100, checkedAt: 200 });
  expect(check(null, other, first, 200)).toMatchObject({ state: 'changed', since: 100 });
});

test('a file that is missing is said to be, and known again when it comes', () => {
  const missing = check(null, null);
  expect(missing).toMatchObject({ state: 'missing', since: null });
  expect(check(null, one, missing.result, 200)).toMatchObject({ state: 'unchanged', since: 200 });
  expect(check(null, null, check(null, one).result, 200)).toMatchObject({ state: 'missing' });
  expect(photoStateOf({ photoChecks: [] }, 'p/1.jpg').state).toBe('unchecked');
});

test('two checks find the same whenever they are made', () => {
  const first = check(null, one).result;
  expect(foundSame([first], [{ ...first, checkedAt: 900 }])).toBe(true);
  expect(foundSame([first], [{ ...first, sha256: other }])).toBe(false);
  expect(foundSame([first], [])).toBe(false);
});
