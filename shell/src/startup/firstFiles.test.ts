import { firstFilesFor, isBuiltFile, updateFirstFiles } from './firstFiles.ts';

const script = '/mf-team/1.0.0/assets/53.525290efbe7e.js';
const folder = '/mf-team/1.0.0/';
const container = '/mf-team/1.0.0/assets/remoteEntry.1.js';
const integrities = new Map([[container, 'sha256-x+/=']]);

test.each([
  [script, true],
  ['/shell/1.2.0-rc.1/assets/main.1.css', true],
  ['/mf-team/1.0.0/mf-manifest.json', false],
  ['/shell/1.0.0/assets/figtree.1.woff2', true],
  ['/mf-team/1.0.0/../../evil.js', false],
  ['//evil.example/mf-team/1.0.0/assets/a.js', false],
  ['https://evil.example/shell/1.0.0/assets/a.js', false],
  ['/releases.json', false],
  ['/mf-team/1"/assets/a.js', false],
  ['/mf-team/1.0.0/assets/a"b.js', false],
])('%s: %s', (path, expected) => {
  expect(isBuiltFile(path)).toBe(expected);
});

test('stores a page’s files for every address below it, and only build files', () => {
  const files = [script, script, '/releases.json', container];
  const kept = updateFirstFiles({}, '/team/7f3a', files, [folder], integrities);
  expect(firstFilesFor(kept, '/team')).toEqual([script, `${container} sha256-x+/=`]);
  expect(firstFilesFor(kept, '/')).toEqual([]);
});

test('files prefetched for a version that didn’t run are dropped eventually', () => {
  const earlier = '/mf-team/0.9.0/assets/53.1.js';
  const kept = updateFirstFiles(
    { '/team': [earlier, script] },
    '/team',
    [earlier, script],
    [folder],
    new Map(),
  );
  expect(firstFilesFor(kept, '/team')).toEqual([script]);
});

test('doesn’t store the files the HTML references', () => {
  const own = ['/shell/1.0.0/assets/main.1.js', '/shell/1.0.0/assets/main.1.css'];
  const app = '/shell/1.0.0/assets/app.1.js';
  expect(firstFilesFor(updateFirstFiles({}, '/', [...own, app], ['/shell/1.0.0/'], new Map()), '/')).toEqual([
    app,
  ]);
});

test('limits the number of pages stored', () => {
  let kept = {};
  for (let i = 0; i < 30; i += 1) kept = updateFirstFiles(kept, `/place${i}`, [script], [folder], new Map());
  expect(Object.keys(kept)).toHaveLength(12);
  expect(firstFilesFor(kept, '/place29')).toEqual([script]);
});

test.each([
  [null],
  ['text'],
  [7],
  [[]],
  [{ '/team': 'text' }],
  [{ '/team': [7, null, 'https://evil.example/a.js'] }],
])('ignores invalid stored content: %j', (kept) => {
  expect(firstFilesFor(kept, '/team')).toEqual([]);
});
