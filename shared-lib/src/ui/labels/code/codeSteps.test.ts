import decodeQR from 'qr/decode.js';
import type { Step } from '../drawing/drawing.ts';
import { codeSteps, labelCode, quietZoneSquares, type LabelCode } from './codeSteps.ts';

const codeOf = (...rows: string[]): LabelCode => ({
  size: rows.length,
  isDark: (column, row) => rows[row]?.[column] === '#',
});

test.each<[string, LabelCode, Step[]]>([
  ['nothing', codeOf('  ', '  '), []],
  ['a run to the edge', codeOf(' ##', '   ', '   '), [['rect', 1, 0, 2, 1]]],
  ['the same columns in three rows', codeOf('## ', '## ', '## '), [['rect', 0, 0, 2, 3]]],
  [
    'different columns, then the first ones again',
    codeOf('## ', ' ##', '## '),
    [
      ['rect', 0, 0, 2, 1],
      ['rect', 1, 1, 2, 1],
      ['rect', 0, 2, 2, 1],
    ],
  ],
])('%s', (_, code, steps) => {
  expect(codeSteps(code, 'square')).toEqual(steps);
});

test('a corner is round unless a dark square touches it', () => {
  const curves = (code: LabelCode) => codeSteps(code, 'rounded').filter(([kind]) => kind === 'curve').length;
  expect(curves(codeOf('#'))).toBe(4);
  expect(curves(codeOf('##', '  '))).toBe(4);
  expect(curves(codeOf('#', '#'))).toBe(4);
  expect(curves(codeOf('##', '# '))).toBe(5);
});

test.each(['M1', 'https://dashboard.example.com/t/AbCdEfGhIjKlMnOpQrSt'])(
  'the rectangles of %s cover each dark square once',
  (text) => {
    const code = labelCode(text, false);
    const covered = codeSteps(code, 'square').flatMap(([, left, top, width, height]) =>
      Array.from(
        { length: (width as number) * (height as number) },
        (_, at) =>
          `${(left as number) + (at % (width as number))},${(top as number) + Math.floor(at / (width as number))}`,
      ),
    );
    const dark = Array.from(
      { length: code.size ** 2 },
      (_, at) => [at % code.size, Math.floor(at / code.size)] as const,
    )
      .filter(([column, row]) => code.isDark(column, row))
      .map(([column, row]) => `${column},${row}`);
    expect(covered.sort()).toEqual(dark.sort());
  },
);

test('a code covered by a logo uses more error correction', () => {
  const text = 'https://dashboard.example.com/t/AbCdEfGhIjKl';
  expect(labelCode(text, true).size).toBeGreaterThan(labelCode(text, false).size);
});

/** The text a scanner reads from a code drawn with four dots per square. */
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
