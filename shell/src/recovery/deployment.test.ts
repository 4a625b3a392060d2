import { shellVersionOf, isReplaced, shellScriptOf, type Deployment } from './deployment.ts';

const script = (name: string) => `/shell/1.0.0/assets/${name}.js`;
const page = (shellScript: string | null, version: string | null = null): Deployment => ({
  shellScript,
  version,
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
])('finds the shell’s script in %s', (html, expected) => {
  expect(shellScriptOf(html)).toBe(expected);
});

test.each<[string, Deployment, Deployment, boolean]>([
  ['the shell was deployed', page('a'), page('b'), true],
  ['nothing was deployed', page('a', '1.0.0'), page('a', '1.0.0'), false],
  ['the module was deployed', page('a', '1.0.0'), page('a', '1.1.0'), true],
  ['the shell was deployed, but the module hasn’t changed', page('a', '1.0.0'), page('b', '1.0.0'), true],
  ['the module is no longer in the document', page('a', '1.0.0'), page('a'), false],
  ['the answer wasn’t a page', page('a'), page(null), false],
])('%s', (_, used, served, expected) => {
  expect(isReplaced(used, served)).toBe(expected);
});

test.each([
  [script('main.1'), '1.0.0'],
  ['/shell/1.4.0-rc.1/assets/main.js', '1.4.0-rc.1'],
  ['/other/main.js', ''],
  [null, ''],
])('reads the shell’s version from %s', (address, version) => {
  expect(shellVersionOf(address)).toBe(version);
});
