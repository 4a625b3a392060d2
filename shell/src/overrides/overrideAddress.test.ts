import { canOverride } from './canOverride.ts';
import { readOverrideAddress } from './overrideAddress.ts';

const live = 'https://hub.example/help?x=1';
const local = 'http://localhost:5000/help';

test.each([
  ['a version on this site', '/mf-team/1.3.0/', live, '/mf-team/1.3.0/'],
  [
    'including the manifest',
    'https://hub.example/mf-team/1.3.0-rc.1/mf-manifest.json',
    live,
    '/mf-team/1.3.0-rc.1/',
  ],
  ['without a trailing slash', '/mf-team/1.3.0', live, '/mf-team/1.3.0/'],
  [
    'localhost, from localhost',
    'http://localhost:5050/mf-team/1.0.0/',
    local,
    'http://localhost:5050/mf-team/1.0.0/',
  ],
  ['by IP address', 'http://127.0.0.1:8080', local, 'http://127.0.0.1:8080/'],
  ['another site, from localhost', 'https://next.example/mf-team/', local, 'https://next.example/mf-team/'],
])('%s', (_, typed, page, base) => {
  expect(readOverrideAddress('mf-team', typed, page)).toEqual({ ok: true, base });
});

test.each([
  ['nothing', ' ', live, 'malformed'],
  ['an invalid address', 'http://', live, 'malformed'],
  ['a password', 'https://me:secret@hub.example/mf-team/1.0.0/', live, 'malformed'],
  ['a query', '/mf-team/1.0.0/?then=evil', live, 'malformed'],
  ['a server on localhost', 'http://localhost:5050/mf-team/1.0.0/', live, 'notAllowed'],
  ['another site', 'https://evil.example/mf-team/1.0.0/', live, 'notAllowed'],
  ['a name that starts with localhost', 'https://localhost.evil.example/', live, 'notAllowed'],
  ['a host that starts with this one', 'https://hub.example.evil.example/mf-team/1.0.0/', live, 'notAllowed'],
  ['another module on this site', '/mf-billing/1.0.0/', live, 'notAllowed'],
  ['another path on this site', '/uploads/evil/', live, 'notAllowed'],
  ['a path traversal', '/mf-team/1.0.0/../../uploads/', live, 'notAllowed'],
  ['a `javascript:` address', 'javascript:alert(1)', live, 'notAllowed'],
  ['data', 'data:text/javascript,alert(1)', local, 'notAllowed'],
  ['plain http', 'http://next.example/mf-team/', local, 'notAllowed'],
])('rejects %s', (_, typed, page, problem) => {
  expect(readOverrideAddress('mf-team', typed, page)).toEqual({ ok: false, problem });
});

const release = {
  version: '1.0.0',
  manifest: { name: 'mf-team', contract: '^2.0.0', routes: [], nav: [], slots: [] },
};
test.each([
  ['on localhost', 'localhost', undefined, true],
  ['for an account the candidate names', 'hub.example', ['ada'], true],
  ['for other accounts', 'hub.example', ['bob'], false],
  ['without a candidate', 'hub.example', undefined, false],
])('overriding is allowed %s: %s %j %s', (_, hostname, customers, expected) => {
  const entry = {
    module: 'mf-team',
    stable: release,
    ...(customers && { candidate: { ...release, customers } }),
  };
  expect(canOverride(entry, 'ada', hostname)).toBe(expected);
});
