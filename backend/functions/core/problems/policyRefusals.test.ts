import { policyRefusalsIn } from './policyRefusals.ts';

const uri = (change: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://hub.example.com/team/8fKx20LmQpZt5vRw1YbN?search=olivia#x',
    referrer: 'https://hub.example.com/some-valet/elm-court/admin?key=secret',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    'blocked-uri': 'https://any.example:8443/evil.js?of=olivia',
    'source-file': 'https://hub.example.com/mf-team/1.2.0/assets/a.js',
    'script-sample': 'olivia',
    ...change,
  },
});

const refusal = {
  directive: 'script-src-elem',
  blocked: 'any.example',
  page: '/team',
  module: 'mf-team',
  version: '1.2.0',
};

test('a report is stored without queries, ids, keys and samples', () => {
  expect(policyRefusalsIn(uri())).toEqual([refusal]);
});

test('reports in the other format give the same result, without duplicates', () => {
  const body = {
    documentURL: 'https://hub.example.com/team/8fKx20LmQpZt5vRw1YbN',
    blockedURL: 'https://any.example/evil.js',
    effectiveDirective: 'script-src-elem',
    sourceFile: 'https://hub.example.com/mf-team/1.2.0/assets/a.js',
    sample: 'olivia',
  };
  const report = { type: 'csp-violation', age: 1, url: body.documentURL, user_agent: 'x', body };
  expect(policyRefusalsIn([report, { ...report, age: 2 }, { ...report, type: 'deprecation' }])).toEqual([
    refusal,
  ]);
  const many = Array.from({ length: 500 }, (_, at) => ({
    ...report,
    body: { ...body, blockedURL: `https://a${at}.example/` },
  }));
  expect(policyRefusalsIn(many)).toHaveLength(20);
});

test.each([
  ['an inline script', { 'blocked-uri': 'inline' }, { blocked: 'inline' }],
  ['evaluated code', { 'blocked-uri': 'EVAL' }, { blocked: 'eval' }],
  ['a picture in a data URL', { 'blocked-uri': 'data:image/png;base64,AAAA' }, { blocked: 'data:' }],
  ['a scheme alone', { 'blocked-uri': 'blob' }, { blocked: 'blob:' }],
  [
    'a device in a home network',
    { 'blocked-uri': 'http://192.168.1.20/x' },
    { blocked: 'an address without a name' },
  ],
  [
    'a longer address of a device in a home network',
    { 'blocked-uri': 'http://[fe80::1]/x' },
    { blocked: 'an address without a name' },
  ],
  ['nothing', { 'blocked-uri': '' }, { blocked: 'unknown' }],
  ['words', { 'blocked-uri': 'of Olivia Park' }, { blocked: 'unknown' }],
  [
    'a long host',
    { 'blocked-uri': `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/` },
    { blocked: `${'a'.repeat(60)}.${'b'.repeat(39)}` },
  ],
  ['the first page', { 'document-uri': 'https://hub.example.com/?x=1' }, { page: '/' }],
  [
    'a page of a community',
    { 'document-uri': 'https://hub.example.com/some-valet/elm-court/admin' },
    { page: 'a public page' },
  ],
  ['a printed code', { 'document-uri': 'https://hub.example.com/T/7f3a' }, { page: '/t' }],
  ['an unknown page', { 'document-uri': 'about:blank' }, { page: 'an unknown page' }],
  ['code from elsewhere', { 'source-file': 'https://other.example/x.js' }, { module: '', version: '' }],
  [
    'an older browser',
    { 'effective-directive': '', 'violated-directive': "img-src 'self'" },
    { directive: 'img-src' },
  ],
])('%s', (_, change, expected) => {
  expect(policyRefusalsIn(uri(change))).toEqual([{ ...refusal, ...expected }]);
});

test.each([
  ['an invalid directive', { 'effective-directive': 'olivia-park' }],
  ['an extension’s script', { 'blocked-uri': 'chrome-extension://abc/x.js' }],
  ['an extension’s script, by its scheme', { 'blocked-uri': 'moz-extension' }],
  ['a request by an extension', { 'source-file': 'safari-web-extension://abc/x.js' }],
])('%s is left out', (_, change) => {
  expect(policyRefusalsIn(uri(change))).toEqual([]);
});

test.each([
  [null],
  ['x'],
  [{}],
  [[]],
  [[1]],
  [{ 'csp-report': 1 }],
  [{ 'csp-report': { 'blocked-uri': 7 } }],
])('%j isn’t a report', (json) => {
  expect(policyRefusalsIn(json) ?? []).toEqual([]);
});
