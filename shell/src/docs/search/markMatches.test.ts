import { markMatches, termsOf } from './markMatches.ts';

test.each([
  ['', []],
  ['  Bin  TAGS ', ['bin', 'tags']],
  ['contraseña', ['contrasena']],
  ['contrasen\u0303a', ['contrasena']],
  ['tag tag Tag', ['tag']],
  ['set-out', ['set', 'out']],
  ['<b>$40</b>', ['b', '40']],
  ['\u0301', []],
  ['?!', []],
])('“%s” searches for %j', (query, terms) => {
  expect(termsOf(query)).toEqual(terms);
});

/** The pieces, with matches in brackets. */
const marked = (text: string, query: string) =>
  markMatches(text, termsOf(query))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['', 'bin', ''],
  ['Bin tags', '', 'Bin tags'],
  ['Bin tags', 'bin', '[Bin] tags'],
  ['Bin tags', 'TAG bi', '[Bi]n [tag]s'],
  ['A combined bin', 'bin', 'A combined [bin]'],
  ['Días de servicio', 'dias', '[Días] de servicio'],
  ['Di\u0301as de servicio', 'días', '[Di\u0301as] de servicio'],
  ['Set-out rules', 'out', 'Set-[out] rules'],
  ['your plan’s limit', 's', 'your plan’[s] limit'],
  ['team teams', 'team teams', '[team] [teams]'],
  ['$40 a month', '40', '$[40] a month'],
  ['🗑️ Trash', 'trash', '🗑️ [Trash]'],
  ['a.*b', '.*', 'a.*b'],
])('“%s” with “%s” is %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
