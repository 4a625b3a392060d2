import { safePicture } from './pictureAddress.ts';

const storage = 'http://127.0.0.1:9199';

test.each([
  ['https://example.com/a.png', null],
  ['https://firebasestorage.googleapis.com.evil.example/a.png', null],
  ['http://firebasestorage.googleapis.com/a.png', null],
  [
    'http://127.0.0.1:9199/v0/b/valet.appspot.com/o/a.png?alt=media',
    'http://127.0.0.1:9199/v0/b/valet.appspot.com/o/a.png?alt=media',
  ],
  ['https://firebasestorage.googleapis.com/v0/b/another.appspot.com/o/a.webp', null],
  ['https://firebasestorage.googleapis.com/v0/b/valet.appspot.com.evil/o/a.webp', null],
  ['https://firebasestorage.googleapis.com/v0/b/valet.appspot.com/../another/o/a.webp', null],
  [
    'https://firebasestorage.googleapis.com/v0/b/valet.appspot.com/o/customers%2Fo%2Fteam%2Fm%2Fa.webp?alt=media&token=t',
    'https://firebasestorage.googleapis.com/v0/b/valet.appspot.com/o/customers%2Fo%2Fteam%2Fm%2Fa.webp?alt=media&token=t',
  ],
  ['http://example.com/a.png', null],
  ['http://127.0.0.1:9199.evil.example/a.png', null],
  ['https://someone:secret@example.com/a.png', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['blob:https://example.com/1', null],
  ['//example.com/a.png', null],
  ['/a.png', null],
  ['not an address', null],
  ['', null],
  [null, null],
])('%j as a picture is %j', (address, picture) => {
  expect(safePicture(address, 'valet.appspot.com', storage)).toBe(picture);
});
