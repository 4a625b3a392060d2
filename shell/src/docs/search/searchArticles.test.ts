import type { Articles } from '../article.ts';
import { articles as english } from '../articles/en/index.ts';
import { articles as spanish } from '../articles/es/index.ts';
import type { ArticleId } from '../topics.ts';
import { indexArticles, maxQueryLength, searchArticles } from './searchArticles.ts';

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
