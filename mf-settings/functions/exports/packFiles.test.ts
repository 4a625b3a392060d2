import { archiveFileName } from './packFiles.ts';

test.each([
  [1, 'image/png', 'files/000001.png'],
  [12, 'image/jpeg', 'files/000012.jpg'],
  [1_000_000, 'image/webp', 'files/1000000.webp'],
  [2, '', 'files/000002.bin'],
  [3, 'text/html', 'files/000003.bin'],
  [4, '../../x.sh', 'files/000004.bin'],
  [5, 'constructor', 'files/000005.bin'],
])('file %i of type %j is packed as %s', (number, contentType, name) => {
  expect(archiveFileName(number, contentType)).toBe(name);
});
