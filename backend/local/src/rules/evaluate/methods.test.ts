import { F, outcome, T } from './outcome.fixture.ts';

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
    ['[[]].join("") == ""', "The value, of type list, can't be converted to string"],
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
    ['{"a": 1}.get([1], 0) == 0', 'The keys passed to get() must be strings'],
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
    ['timestamp.date(2023, 2, 29) is timestamp', 'The date does not exist'],
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
    ['latlng.value(91, 0) is latlng', 'The latitude or longitude is out of range'],
    ['resource.data.ref == /databases/(default)/documents/users/ann', T],
    ['path("a/b") == /a/b && path("/a/{x}").bind({"x": "b"}) == /a/b', T],
    ['path("/a/$(x)").bind({"x": 1}) == /a/b', 'The values passed to bind() must be strings'],
    ['/a/$(1 + 1)/$(true) == /a/2/true', T],
    ['/a/$(null) == /a/null', T],
    [
      'exists(/databases/$(database)/documents/users/$("a/b"))',
      "/databases/(default)/documents/users/a/b isn't the path of a document",
    ],
    ['path(" a/b ") == /a/b', T],
    ['path("a//b") == /a/b', "'a//b' is not a path: it has an empty segment"],
    ['(/a/b/c)[1:3] == /b/c', T],
    [
      'string(1) == "1" && string(1.5) == "1.5" && string(2.0) == "2.0" && string(true) == "true" && string(null) == "null" && string(/a/b) == "/a/b"',
      T,
    ],
    ['int("12") == 12 && int(1.9) == 1 && int(-1.9) == -1', T],
    ['int("1.5") == 1', "The value, of type string, can't be converted to int"],
    ['float("1.5e1") == 15 && float(1) is float', T],
    ['float("x") == 1', "The value, of type string, can't be converted to float"],
    [
      'string(12345678.9) == "1.23456789E7" && string(0.00012) == "1.2E-4" && string(1234567.0) == "1234567.0"',
      T,
    ],
    ['float(" 1.5e1f ") == 15 && int(0.0 / 0) == 0', T],
    ['int(" 12") == 12', "The value, of type string, can't be converted to int"],
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
    ['string([1]) == "1"', "The value, of type list, can't be converted to string"],
  ])('%s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });
});
