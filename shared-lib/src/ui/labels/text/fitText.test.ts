import { textWidth } from './textWidth.ts';
import { truncateText, fitText } from './fitText.ts';

const space = { face: 'bold', width: 100, largest: 14, smallest: 7, lines: 2 } as const;

test.each([
  ['A-101', 14, ['A-101']],
  ['Building A, stairwell', 14, ['Building A,', 'stairwell']],
  ['Compactor behind the north garage', 11, ['Compactor behind', 'the north garage']],
])('%s fits', (text, size, lines) => {
  expect(fitText(text, space)).toEqual({ size, lines });
});

test.each(['x'.repeat(10_000), 'Stairwell '.repeat(1000), 'Ñ'.repeat(400)])(
  'a long text is truncated',
  (text) => {
    const { size, lines } = fitText(text, space);
    expect(size).toBe(7);
    expect(lines.length).toBeLessThanOrEqual(2);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(textWidth(line, 'bold', size)).toBeLessThanOrEqual(100);
  },
);

test('nothing is written without room', () => {
  expect(truncateText('Maple', 'regular', 10, 3)).toBe('');
});

test('accented letters are as wide as plain ones, and symbols as wide as the widest letter', () => {
  expect(textWidth('Ñañí', 'regular', 10)).toBe(textWidth('Nani', 'regular', 10));
  expect(textWidth('…', 'regular', 1000)).toBe(1015);
});
