import { fileFault, sizeFault } from './checkPicture.ts';

const mebibyte = 1024 * 1024;

test.each([
  ['image/jpeg', 1, null],
  ['image/png', 5 * mebibyte, null],
  ['image/webp', 5 * mebibyte + 1, 'tooLarge'],
  ['image/png', 0, 'empty'],
  ['image/svg+xml', 10, 'type'],
  ['image/heic', 10, 'type'],
  ['application/pdf', 9 * mebibyte, 'type'],
  ['', 10, 'type'],
])('a file of the type %j with %i bytes: %s', (type, size, fault) => {
  expect(fileFault({ type, size })).toBe(fault);
});

test.each([
  [1, 1, null],
  [8000, 8000, null],
  [8001, 8000, 'tooManyPixels'],
  [64_000_001, 1, 'tooManyPixels'],
  [0, 0, 'unreadable'],
])('%i × %i pixels: %s', (width, height, fault) => {
  expect(sizeFault(width, height)).toBe(fault);
});
