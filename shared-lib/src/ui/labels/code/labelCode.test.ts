import decodeQR from 'qr/decode.js';
import { labelCode, quietZoneSquares } from './labelCode.ts';

/** What a scanner reads from a code drawn with four dots per square. */
function scanned(text: string, isCovered: boolean): string {
  const { size, isDark } = labelCode(text, isCovered);
  const side = (size + 2 * quietZoneSquares) * 4;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (!isDark(Math.floor(x / 4) - quietZoneSquares, Math.floor(y / 4) - quietZoneSquares)) continue;
      data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return decodeQR({ width: side, height: side, data });
}

test.each([
  ['https://hub.example/t/8fKx20LmQpZt', false],
  ['https://hub.example/t/8fKx20LmQpZt', true],
  ['https://hub.example/ñandú/' + 'x'.repeat(80), false],
  ['12345', true],
])('a scanner reads “%s” (covered: %s)', (text, isCovered) => {
  expect(scanned(text, isCovered)).toBe(text);
});

test.each([
  ['a logo requires a larger code', 'https://hub.example/t/8fKx20LmQpZt', 29, 33],
  ['a short text has room for both', '12345', 21, 21],
])('%s', (_, text, bare, covered) => {
  expect([labelCode(text, false).size, labelCode(text, true).size]).toEqual([bare, covered]);
});
