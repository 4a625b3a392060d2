import { filesOf, manifestOf, moduleFiles } from '../ownRegistry.fixture.ts';
import { contentType, isCompressible } from './contentType.ts';
import { filesProblem, type SentFile } from './filesProblem.ts';

const version = moduleFiles('mf-hello', '0.1.0');
const sent: Record<string, SentFile> = Object.fromEntries(
  Object.entries(version.files).map(([path, hash]) => [path, { hash, size: 100 }]),
);
const { 'assets/icon.svg': icon, ...withoutIcon } = sent;
const script = 'assets/remoteEntry.js';
const { [script]: _, ...noScript } = version.files;

test.each([
  ['what was signed', version, sent, null],
  ['a file that wasn’t sent', version, withoutIcon, 'the file assets/icon.svg wasn’t sent.'],
  [
    'a file that wasn’t signed',
    version,
    { ...sent, 'assets/x.js': icon! },
    'the file assets/x.js isn’t in the signed list.',
  ],
  [
    'another file',
    version,
    { ...sent, 'assets/icon.svg': { hash: 'a'.repeat(64), size: 1 } },
    'the file assets/icon.svg differs from its signed hash.',
  ],
  ['no container', { ...version, files: noScript }, null, `the container ${script} isn’t one of its files.`],
  [
    'another module',
    { ...version, manifest: manifestOf('mf-other') },
    sent,
    'module.json names the module mf-other.',
  ],
])('%s', (_what, signed, given, problem) => {
  const { [script]: _script, ...rest } = sent;
  const found = filesProblem(signed, given ?? rest, 300);
  expect(found).toBe(problem && `mf-hello 0.1.0: ${problem}`);
});

test('a version has a maximum size', () => {
  expect(Object.keys(sent)).toHaveLength(Object.keys(filesOf('0.1.0')).length);
  expect(filesProblem(version, sent, 299)).toBe('mf-hello 0.1.0 has 300 bytes; a version has at most 299.');
});

test.each([
  ['assets/a.js', 'text/javascript; charset=utf-8', true],
  ['mf-manifest.json', 'application/json', true],
  ['assets/a.PNG', 'image/png', false],
  ['index.html', 'application/octet-stream', false],
  ['LICENSE', 'application/octet-stream', false],
])('%s is %s', (path, type, compressed) => {
  expect([contentType(path), isCompressible(contentType(path))]).toEqual([type, compressed]);
});
