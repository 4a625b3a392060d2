import { officePhotoSchema } from './sentPhoto.ts';

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
