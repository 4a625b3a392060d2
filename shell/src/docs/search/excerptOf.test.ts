import { excerptOf } from './excerptOf.ts';
import { markMatches } from './markMatches.ts';

const textOf = (text: string, term: string) =>
  excerptOf(markMatches(text, [term]))
    .map((piece) => piece.text)
    .join('');

const filler = (words: number) => Array.from({ length: words }, () => 'word').join(' ');

test('a short text is quoted whole, and so is one without a match', () => {
  expect(textOf('Print the bin tags.', 'bin')).toBe('Print the bin tags.');
  expect(textOf('Print the bin tags.', 'nothing')).toBe('Print the bin tags.');
  expect(textOf('', 'bin')).toBe('');
});

test('a long one is cut around its first match, at the ends of words', () => {
  const excerpt = textOf(`${filler(100)} needle ${filler(100)}`, 'needle');
  expect(excerpt).toMatch(/^…word (word )+needle (word )+word…$/);
  expect(excerpt.length).toBeLessThan(260);
});

test('many matches are no way around the length', () => {
  expect(textOf(filler(1000), 'word').length).toBeLessThan(260);
});
