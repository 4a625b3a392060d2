import type { Fields } from '../../firestore/values/Value.ts';
import { decide, ROOT, stored, thingRules } from '../decide.fixture.ts';

const DATA: Fields = {
  text: { stringValue: 'Grüße 😀' },
  whole: { integerValue: '7' },
  big: { integerValue: '9223372036854775807' },
  half: { doubleValue: 0.5 },
  nan: { doubleValue: 'NaN' },
  yes: { booleanValue: true },
  nothing: { nullValue: null },
  at: { timestampValue: '2024-12-31T23:59:58.000001Z' },
  bytes: { bytesValue: Buffer.from('abc').toString('base64') },
  ref: { referenceValue: `${ROOT}/users/ann` },
  place: { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  list: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }, { integerValue: '1' }] } },
  map: { mapValue: { fields: { in: { mapValue: { fields: { deep: { integerValue: '3' } } } } } } },
  constructor: { stringValue: 'own' },
};

/** The condition's outcome on a document: true, false, or the error with its place in the condition cut off. */
function outcome(condition: string, functions = ''): string {
  const auth = {
    uid: 'ann',
    token: { email: 'ann@example.com', level: 3, ratio: 1.5, roles: ['x'], nested: { a: null } },
  };
  const { allowed, lines } = decide(
    thingRules(condition, functions),
    { auth, before: stored('things/one', DATA) },
    [stored('users/ann', { admin: { booleanValue: true } })],
  );
  if (allowed) return 'true';
  const reason = lines.at(-1)?.split(/a\.rules:5:\d+ /)[1] ?? '';
  return reason.replace(/ \(at .*\)$/, '');
}

const T = 'true';
const F = 'false';

describe('operators', () => {
  test.each([
    ['1 + 2 * 3 == 7', T],
    ['(1 + 2) * 3 == 9', T],
    ['7 - 2 - 1 == 4', T],
    ['7 / 2 == 3', T],
    ['-7 / 2 == -3', T],
    ['7.0 / 2 == 3.5', T],
    ['7 % 4 == 3', T],
    ['-7 % 4 == -3', T],
    ['1 / 0 == 1', 'Division by zero'],
    ['1 % 0 == 1', 'Division by zero'],
    ['1.0 / 0 > 1', T],
    ['resource.data.big + 1 > 0', 'Integer overflow'],
    ['-resource.data.big - 2 < 0', 'Integer overflow'],
    ['resource.data.big * 2 > 0', 'Integer overflow'],
    ['resource.data.big == 9223372036854775807', T],
    ['1 == 1.0', T],
    ['1 == "1"', F],
    ['1 != "1"', T],
    ['null == null', T],
    ['resource.data.nan == resource.data.nan', F],
    ['resource.data.nan < 1 || resource.data.nan >= 1', F],
    ['"a" < "b" && "a" <= "a" && "b" > "a" && "b" >= "b"', T],
    ['1 < 1.5 && 2 > 1.5', T],
    ['1 < "2"', "'<' doesn't apply to values of types int and string"],
    ['true < false', "'<' doesn't apply to values of types bool and bool"],
    ['null < 1', "'<' doesn't apply to values of types null and int"],
    ['"a" + "b" == "ab"', T],
    ['"a" + 1 == "a1"', "'+' doesn't apply to values of types string and int"],
    ['[1] + [2] == [1, 2]', "'+' doesn't apply to values of types list and list"],
    ['1 < 2 == true', T],
    ['!true == false', T],
    ['!false && !false', T],
    ['!1', "'!' doesn't apply to a value of type int"],
    ['-"a" == 1', "'-' doesn't apply to a value of type string"],
    ['-(-1) == 1', T],
    ['-9223372036854775808 + 1 == -9223372036854775807', T],
    ['1 == 1 in [true]', T],
    ['1 is int == true', T],
    ['true || false && false', T],
    ['(true || false) && false', F],
    ['1', 'A condition must be a bool, not int'],
    ['null', 'A condition must be a bool, not null'],
    ['true ? true : false', T],
    ['false ? true : false ? true : false', F],
    ['1 ? true : false', 'A condition must be a bool, not int'],
    ['(false ? missing() : 1) == 1', T, 'function missing() { return resource.data.missing; }'],
    ['"a" in ["a", "b"]', T],
    ['"c" in ["a", "b"]', F],
    ['1.0 in resource.data.list', F],
    ['1.0 in resource.data.list.toSet()', T],
    ['"in" in resource.data.map', T],
    ['"out" in resource.data.map', F],
    ['"toString" in resource.data', F],
    ['"a" in ["a"].toSet()', T],
    ['"a" in "abc"', "'in' doesn't apply to values of types string and string"],
    ['!("a" in ["a"])', F],
    ['[1, [2, {"a": 3}]] == [1, [2, {"a": 3}]]', T],
    ['[1, 2] == [2, 1]', F],
    ['{"a": 1} == {"a": 1.0}', F],
    ['{"a": 1} == {"b": 1}', F],
    ['{1: 2} == {}', 'The keys of a map must be strings'],
  ])('%s', (condition, expected, functions = '') => {
    expect(outcome(condition, functions)).toBe(expected);
  });
});

describe('errors, and sides that make up for them', () => {
  const missing = 'Property missing is undefined on object';
  test.each([
    ['resource.data.missing', missing],
    ['resource.data.missing == null', missing],
    ['resource.data.missing || true', T],
    ['true || resource.data.missing', T],
    ['resource.data.missing || false', missing],
    ['false || resource.data.missing', missing],
    ['resource.data.missing && true', missing],
    ['!(resource.data.missing && false)', T],
    ['!(false && resource.data.missing)', T],
    ['!resource.data.missing', missing],
    ['1 || true', T],
    ['true && 1', 'A condition must be a bool, not int'],
    ['false && 1', F],
    ['(resource.data.missing ? true : true) || true', T],
    ['resource.data.nothing.x == 1', 'Null value error'],
    ['resource.data.text.x == 1', 'Property x is undefined on object'],
    ['request.resource.data.x == 1', 'Null value error'],
    ['f(resource.data.missing) || true', T, 'function f(a) { return a; }'],
    ['f()', T, 'function f() { let a = resource.data.missing; return true; }'],
    ['f()', missing, 'function f() { let a = resource.data.missing; return a; }'],
    ['f(resource.data.missing)', T, 'function f(a) { return true; }'],
  ])('%s', (condition, expected, functions = '') => {
    expect(outcome(condition, functions)).toBe(expected);
  });
});

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
  test.each(Object.entries(types))('%s is only what %s is', (type, field) => {
    expect(outcome(`resource.data.${field} is ${type}`)).toBe(T);
    for (const other of Object.values(types))
      if (other !== field) expect(outcome(`resource.data.${other} is ${type}`)).toBe(F);
    expect(outcome(`resource.data.nothing is ${type}`)).toBe(F);
  });
  test.each([
    ['1 is number && 1.0 is number && !("1" is number)', T],
    ['duration.value(1, "s") is duration', T],
    ['[1].toSet() is set', T],
    ['{}.diff({}) is map_diff', T],
    ['1 is float', F],
    ['1.0 is int', F],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
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
    ['request.time == timestamp.date(2026, 3, 1) + duration.time(12, 30, 45, 123456000)', T],
    ['request.resource == null', T],
    ['request.query.limit < 5', 'Property query is undefined on object'],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });
});

describe('methods of strings', () => {
  test.each([
    ['"aB".lower() == "ab" && "aB".upper() == "AB"', T],
    ['"  a ".trim() == "a"', T],
    ['resource.data.text.size() == 8', T],
    ['"ü".toUtf8().size() == 2', T],
    ['"abc".matches("a.c")', T],
    ['"xabc".matches("a.c")', F],
    ['"user@example.com".matches("[a-z]+@[a-z]+\\\\.com")', T],
    ['"ABC".matches("(?i)abc")', T],
    ['"a\\nb".matches("a.b")', F],
    ['"a\\nb".matches("(?s)a.b")', T],
    ['"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!".matches("(a+)+")', F],
    ['"a,b,c".split(",") == ["a", "b", "c"]', T],
    ['"a1b22c".split("[0-9]+").size() == 3', T],
    ['"a-b-c".replace("-", "") == "abc"', T],
    ['"a1b2".replace("[0-9]", "#") == "a#b#"', T],
    ['"a".matches(1)', "Parameter 1 of matches() can't be of type int"],
    ['"a".matches("" + "(")', "Invalid regular expression '(': error parsing regexp: missing closing ): `(`"],
    ['(1).size() == 1', 'A value of type int has no method size()'],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });
});

describe('methods of lists and sets', () => {
  test.each([
    ['["a", "b"].hasAll(["a"]) && ["a"].hasAll([])', T],
    ['["a", "b"].hasAll(["a", "c"])', F],
    ['["a", "b"].hasAny(["c", "b"])', T],
    ['["a", "b"].hasAny(["c"]) || ["a"].hasAny([])', F],
    ['["a", "b"].hasOnly(["a", "b", "c"])', T],
    ['["a", "b"].hasOnly(["a"])', F],
    ['["a"].hasAll(["a"].toSet())', "Parameter 1 of hasAll() can't be of type set"],
    ['["a"].hasAll("a")', "Parameter 1 of hasAll() can't be of type string"],
    ['["a"].concat(["b"]) == ["a", "b"]', T],
    ['["a", 1, true].join("-") == "a-1-true"', T],
    ['[[]].join("") == ""', "The value, of type list, can't be made a string"],
    ['["a", "b", "a"].removeAll(["a"]) == ["b"]', T],
    ['[1, 2].size() == 2', T],
    ['["a", "a", 1, 1.0].toSet().size() == 2', T],
    ['["a", "b"].toSet() == ["b", "a", "a"].toSet()', T],
    ['["a"].toSet() == ["a"]', F],
    ['["a", "b"].toSet().difference(["a"].toSet()) == ["b"].toSet()', T],
    ['["a", "b"].toSet().intersection(["a", "c"].toSet()) == ["a"].toSet()', T],
    ['["a"].toSet().union(["b"].toSet()) == ["a", "b"].toSet()', T],
    ['["a"].toSet().hasOnly(["a"]) && ["a"].toSet().hasAll(["a"]) && ["a"].toSet().hasAny(["a"])', T],
    ['["a"].toSet().union(["b"]).size() == 2', "Parameter 1 of union() can't be of type list"],
    ['["a"].toSet().concat(["b"]) == 1', 'A value of type set has no method concat()'],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });
});

describe('methods of maps', () => {
  const diff = '{"same": 1, "changed": 2, "added": 3}.diff({"same": 1, "changed": 0, "removed": 4})';
  test.each([
    ['{"a": 1, "b": 2}.keys() == ["a", "b"] && {"a": 1}.values() == [1] && {"a": 1}.size() == 1', T],
    ['resource.data.keys().hasOnly(["text"])', F],
    ['{"a": 1}.get("a", 0) == 1 && {"a": 1}.get("b", 0) == 0', T],
    ['{"a": null}.get("a", 1) == null', T],
    ['resource.data.get(["map", "in", "deep"], 0) == 3', T],
    ['resource.data.get(["map", "out", "deep"], 0) == 0', T],
    ['resource.data.get(["text", "x"], 0) == 0', T],
    ['{"a": 1}.get([1], 0) == 0', 'The keys that get() is given must be strings'],
    [`${diff}.addedKeys() == ["added"].toSet()`, T],
    [`${diff}.removedKeys() == ["removed"].toSet()`, T],
    [`${diff}.changedKeys() == ["changed"].toSet()`, T],
    [`${diff}.unchangedKeys() == ["same"].toSet()`, T],
    [`${diff}.affectedKeys() == ["added", "changed", "removed"].toSet()`, T],
    [`${diff}.affectedKeys().hasOnly(["added", "changed"])`, F],
    ['{"a": 1}.diff(1) == 1', "Parameter 1 of diff() can't be of type int"],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });
});

describe('time', () => {
  const at = 'resource.data.at';
  test.each([
    [`${at}.year() == 2024 && ${at}.month() == 12 && ${at}.day() == 31`, T],
    [`${at}.hours() == 23 && ${at}.minutes() == 59 && ${at}.seconds() == 58 && ${at}.nanos() == 1000`, T],
    [`${at}.dayOfWeek() == 2 && ${at}.dayOfYear() == 366`, T],
    ['timestamp.date(2023, 1, 1).dayOfWeek() == 7 && timestamp.date(2023, 1, 1).dayOfYear() == 1', T],
    [`${at}.toMillis() == 1735689598000`, T],
    [`${at}.date() == timestamp.date(2024, 12, 31)`, T],
    [`${at}.time() == duration.time(23, 59, 58, 1000)`, T],
    ['timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000', T],
    [`${at} < request.time && request.time > ${at}`, T],
    [`${at} + duration.value(2, "s") > timestamp.date(2025, 1, 1)`, T],
    [`${at} - duration.value(1, "d") == timestamp.date(2024, 12, 30) + ${at}.time()`, T],
    ['timestamp.value(5000) - timestamp.value(3500) == duration.value(1500, "ms")', T],
    [
      'duration.value(1, "w") == duration.value(7, "d") && duration.value(1, "h") == duration.value(60, "m")',
      T,
    ],
    ['duration.value(1, "s") + duration.value(1, "ns") > duration.value(1, "s")', T],
    ['duration.abs(duration.value(-3, "s")).seconds() == 3', T],
    ['duration.value(1500, "ms").seconds() == 1 && duration.value(1500, "ms").nanos() == 500000000', T],
    ['duration.value(1, "month") is duration', "Unknown unit of time 'month'"],
    ['timestamp.date(2023, 2, 29) is timestamp', 'There is no such date'],
    ['timestamp.value(9000000000000000) is timestamp', 'The time is not within the years 1 to 9999'],
    [`${at} + ${at} == ${at}`, "'+' doesn't apply to values of types timestamp and timestamp"],
    [`${at} < 5`, "'<' doesn't apply to values of types timestamp and int"],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });
});

describe('bytes, hashing, math, places, paths and casts', () => {
  test.each([
    ['b"\\377".size() == 1 && b"ü".size() == 2 && B"\\x61" == b"a"', T],
    ['"\\123\\u0041" == "SA"', T],
    ['/a /b == /a/b && string(/a/b%20c) == "/a/b c" && /a/{x}.bind({"x": "b"}) == /a/b', T],
    ['resource.data.bytes == b"abc" && resource.data.bytes.size() == 3', T],
    ['b"abc".toBase64() == "YWJj" && b"abc".toHexString() == "616263"', T],
    ['hashing.md5("abc").toHexString() == "900150983CD24FB0D6963F7D28E17F72"', T],
    ['hashing.sha256(b"abc").toBase64() == "ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0="', T],
    ['hashing.crc32("123456789").toHexString() == "2639F4CB"', T],
    ['hashing.crc32c("123456789").toHexString() == "839206E3"', T],
    ['hashing.md5(1) == 1', "Parameter 1 of md5() can't be of type int"],
    ['math.abs(-3) == 3 && math.abs(-3.5) == 3.5', T],
    ['math.ceil(1.2) == 2 && math.floor(1.8) == 1 && math.round(1.5) == 2', T],
    ['math.floor(1.8) is float && math.ceil(5) is float && math.round(5.2) is int', T],
    ['math.round(resource.data.nan) == 0 && math.round(1.0 / 0) == 9223372036854775807', T],
    ['math.sqrt(9) == 3 && math.pow(2, 3) == 8', T],
    ['math.isNaN(resource.data.nan)', T],
    ['math.isNaN(1)', F],
    ['resource.data.place.latitude() == 52.5 && resource.data.place.longitude() == 13.4', T],
    [
      'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000 && latlng.value(0, 0).distance(latlng.value(0, 1)) < 112000',
      T,
    ],
    ['latlng.value(91, 0) is latlng', 'There is no such latitude or longitude'],
    ['resource.data.ref == /databases/(default)/documents/users/ann', T],
    ['path("a/b") == /a/b && path("/a/{x}").bind({"x": "b"}) == /a/b', T],
    ['path("/a/$(x)").bind({"x": 1}) == /a/b', 'What bind() is given must be strings'],
    ['/a/$(1 + 1)/$(true) == /a/2/true', T],
    ['/a/$(null) == /a/null', T],
    [
      'exists(/databases/$(database)/documents/users/$("a/b"))',
      "/databases/(default)/documents/users/a/b isn't the path of a document",
    ],
    ['path(" a/b ") == /a/b', T],
    ['path("a//b") == /a/b', "'a//b' is no path: it has an empty segment"],
    ['(/a/b/c)[1:3] == /b/c', T],
    [
      'string(1) == "1" && string(1.5) == "1.5" && string(2.0) == "2.0" && string(true) == "true" && string(null) == "null" && string(/a/b) == "/a/b"',
      T,
    ],
    ['int("12") == 12 && int(1.9) == 1 && int(-1.9) == -1', T],
    ['int("1.5") == 1', "The value, of type string, can't be made a int"],
    ['float("1.5e1") == 15 && float(1) is float', T],
    ['float("x") == 1', "The value, of type string, can't be made a float"],
    [
      'string(12345678.9) == "1.23456789E7" && string(0.00012) == "1.2E-4" && string(1234567.0) == "1234567.0"',
      T,
    ],
    ['float(" 1.5e1f ") == 15 && int(0.0 / 0) == 0', T],
    ['int(" 12") == 12', "The value, of type string, can't be made a int"],
    [
      'timestamp.value(253402300799999) + duration.value(1, "s") == null',
      'The time is not within the years 1 to 9999',
    ],
    ['duration.value(9223372036854775807, "w") == null', 'The duration is longer than 10,000 years'],
    ['-duration.value(1, "s") == duration.value(-1, "s")', T],
    ['b"a" < b"b"', T],
    ['"ÄB".lower() == "Äb" && " a\u00a0".trim() == "a\u00a0"', T],
    ['"abc".split("") == ["", "a", "b", "c"] && ",,".split(",") == [""]', T],
    ['{"b": 1, "a": 2}.keys() == ["a", "b"]', T],
    ['string([1]) == "1"', "The value, of type list, can't be made a string"],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
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

  test('may be nested 20 deep and no deeper', () => {
    const chain = (length: number): string =>
      Array.from(
        { length },
        (_, index) => `function f${index}() { return ${index === length - 1 ? 'true' : `f${index + 1}()`}; }`,
      ).join('\n');
    expect(decide(thingRules('f0()', chain(20).replaceAll('\n', ' '))).allowed).toBe(true);
    expect(() => decide(thingRules('f0() || true', chain(21)))).toThrow(
      /a\.rules:24:10: Maximum allowed call depth of 20 is reached for \[f0->f1->.*->f19\] call stack\./,
    );
  });

  test('debug() logs and returns its value', () => {
    const { allowed, lines } = decide(thingRules('debug(["a", 1, {"b": null}]).size() == 3'));
    expect(allowed).toBe(true);
    expect(lines).toEqual(['a.rules: debug() at line 5: ["a", 1, {"b": null}]']);
  });
});

describe('get() and its kin', () => {
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

  test('look up 10 documents at most, each counted once', () => {
    expect(decide(thingRules(`${someUsers(10)} && ${someUsers(10)}`)).allowed).toBe(true);
    expect(decide(thingRules(`${someUsers(11)} || true`)).allowed).toBe(true);
    const refused = decide(thingRules(someUsers(11)));
    expect(refused.allowed).toBe(false);
    expect(refused.lines[0]).toContain('More than 10 documents were looked up');
  });

  test('look up 20 documents at most for all operations of one request', () => {
    const each = Array.from({ length: 8 }, (_, index) => `!exists(${users}/$(id + '${index}'))`).join(' && ');
    const batch = {};
    const allowed = ['a', 'b', 'c'].map(
      (id) => decide(thingRules(each), { name: `${ROOT}/things/${id}`, batch }).allowed,
    );
    expect(allowed).toEqual([true, true, false]);
    expect(decide(thingRules(each), { name: `${ROOT}/things/c` }).allowed).toBe(true);
  });
});
