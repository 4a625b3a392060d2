import { decide, ROOT, stored, rulesForThings, rulesWithBody } from './decide.fixture.ts';

const ann = { uid: 'ann', token: {} };

/** No rule for the request. */
const none = 'match /none { allow get; }';

describe('finds the rules that apply to a path', () => {
  test.each([
    ['match /a/{id} { allow get; }', 'a/1', true],
    ['match /a/{id} { allow get; }', 'b/1', false],
    ['match /a/{id} { allow get; }', 'a/1/b/2', false],
    ['match /a/{id} { allow list; }', 'a/1', false],
    ['match /a/{id} { allow read; }', 'a/1', true],
    ['match /a/{id} { allow write; }', 'a/1', false],
    ['match /a/{id} { allow get: if false; } match /a/{id} { allow get; }', 'a/1', true],
    ['match /a/1 { allow get; }', 'a/1', true],
    ['match /a/1 { allow get; }', 'a/2', false],
    ['match /a/{id} { match /b/{other} { allow get: if id == "1" && other == "2"; } }', 'a/1/b/2', true],
    ['match /a/{id} { match /b/{other} { allow get: if id == "2"; } }', 'a/1/b/2', false],
    ['match /a/{id} { allow get; match /b/{other} { allow list; } }', 'a/1/b/2', false],
    ['match /{rest=**} { allow get: if rest == path("a/1/b/2"); }', 'a/1/b/2', true],
    ['match /a/{rest=**} { allow get; }', 'b/1', false],
    ['match /a/{id}/{rest=**} { allow get; }', 'a/1', true],
    ['match /a/{id}/{rest=**} { allow get; }', 'a/1/b/2/c/3', true],
    ['match /{rest=**}/b/{id} { allow get: if rest == path("a/1"); }', 'a/1/b/2', true],
    ['match /{rest=**}/b/{id} { allow get; }', 'b/2', true],
    ['match /{rest=**}/b/{id} { allow get; }', 'a/1/c/2', false],
    ['match /{rest=**}/b/{id} { allow get; }', 'a/1/b/2/c/3', false],
    ['match /{rest=**} { match /b/{id} { allow get; } }', 'a/1/b/2', true],
    ['match /a/{id}/{rest=**}/c/{other} { allow get; }', 'a/1/c/2', true],
    ['match /a/{id}/{rest=**}/c/{other} { allow get; }', 'b/1/c/2', false],
    ['function f() { return x == "1"; } match /a/{x} { allow get: if f(); }', 'a/1', false],
    ['match /a/{x} { match /b/{x} { allow get: if x == "2"; } }', 'a/1/b/2', true],
    ['match /a/{x=*} { allow Get; }', 'a/1', true],
    ['match /a%20b/{x} { allow get; }', 'a b/1', true],
    [
      'match /a/{x} { function f() { return x == "1"; } match /b/{y} { allow get: if f(); } }',
      'a/1/b/2',
      true,
    ],
  ])('%s: get %s', (body, path, expected) => {
    expect(decide(rulesWithBody(body), { name: `${ROOT}/${path}` }).allowed).toBe(expected);
  });

  test.each([
    ['a/1', false],
    ['a/1/b/2', true],
  ])('before version 2, a recursive wildcard needs a segment: %s', (path, expected) => {
    const body = 'match /a/{id}/{rest=**} { allow get; }';
    expect(decide(rulesWithBody(body, ''), { name: `${ROOT}/${path}` }).allowed).toBe(expected);
  });

  test.each([
    ['create', ['create', 'write']],
    ['update', ['update', 'write']],
    ['delete', ['delete', 'write']],
    ['get', ['get', 'read']],
  ] as const)('%s is allowed only by %j', (operation, granting) => {
    for (const method of ['create', 'update', 'delete', 'write', 'get', 'list', 'read']) {
      const before = operation === 'update' || operation === 'delete' ? stored('things/one') : null;
      const after = operation === 'update' || operation === 'create' ? stored('things/one') : null;
      const { allowed } = decide(rulesWithBody(`match /things/{id} { allow ${method}; }`), {
        operation,
        before,
        after,
      });
      expect([method, allowed]).toEqual([method, (granting as readonly string[]).includes(method)]);
    }
  });
});

describe('logs of refusals', () => {
  test('names each rule that was evaluated, and why it failed', () => {
    const body = 'match /things/{id} {\n allow get: if false;\n allow read: if resource.data.a;\n }';
    const { lines } = decide(rulesWithBody(body), { auth: ann, before: stored('things/one') });
    expect(lines).toEqual([
      'Firestore refused get /things/one for user "ann": a.rules:2:2 false; a.rules:3:2 Property a is undefined on object (at 3:31)',
    ]);
  });

  test('says that there is no rule', () => {
    expect(decide(rulesWithBody(none), {}).lines).toEqual([
      'Firestore refused get /things/one for a signed-out caller: no rule in a.rules matches',
    ]);
  });
});

test('an owner bypasses the rules', () => {
  expect(decide(rulesWithBody(none), { auth: 'owner' }).allowed).toBe(true);
});

test('writes see the document before and after', () => {
  const condition =
    'request.resource.data.diff(resource.data).affectedKeys().hasOnly(["n"]) && request.resource.data.n == resource.data.n + 1';
  const update = (n: string, extra = {}): boolean =>
    decide(rulesForThings(condition), {
      operation: 'update',
      before: stored('things/one', { n: { integerValue: '1' } }),
      after: stored('things/one', { n: { integerValue: n }, ...extra }),
    }).allowed;
  expect(update('2')).toBe(true);
  expect(update('3')).toBe(false);
  expect(update('2', { more: { nullValue: null } })).toBe(false);
});
