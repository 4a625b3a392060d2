import { markMatches } from './markMatches.ts';

/** The parts as one string, with matches in brackets. */
const show = (name: string, query: string) =>
  markMatches(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Nadia Flores', 'flo', 'Nadia [Flo]res'],
  ['Nadia Flores', 'dia fl', 'Na[dia Fl]ores'],
  ['Nadia Flores', 'flores nadia', '[Nadia] [Flores]'],
  ['Nadia Flores', 'nadia flores', '[Nadia Flores]'],
  ['José Núñez', 'nunez', 'José [Núñez]'],
  ['Jose\u0301 Nu', 'jose', '[Jose\u0301] Nu'],
  ['Straße 5', 'strasse', '[Straße] 5'],
  ['A   B', 'a b', '[A   B]'],
  ['😀 Smile', 'smi', '😀 [Smi]le'],
  ['محمد علي', 'علي', 'محمد [علي]'],
  ['<img onerror>', '<IMG', '[<img] onerror>'],
  ['Nadia', 'xyz', 'Nadia'],
  ['Nadia', '', 'Nadia'],
  ['', 'a', ''],
])('%j with %j is highlighted as %j', (name, query, marked) => {
  expect(show(name, query)).toBe(marked);
});
