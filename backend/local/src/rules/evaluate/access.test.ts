import { decide, ROOT, rulesForThings } from '../decide.fixture.ts';
import { F, outcome, T } from './outcome.fixture.ts';

describe('is', () => {
  const types: Record<string, string> = {
    bool: 'yes',
    bytes: 'bytes',
    float: 'half',
    int: 'whole',
    latlng: 'place',
    list: 'list',
    map: 'map',
    path: 'ref',
    string: 'text',
    timestamp: 'at',
  };
  test.each(Object.entries(types))('only %s is %s', (type, field) => {
    expect(outcome(`resource.data.${field} is ${type}`)).toBe(T);
    for (const other of Object.values(types))
      if (other !== field) expect(outcome(`resource.data.${other} is ${type}`)).toBe(F);
    expect(outcome(`resource.data.nothing is ${type}`)).toBe(F);
  });
  test.each([
    ['1 is number && 1.0 is number && !("1" is number)', T],
    ['duration.value(1, "s") is duration', T],
    ['{}.diff({}) is map_diff', T],
    ['1 is float', F],
    ['1.0 is int', F],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });

  test('a set is a set, unlike on Google’s emulator', () => {
    expect(outcome('[1].toSet() is set', '', 'documented, but false on the emulator')).toBe(T);
  });
});

describe('access', () => {
  test.each([
    ['resource.data["text"] == resource.data.text', T],
    ['resource.data.map.in.deep == 3', T],
    ['resource.data.constructor == "own"', T],
    ['resource.data.toString == 1', 'Property toString is undefined on object'],
    ['resource.data.list[0] == "a"', T],
    ['resource.data.list[3] == "a"', 'There is no element 3'],
    ['resource.data.list[-1] == 1', 'There is no element -1'],
    ['resource.data.list[0:2] == ["a", "b"]', T],
    ['resource.data.list[2:2] == []', T],
    ['resource.data.list[0:0] == []', "The range 0:0 is not within the value's 3 elements"],
    ['resource.data.list[3:3] == []', "The range 3:3 is not within the value's 3 elements"],
    ['resource.data.list[1:4] == []', "The range 1:4 is not within the value's 3 elements"],
    ['resource.data.list[1:] == ["b", 1] && resource.data.list[:2] == ["a", "b"]', T],
    ['[][:] == [] && "abc"[:] == "abc"', T],
    ['resource.data.list[3:] == []', "The range 3:3 is not within the value's 3 elements"],
    ['"abc"[1] == "b"', T],
    ['resource.data.text[6] == "\\ud83d"', T],
    ['"abcd"[1:3] == "bc"', T],
    ['7[0] == 1', 'A value of type int has no elements'],
    ['7[0:1] == 1', 'A value of type int has no elements'],
    ['resource.id == "one"', T],
    ['resource.__name__ == /databases/(default)/documents/things/one', T],
    ['resource["__name__"][4] == "one"', T],
    ['id == "one" && database == "(default)"', T],
    ['request.auth.uid == "ann"', T],
    ['request.auth.token.email == "ann@example.com"', T],
    ['request.auth.token.level is int && request.auth.token.ratio is float', T],
    ['request.auth.token.nested.a == null && "x" in request.auth.token.roles', T],
    ['request.method == "get"', T],
    ['request.path == /databases/$(database)/documents/things/$(id)', T],
    ['request.time > timestamp.date(2025, 1, 1)', T],
    ['request.resource == null', 'Property resource is undefined on object'],
    ['request.query.limit < 5', 'Property query is undefined on object'],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });

  test("the time is the request's, in microseconds", () => {
    const condition = 'request.time == timestamp.date(2026, 3, 1) + duration.time(12, 30, 45, 123456000)';
    expect(outcome(condition, '', 'has a time of its own')).toBe(T);
  });
});

describe('functions', () => {
  test.each([
    ['f(1, 2) == 3', T, 'function f(a, b) { return a + b; }'],
    ['f() == "one"', 'Unknown function f', ''],
    ['f() == 1', 'f() takes 1 parameters, not 0', 'function f(a) { return a; }'],
    ['f() || true', T, 'function f(a) { return a; }'],
    ['who == 1', 'Unknown variable who', ''],
    ['id.nothing() == 1', 'A value of type string has no method nothing()', ''],
    ['math.nothing() == 1', 'Unknown function math.nothing', ''],
    ['f(2) == 6', T, 'function f(a) { let b = a + 1; let c = b * a; return c; }'],
    ['f(5) == 5', T, 'function f(id) { return id; }'],
    ['f()', T, 'function f() { return g(); } function g() { return request.auth != null; }'],
  ])('%s', (condition, expected, functions) => {
    expect(outcome(condition, functions)).toBe(expected);
  });

  test('may be nested 20 deep, but no deeper', () => {
    const chain = (length: number): string =>
      Array.from(
        { length },
        (_, index) => `function f${index}() { return ${index === length - 1 ? 'true' : `f${index + 1}()`}; }`,
      ).join('\n');
    expect(decide(rulesForThings('f0()', chain(20).replaceAll('\n', ' '))).allowed).toBe(true);
    expect(() => decide(rulesForThings('f0() || true', chain(21)))).toThrow(
      /a\.rules:24:10: Maximum allowed call depth of 20 is reached for \[f0->f1->.*->f19\] call stack\./,
    );
  });

  test('debug() logs and returns its value', () => {
    const { allowed, lines } = decide(rulesForThings('debug(["a", 1, {"b": null}]).size() == 3'));
    expect(allowed).toBe(true);
    expect(lines).toEqual(['a.rules: debug() at line 5: ["a", 1, {"b": null}]']);
  });
});

describe('get() and related functions', () => {
  const users = '/databases/$(database)/documents/users';
  test.each([
    [`get(${users}/ann).data.admin`, T],
    [`get(${users}/ann).id == "ann"`, T],
    [`exists(${users}/ann) && !exists(${users}/bob)`, T],
    [`get(${users}/bob) == null`, 'There is no document /databases/(default)/documents/users/bob'],
    [`getAfter(${users}/bob).data.admin`, 'There is no document /databases/(default)/documents/users/bob'],
    [`getAfter(${users}/ann).data.admin && existsAfter(${users}/ann)`, T],
    ['get(/users/ann) == null', "/users/ann isn't the path of a document"],
    ['get("users/ann") == null', 'get() takes a path'],
    [`get(${users}) == null`, "/databases/(default)/documents/users isn't the path of a document"],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });

  const someUsers = (count: number): string =>
    Array.from({ length: count }, (_, index) => `!exists(${users}/u${index})`).join(' && ');

  test('look up at most 10 documents, each counted once', () => {
    expect(decide(rulesForThings(`${someUsers(10)} && ${someUsers(10)}`)).allowed).toBe(true);
    expect(decide(rulesForThings(`${someUsers(11)} || true`)).allowed).toBe(true);
    const refused = decide(rulesForThings(someUsers(11)));
    expect(refused.allowed).toBe(false);
    expect(refused.lines[0]).toContain('More than 10 documents were looked up');
  });

  test('look up at most 20 documents for all operations of one request', () => {
    const each = Array.from({ length: 8 }, (_, index) => `!exists(${users}/$(id + '${index}'))`).join(' && ');
    const batch = {};
    const allowed = ['a', 'b', 'c'].map(
      (id) => decide(rulesForThings(each), { name: `${ROOT}/things/${id}`, batch }).allowed,
    );
    expect(allowed).toEqual([true, true, false]);
    expect(decide(rulesForThings(each), { name: `${ROOT}/things/c` }).allowed).toBe(true);
  });
});
