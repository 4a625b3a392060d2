import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstFilesFor } from './firstFiles.ts';

const page = readFileSync(join(__dirname, '../index.html'), 'utf8');
/** The inline script that requests the page's first files. */
const lines = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)![1]!;

/** Addresses requested with fetch. */
let fetched: string[];

beforeEach(() => {
  fetched = [];
  window.fetch = (address) => {
    fetched.push(String(address));
    return Promise.reject(new Error('There is no network in a test'));
  };
  localStorage.clear();
  document.head.replaceChildren();
});

/** The files that the page requests at an address. */
function askedAt(pathname: string) {
  window.history.replaceState(null, '', pathname);
  new Function(lines)();
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
}

const keep = (kept: unknown) => localStorage.setItem('vh_first_files', JSON.stringify(kept));
const hrefOf = (link: HTMLLinkElement) => link.getAttribute('href');

const script = '/mf-team/1.0.0/assets/53.525290efbe7e.js';
const style = '/shell/1.2.0-rc.1/assets/main.1.css';
const font = '/shell/1.0.0/assets/figtree.1.woff2';
const integrity = 'sha256-NuqcIaQ0GxlWqDYzTKcGUyFu9bmGO8cfWKe9R+Q/Y2o=';

test('requests the page’s files, each with its type', () => {
  keep({ '/team': [script, style, font], '/': ['/shell/1.0.0/assets/other.1.js'] });
  const requested = askedAt('/team/7f3a');
  expect(requested.map((link) => [hrefOf(link), link.as, link.crossOrigin])).toEqual([
    [script, 'script', null],
    [style, 'style', null],
    // Fonts use CORS mode; otherwise they would be fetched twice.
    [font, 'font', 'anonymous'],
  ]);
});

test('requests a file with the hash it needs to run', () => {
  keep({ '/team': [`${script} ${integrity}`, style] });
  expect(askedAt('/team').map((link) => [hrefOf(link), link.integrity])).toEqual([
    [script, integrity],
    [style, ''],
  ]);
});

test('the release document is left for the script that uses it', () => {
  keep({ '/team': [script] });
  askedAt('/team');
  expect(fetched).toEqual(['/releases.json']);
  expect(Object.keys(window.askedByPage ?? {})).toEqual(fetched);
});

test('the registry’s answer is requested too, if the site has module keys', () => {
  document.head.innerHTML = '<meta name="module-keys" content="key">';
  keep({ '/team': [script] });
  askedAt('/team');
  expect(fetched).toEqual(['/releases.json', '/modules/releases.json']);
});

test('requests nothing if nothing is stored', () => {
  expect(askedAt('/team')).toEqual([]);
  expect(fetched).toEqual([]);
  keep({ '/team': [script] });
  expect(askedAt('/')).toEqual([]);
});

test.each([
  ['another origin’s address', { '/team': ['https://evil.example/shell/1.0.0/assets/a.js', script] }],
  ['a protocol-relative address', { '/team': ['//evil.example/shell/1.0.0/assets/a.js'] }],
  ['a path traversal', { '/team': ['/mf-team/1.0.0/../../evil.js'] }],
  ['a file outside a build', { '/team': ['/releases.json', '/evil.js', '/mf-team/1.0.0/assets/a.html'] }],
  ['markup', { '/team': ['/mf-team/1.0.0/assets/a"b.js', '/mf-team/1"/assets/a.js'] }],
  ['a manifest, as earlier shells kept it', { '/team': ['/mf-team/1.0.0/mf-manifest.json', script] }],
  ['wrong types', { '/team': [7, null, {}, [script]] }],
  ['too many files', { '/team': Array.from({ length: 70 }, (_, i) => `/shell/1.0.0/assets/${i}.js`) }],
  ['a string', { '/team': script }],
  ['not a list', { '/team': 7 }],
  ['no pages', [script]],
  ['nothing', null],
])('with %s, requests the same as firstFiles', (_, kept) => {
  keep(kept);
  const files = firstFilesFor(kept, '/team');
  expect(askedAt('/team').map(hrefOf)).toEqual(files);
  expect(fetched.filter((file) => file !== '/releases.json')).toEqual([]);
});

test('ignores a blocked storage or invalid JSON', () => {
  localStorage.setItem('vh_first_files', '{');
  expect(askedAt('/team')).toEqual([]);
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(askedAt('/team')).toEqual([]);
  closed.mockRestore();
});
