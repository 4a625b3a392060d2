import { decide, stored, rulesForThings } from '../decide.fixture.ts';

const FUNCTIONS = `function three(x) { let a = x; let b = x; let c = x; return a == b && b == c; }
function same(x) { return x; }`;

/** Whether a condition is true for a document with a text `t` of this length. */
const isGranted = (condition: string, length: number): boolean =>
  decide(
    rulesForThings(condition.replaceAll(/\bt\b/g, 'resource.data.t'), FUNCTIONS),
    { before: stored('things/one', { t: { stringValue: 'a'.repeat(length) } }) },
    [],
  ).allowed;

const LARGEST = 1_048_000;

/** Maximum difference between our limits and Google's, in characters of the text. */
const PRECISION = 100;

test.each([
  't + t != "x"',
  't == t && t == t && t == t',
  '[t, t] != 1',
  't.upper().lower().upper() != "x"',
  't.split(",") != 1',
  't.toUtf8().toHexString() != "x"',
  '{"a": t, "b": t} != 1',
  'same(same(same(t))) == t',
  'three(t)',
  't.matches("^a*$") && t.size() > 0',
  'resource.data.diff(resource.data).affectedKeys() != 1',
  't + t + t != "x" || true',
])('%s is allowed with the longest text a document can contain', (condition) => {
  expect(isGranted(condition, LARGEST)).toBe(true);
});

test.each([
  ['t + t + t != "x"', 699_048],
  ['t + t + t + t != "x"', 524_286],
  ['[t, t, t] != 1', 699_041],
  ['[[t], [t], [t]] != 1', 699_003],
  ['t.split("") != 1', 419_429],
  ['t.replace("a", "bbb") != "x"', 699_049],
  ['{"a": t, "b": t, "c": t} != 1', 699_034],
  ['[t, t].join(t) != "x"', 699_042],
  ['[t, t + "b", t + "c"].toSet() != 1', 699_008],
  ['[t, t].hasAny([t, t, t])', 419_401],
  ['t in [t, t, t]', 524_281],
  ['[t] != [t, t]', 699_035],
  ['three([t, t])', 655_349],
])('%s is refused from a length of %i on', (condition, length) => {
  expect([isGranted(condition, length - PRECISION), isGranted(condition, length + PRECISION)]).toEqual([
    true,
    false,
  ]);
});
