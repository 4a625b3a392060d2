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

/** Whose answer a path gets where no file has it: the page's, a function's, or nobody's. */
const answerOf = (path: string) => {
  const rule = hosting.rewrites.find(({ source }) => patterns.configMatcher(path, { glob: source }));
  return rule?.function?.functionId ?? rule?.destination ?? null;
};

/** First segments under which lie files alone; the function says that there is none. */
const files: readonly string[] = ['__', 'assets', 'releases', 'releases.json', 'shell'];

test('no address of the product itself goes to the function that fills public pages, but what is printed', () => {
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
