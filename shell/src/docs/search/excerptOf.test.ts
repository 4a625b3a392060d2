import { excerptOf } from './excerptOf.ts';
import { markMatches } from './markMatches.ts';

const textOf = (text: string, term: string) =>
  excerptOf(markMatches(text, [term]))
    .map((piece) => piece.text)
    .join('');

const filler = (words: number) => Array.from({ length: words }, () => 'word').join(' ');

test('a short text, or one without a match, is quoted whole', () => {
  expect(textOf('Print the bin tags.', 'bin')).toBe('Print the bin tags.');
  expect(textOf('Print the bin tags.', 'nothing')).toBe('Print the bin tags.');
  expect(textOf('', 'bin')).toBe('');
});

test('a long text is cut around its first match, at word boundaries', () => {
  const excerpt = textOf(`${filler(100)} needle ${filler(100)}`, 'needle');
  expect(excerpt).toMatch(/^…word (word )+needle (word )+word…$/);
  expect(excerpt.length).toBeLessThan(260);
});

test('many matches don’t exceed the length limit', () => {
  expect(textOf(filler(1000), 'word').length).toBeLessThan(260);
});
