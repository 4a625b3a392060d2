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

/** What serves a path without a file: the page, a function, or nothing. */
const answerOf = (path: string) => {
  const rule = hosting.rewrites.find(({ source }) => patterns.configMatcher(path, { glob: source }));
  return rule?.function?.functionId ?? rule?.destination ?? null;
};

/** First segments without pages: there, a missing file is a 404. */
const files: readonly string[] = ['__', 'assets', 'modules', 'releases', 'releases.json', 'shell'];

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
  ['/modules/releases.json', 'serveModules'],
  ['/modules/mf-hello/files', 'publishModules'],
  ['/modules/mf-hello/document', 'publishModules'],
  ['/modules/keys', 'publishModules'],
  ['/mf-hello/0.1.0/mf-manifest.json', 'serveModules'],
  ['/mf-hello/0.1.0/assets/a.js', 'serveModules'],
  ['/hello/x', 'servePublicPage'],
  ['/hello', '/index.html'],
  ['/hello/x/y', '/index.html'],
  ['/t/7f3a', 'servePublicPage'],
  ['/t/7f3a/more', '/index.html'],
  ['/settings/x/bintag/7f3a', '/index.html'],
  ['/sunrise-valet/maple-court/admin', '/index.html'],
  ['/sunrise-valet', '/index.html'],
  ['/', '/index.html'],
])('%s is answered by %s', (path, answer) => {
  expect(answerOf(path)).toBe(answer);
});
