import { mayOverride, readOverrideAddress } from './overrideAddress.ts';

const live = 'https://hub.example/help?x=1';
const local = 'http://localhost:5000/help';

test.each([
  ['a version of this site', '/mf-team/1.3.0/', live, '/mf-team/1.3.0/'],
  [
    'with its manifest',
    'https://hub.example/mf-team/1.3.0-rc.1/mf-manifest.json',
    live,
    '/mf-team/1.3.0-rc.1/',
  ],
  ['without the last slash', '/mf-team/1.3.0', live, '/mf-team/1.3.0/'],
  [
    'the own machine, from there',
    'http://localhost:5050/mf-team/1.0.0/',
    local,
    'http://localhost:5050/mf-team/1.0.0/',
  ],
  ['by number', 'http://127.0.0.1:8080', local, 'http://127.0.0.1:8080/'],
  [
    'another site, from the own machine',
    'https://next.example/mf-team/',
    local,
    'https://next.example/mf-team/',
  ],
])('%s', (_, typed, page, base) => {
  expect(readOverrideAddress('mf-team', typed, page)).toEqual({ ok: true, base });
});

test.each([
  ['nothing', ' ', live, 'malformed'],
  ['no address', 'http://', live, 'malformed'],
  ['a password', 'https://me:secret@hub.example/mf-team/1.0.0/', live, 'malformed'],
  ['a query', '/mf-team/1.0.0/?then=evil', live, 'malformed'],
  ['the own machine', 'http://localhost:5050/mf-team/1.0.0/', live, 'notAllowed'],
  ['another site', 'https://evil.example/mf-team/1.0.0/', live, 'notAllowed'],
  ['a name that begins like the own machine', 'https://localhost.evil.example/', live, 'notAllowed'],
  ['a site that begins like this one', 'https://hub.example.evil.example/mf-team/1.0.0/', live, 'notAllowed'],
  ['another module of this site', '/mf-billing/1.0.0/', live, 'notAllowed'],
  ['another path of this site', '/uploads/evil/', live, 'notAllowed'],
  ['a path that climbs', '/mf-team/1.0.0/../../uploads/', live, 'notAllowed'],
  ['a script', 'javascript:alert(1)', live, 'notAllowed'],
  ['data', 'data:text/javascript,alert(1)', local, 'notAllowed'],
  ['without encryption', 'http://next.example/mf-team/', local, 'notAllowed'],
])('%s is refused', (_, typed, page, problem) => {
  expect(readOverrideAddress('mf-team', typed, page)).toEqual({ ok: false, problem });
});

const release = {
  version: '1.0.0',
  manifest: { name: 'mf-team', contract: '^2.0.0', routes: [], nav: [], slots: [] },
};
test.each([
  ['on the own machine', 'localhost', undefined, true],
  ['for an account that the candidate names', 'hub.example', ['ada'], true],
  ['for any other', 'hub.example', ['bob'], false],
  ['without a candidate', 'hub.example', undefined, false],
])('overriding is allowed %s: %s %j %s', (_, hostname, customers, expected) => {
  const entry = {
    module: 'mf-team',
    stable: release,
    ...(customers && { candidate: { ...release, customers } }),
  };
  expect(mayOverride(entry, 'ada', hostname)).toBe(expected);
});
