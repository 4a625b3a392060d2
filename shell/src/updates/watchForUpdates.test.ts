import { isUpdate, type PageMakeup } from './watchForUpdates.ts';

const page = (shellScript: string | null, versions: PageMakeup['versions'] = {}): PageMakeup => ({
  shellScript,
  versions,
});

test.each([
  ['nothing new', page('a', { 'mf-team': '1.0.0' }), page('a', { 'mf-team': '1.0.0' }), false],
  ['a newer module', page('a', { 'mf-team': '1.0.0' }), page('a', { 'mf-team': '1.1.0' }), true],
  [
    'a module that was rolled back',
    page('a', { 'mf-team': '1.1.0' }),
    page('a', { 'mf-team': '1.0.0' }),
    true,
  ],
  ['a new module', page('a'), page('a', { 'mf-violations': '1.0.0' }), true],
  ['a module whose entry is bad', page('a', { 'mf-team': '1.0.0' }), page('a'), false],
  ['a newer shell', page('a'), page('b'), true],
  ['no page in the answer', page('a'), page(null), false],
])('%s', (_, used, served, expected) => {
  expect(isUpdate(used, served)).toBe(expected);
});
