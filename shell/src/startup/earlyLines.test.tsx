import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesFor } from './firstFiles.ts';

const page = readFileSync(join(__dirname, '../index.html'), 'utf8');
/** The lines of the page that ask for its first files. */
const lines = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1)![1]!;

/** The addresses that are fetched as data. */
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

/** What the page asks for at an address. */
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
const manifest = '/mf-team/1.0.0/mf-manifest.json';

test('a page asks for the files of its place, each as what it is', () => {
  keep({ '/team': [script, style, font], '/': ['/shell/1.0.0/assets/other.1.js'] });
  const asked = askedAt('/team/7f3a');
  expect(asked.map((link) => [hrefOf(link), link.as, link.crossOrigin])).toEqual([
    [script, 'script', null],
    [style, 'style', null],
    // Fonts are fetched in a mode of their own; another one would be fetched twice.
    [font, 'font', 'anonymous'],
  ]);
});

test('what must be as the server has it now is fetched, and left for the script that takes it', () => {
  keep({ '/team': [script, manifest] });
  askedAt('/team');
  expect(fetched).toEqual(['/releases.json', manifest]);
  expect(Object.keys(window.askedByPage ?? {})).toEqual(fetched);
});

test('nothing is asked for where nothing is kept', () => {
  expect(askedAt('/team')).toEqual([]);
  expect(fetched).toEqual([]);
  keep({ '/team': [script] });
  expect(askedAt('/')).toEqual([]);
});

test.each([
  ['an address of another origin', { '/team': ['https://evil.example/shell/1.0.0/assets/a.js', script] }],
  ['an address without a scheme', { '/team': ['//evil.example/shell/1.0.0/assets/a.js'] }],
  ['a way out of the folder', { '/team': ['/mf-team/1.0.0/../../evil.js'] }],
  ['a file of no build', { '/team': ['/releases.json', '/evil.js', '/mf-team/1.0.0/assets/a.html'] }],
  ['markup', { '/team': ['/mf-team/1.0.0/assets/a"b.js', '/mf-team/1"/assets/a.js'] }],
  ['a manifest', { '/team': [manifest, script] }],
  ['a manifest of another origin', { '/team': [`https://evil.example${manifest}`] }],
  ['other types', { '/team': [7, null, {}, [script]] }],
  [
    'more files than a page needs',
    { '/team': Array.from({ length: 70 }, (_, i) => `/shell/1.0.0/assets/${i}.js`) },
  ],
  ['a text', { '/team': script }],
  ['no list', { '/team': 7 }],
  ['no places', [script]],
  ['nothing', null],
])('with %s, it asks for what firstFiles would', (_, kept) => {
  keep(kept);
  const files = filesFor(kept, '/team');
  expect(askedAt('/team').map(hrefOf)).toEqual(files.filter((file) => !file.endsWith('.json')));
  expect(fetched.filter((file) => file !== '/releases.json')).toEqual(
    files.filter((file) => file.endsWith('.json')),
  );
});

test('a storage that is closed, or holds no JSON, changes nothing', () => {
  localStorage.setItem('vh_first_files', '{');
  expect(askedAt('/team')).toEqual([]);
  const closed = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  expect(askedAt('/team')).toEqual([]);
  closed.mockRestore();
});
