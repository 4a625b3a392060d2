import { countWords, sentencesOf } from './passage.ts';

test.each<[string, string[]]>([
  ['One. Two? Three! Four', ['One.', 'Two?', 'Three!', 'Four']],
  ['Version 1.2 of `a.ts`. Next', ['Version 1.2 of `a.ts`.', 'Next']],
  ['He said “no.” Then', ['He said “no.”', 'Then']],
  ['Formats, e.g. CSV. Others', ['Formats, e.g. CSV.', 'Others']],
  ['One thing: another; a third.', ['One thing: another; a third.']],
])('%s', (joined, expected) => {
  expect(sentencesOf(joined).map(({ words }) => words)).toEqual(expected);
  for (const { words, at } of sentencesOf(joined)) expect(joined.slice(at).startsWith(words)).toBe(true);
});

test.each([
  ['two words', 2],
  ['dashes – and ─ arrows → are no words', 6],
  ['□ counts, and so does 12', 6],
])('%s', (words, expected) => {
  expect(countWords(words)).toBe(expected);
});
