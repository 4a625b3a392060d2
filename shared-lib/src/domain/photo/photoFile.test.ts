import { photoFault, photoRules, decodingFault } from './photoFile.ts';

const megabyte = 1024 * 1024;
const file = (name: string, type: string, size = megabyte) => ({ name, type, size });

test.each([
  ['a JPEG', file('door.jpg', 'image/jpeg'), null],
  ['a WebP', file('door.webp', 'image/webp'), null],
  ['a HEIC', file('IMG_1.HEIC', 'image/heic'), null],
  ['a HEIC from a browser that does not know it', file('IMG_1.heic', ''), null],
  ['the maximum size', file('door.jpg', 'image/jpeg', photoRules.maxSourceBytes), null],
  ['one byte more', file('door.jpg', 'image/jpeg', photoRules.maxSourceBytes + 1), 'tooLarge'],
  ['40 MB', file('door.jpg', 'image/jpeg', 40 * megabyte), 'tooLarge'],
  ['a HEIC of 40 MB', file('IMG_1.heic', 'image/heic', 40 * megabyte), 'tooLarge'],
  ['an empty one', file('door.jpg', 'image/jpeg', 0), 'empty'],
  ['an SVG, which can contain scripts', file('door.svg', 'image/svg+xml'), 'notPicture'],
  ['a document', file('list.pdf', 'application/pdf'), 'notPicture'],
  ['a file without a type', file('door', ''), 'notPicture'],
])('%s', (_, chosen, fault) => {
  expect(photoFault(chosen)).toBe(fault);
});

test.each([
  [file('IMG_1.HEIC', ''), 'heic'],
  [file('IMG_1.jpg', 'image/heif-sequence'), 'heic'],
  [file('door.jpg', 'image/jpeg'), 'unreadable'],
])('%j can’t be decoded', (chosen, fault) => {
  expect(decodingFault(chosen)).toBe(fault);
});
