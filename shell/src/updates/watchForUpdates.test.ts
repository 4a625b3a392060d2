import { isUpdate, type PageVersions } from './watchForUpdates.ts';

const page = (shellScript: string | null, versions: PageVersions['versions'] = {}): PageVersions => ({
  shellScript,
  versions,
});

test.each([
  ['nothing new', page('a', { 'mf-team': '1.0.0' }), page('a', { 'mf-team': '1.0.0' }), false],
  ['a newer module', page('a', { 'mf-team': '1.0.0' }), page('a', { 'mf-team': '1.1.0' }), true],
  ['a rolled back module', page('a', { 'mf-team': '1.1.0' }), page('a', { 'mf-team': '1.0.0' }), true],
  ['a new module', page('a'), page('a', { 'mf-violations': '1.0.0' }), true],
  ['a module with a bad entry', page('a', { 'mf-team': '1.0.0' }), page('a'), false],
  ['a newer shell', page('a'), page('b'), true],
  ['an answer that isn’t a page', page('a'), page(null), false],
])('%s', (_, used, served, expected) => {
  expect(isUpdate(used, served)).toBe(expected);
});
