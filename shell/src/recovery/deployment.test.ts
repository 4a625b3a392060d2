import { isReplaced, shellScriptOf, versionsServed, type Deployment } from './deployment.ts';

const script = (name: string) => `/shell/1.0.0/assets/${name}.js`;
const page = (shellScript: string | null, versions: Record<string, string> = {}): Deployment => ({
  shellScript,
  versions,
});

test.each([
  [`<script defer src="${script('main.1')}"></script>`, script('main.1')],
  [
    `<script defer="defer" src="${script('main.1')}"></script><script src="${script('x')}">`,
    script('main.1'),
  ],
  ['<script src="https://other.example/shell/a.js"></script>', null],
  ['<p>404</p>', null],
  ['', null],
])('the shell’s script of %s', (html, expected) => {
  expect(shellScriptOf(html)).toBe(expected);
});

test.each([
  [{ modules: { 'mf-team': { stable: { version: '1.2.0', manifest: {} } } } }, { 'mf-team': '1.2.0' }],
  [{ modules: { 'mf-team': { stable: {} }, 'mf-x': null, 'mf-y': 7 } }, {}],
  [{ modules: null }, {}],
  [null, {}],
  ['404', {}],
])('the versions of the release document %j', (document, versions) => {
  expect(versionsServed(document)).toEqual(versions);
});

test.each<[string, Deployment, Deployment, string | null, boolean]>([
  ['nothing was deployed', page('a'), page('a'), null, false],
  ['the shell was deployed', page('a'), page('b'), null, true],
  ['the shell was deployed, a module’s file is missing', page('a'), page('b'), 'mf-team', true],
  [
    'the module was deployed',
    page('a', { 'mf-team': '1.0.0' }),
    page('a', { 'mf-team': '1.1.0' }),
    'mf-team',
    true,
  ],
  [
    'the module was not',
    page('a', { 'mf-team': '1.0.0' }),
    page('a', { 'mf-team': '1.0.0' }),
    'mf-team',
    false,
  ],
  ['another module was', page('a', { 'mf-x': '1.0.0' }), page('a', { 'mf-x': '1.1.0' }), 'mf-team', false],
  ['the module is gone from the document', page('a', { 'mf-team': '1.0.0' }), page('a'), 'mf-team', false],
  ['the answer was no page', page('a'), page(null), null, false],
])('%s', (_, used, served, module, expected) => {
  expect(isReplaced(used, served, module)).toBe(expected);
});
