import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import patterns from 'superstatic/lib/utils/patterns.js';
import { reservedSegments } from 'shared-lib/domain';

interface Rewrite {
  readonly source: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string };
}

const { hosting } = JSON.parse(readFileSync(join(__dirname, '../firebase.json'), 'utf8')) as {
  hosting: { rewrites: Rewrite[] };
};

/** Who answers a path without a file: the page, a function, or no one. */
const answerOf = (path: string) => {
  const rule = hosting.rewrites.find(({ source }) => patterns.configMatcher(path, { glob: source }));
  return rule?.function?.functionId ?? rule?.destination ?? null;
};

/** First segments that contain only files; the function answers 404 there. */
const files: readonly string[] = ['__', 'assets', 'releases', 'releases.json', 'shell'];

test('only the printed ones among the product’s own addresses go to the function that serves public pages', () => {
  const pages = reservedSegments.filter((segment) => segment !== 't' && !files.includes(segment));
  expect(pages.map((segment) => [segment, answerOf(`/${segment}/x`)])).toEqual(
    pages.map((segment) => [segment, '/index.html']),
  );
});

test.each([
  ['/sunrise-valet/maple-court', 'servePublicPage'],
  ['/sunrise-valet/maple-court/app.webmanifest', 'servePublicPage'],
  ['/sunrise-valet/maple-court/app-icon.svg', 'servePublicPage'],
  ['/sunrise-valet/maple-court/app-icon-512.png', 'servePublicPage'],
  ['/sunrise-valet/maple-court/share.png', 'servePublicPage'],
  ['/sunrise-valet/maple-court/bintag/7f3a', 'servePublicPage'],
  ['/t/7f3a', 'servePublicPage'],
  ['/t/7f3a/more', '/index.html'],
  ['/settings/x/bintag/7f3a', '/index.html'],
  ['/sunrise-valet/maple-court/admin', '/index.html'],
  ['/sunrise-valet', '/index.html'],
  ['/', '/index.html'],
])('%s is answered by %s', (path, answer) => {
  expect(answerOf(path)).toBe(answer);
});
