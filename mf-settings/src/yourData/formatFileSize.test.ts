import { formatFileSize } from './formatFileSize.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1200, '1.2 kB'],
  [12_345, '12 kB'],
  [1_250_000, '1.3 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('%s bytes are %s', (bytes, words) => {
  expect(formatFileSize(bytes, 'en')).toBe(words);
});
