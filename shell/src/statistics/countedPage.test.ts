import { countedPage } from './countedPage.ts';

const pages = [
  '/',
  '/team',
  '/team/:id',
  '/team/new',
  '/communities/:id',
  '/communities/:communityName/bintags',
];

test.each([
  ['/', '/'],
  ['/team', '/team'],
  ['/team/', '/team'],
  ['/team/8fKx20', '/team/:id'],
  ['/team/new', '/team/new'],
  ['/communities/Maple%20Court', '/communities/:id'],
  ['/communities/Maple%20Court/bintags', '/communities/:communityName/bintags'],
  ['/sunrise-valet/maple-court', null],
  ['/sunrise-valet/maple-court/bintag/7f3a', null],
  ['/docs', null],
  ['/no/such/page', null],
])('%s is counted as %s', (pathname, page) => {
  expect(countedPage(pages, pathname)).toBe(page);
});

test('redirects aren’t pages', () => {
  expect(countedPage([...pages, '*'], '/docs')).toBeNull();
});
