import type { Articles } from '../article.ts';
import { articles as english } from '../articles/en/index.ts';
import { articles as spanish } from '../articles/es/index.ts';
import type { ArticleId } from '../topics.ts';
import {
  excerptOf,
  indexArticles,
  markMatches,
  maxQueryLength,
  searchArticles,
  termsOf,
} from './searchArticles.ts';

const found = (articles: Articles, query: string): ArticleId[] =>
  searchArticles(indexArticles(articles), query).map(({ article }) => article);

test.each([
  ['', []],
  ['   ', []],
  ['?!', []],
  ['zebra', []],
  ['zebra team', []],
] as [string, ArticleId[]][])('“%s” finds %j', (query, expected) => {
  expect(found(english, query)).toEqual(expected);
});

test.each([
  ['bin tag', english, 'bin-tags'],
  ['TEAM', english, 'team'],
  ['password', english, 'signing-in'],
  ['forgot passw', english, 'signing-in'],
  ['$40', english, 'plans'],
  ['time off', english, 'schedule'],
  ['contraseña', spanish, 'signing-in'],
  ['contrasena', spanish, 'signing-in'],
  ['recoleccion omitida', spanish, 'missed-pickup'],
] as [string, Articles, ArticleId][])('“%s” ranks the article about it first', (query, articles, first) => {
  const [best] = searchArticles(indexArticles(articles), query);
  // The title, or a section, matches.
  expect(best?.article).toBe(first);
});

test('a result links to the matching section and highlights the match', () => {
  const result = searchArticles(indexArticles(english), 'legacy price').find(
    ({ article }) => article === 'plans',
  );
  expect(result?.section?.id).toBe('plans');
  expect(result?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'legacy',
    'price',
  ]);
});

test('a title match links to the whole article', () => {
  const [result] = searchArticles(indexArticles(english), 'guided tours');
  expect(result).toMatchObject({ article: 'guided-tours', section: undefined });
  expect(result?.title.every(({ text, isMatch }) => isMatch || text.trim() === '')).toBe(true);
});

test('all words must match', () => {
  const team = found(english, 'team');
  const both = found(english, 'team deactivated');
  expect(both.length).toBeLessThan(team.length);
  expect(team).toEqual(expect.arrayContaining(both));
});

test('truncates a query longer than the field allows', () => {
  expect(found(english, `team ${' '.repeat(maxQueryLength)} zebra`)).toEqual(found(english, 'team'));
});

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
