import fc from 'fast-check';
import { foldText, foldWithOffsets, spacedWords, wordStartsOf } from './foldText.ts';

test.each([
  ['Maple Court', 'maple court'],
  ['  two   spaces\tand a tab ', 'two spaces and a tab'],
  ['José Ångström', 'jose angstrom'],
  ['Jose\u0301', 'jose'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Łódź', 'lodz'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['O’Malley’s Row — Phase II', "o'malley's row - phase ii"],
  ['ＡＢＣ', 'abc'],
  ['محمّد علي', 'محمد علي'],
  ['\u202Eabc\u202C', 'abc'],
  ['<img onerror>', '<img onerror>'],
  ['', ''],
  ['   ', ''],
])('%j reads as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('each unit knows its offset in the original', () => {
  expect(foldWithOffsets(' Ø  ß😀b').offsets).toEqual([1, 2, 4, 4, 5, 5, 7]);
});

test('with or without offsets, a text is folded the same way', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { folded, offsets } = foldWithOffsets(text);
      expect(folded).toBe(foldText(text));
      expect(offsets).toHaveLength(folded.length);
    }),
  );
});

test.each([
  ['add mem', 'Add a team member', true],
  ['MEMBER add', 'Add a team member', true],
  ['infracc', 'Tipos de infracción', true],
  ['check-in', 'Check in', true],
  ['dd', 'Add a team member', false],
  ['add x', 'Add a team member', false],
  ['', 'Add a team member', false],
  ['?!', 'Add a team member', false],
])('each word of %j starts a word of %j: %s', (search, text, matches) => {
  expect(wordStartsOf(search)(spacedWords(text))).toBe(matches);
});
