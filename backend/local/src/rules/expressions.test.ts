import { compileRules } from './compileRules.ts';
import { createAuthorize } from './createAuthorize.ts';
import type { Decision } from './createAuthorize.ts';
import { decide, ROOT, rulesForThings } from './decide.fixture.ts';
import { MAX_EXPRESSIONS } from './evaluate/Evaluator.ts';

/** The cost of a true condition. */
function costOf(condition: string, functions = ''): number {
  const { allowed, lines, expressions } = decide(rulesForThings(condition, functions));
  expect([allowed, lines]).toEqual([true, []]);
  return expressions;
}

describe('costs of expressions, as measured on Google’s emulator', () => {
  test.each([
    ['1', 1],
    ['(1)', 1],
    ['b"abc"', 1],
    ['id', 1],
    ['-1', 2],
    ['!!true', 3],
    ['1 + 1', 3],
    ['1 + 1 + 1', 5],
    ['1 == 2', 3],
    ['1 in [1]', 4],
    ['1 is int', 3],
    ['[]', 1],
    ['[[1]]', 3],
    ['{}', 1],
    ['{"a": 1, "b": 2}', 5],
    ['request.path', 2],
    ['request["path"]', 3],
    ['"abc"[0:1]', 4],
    ['"abc".size()', 2],
    ['{"a": 1}.get("a", 1)', 6],
    ['math.abs(1)', 2],
    ['duration.value(1, "s")', 3],
    ['string(1)', 2],
    ['/a/b', 3],
    ['/a/$(id)/b', 4],
    ['/a/$("x" + "y")', 5],
    ['exists(/databases/$(database)/documents/x/y)', 7],
    ['true && true', 4],
    ['false && true', 2],
    ['true || false', 2],
    ['false || true', 4],
    ['true && true && true', 7],
    ['true && (true && true)', 7],
    ['true ? 1 : 2 + 3', 4],
    ['false ? 1 + 1 : 2', 6],
    ['none()', 2],
    ['one(1 + 1)', 5],
    ['twice(1 + 1)', 7],
    ['bound()', 8],
    // After an error, the rest is still evaluated.
    ['null.a || true', 5],
    ['1 && true || true', 7],
    ['"a".matches(null.a) || true', 7],
    ['one(null.a) || true', 5],
    ['(null.a ? 1 : 2) == 1 || true', 9],
    ['(1 + "a" + 1 + 1 == 1) || true', 12],
    ['unusedError() || true', 6],
    ['[1, 1, null.a][1] == 1 || true', 12],
  ])('%s', (expression, cost) => {
    const functions = `
      function none() { return true; }
      function one(a) { return true; }
      function twice(a) { return [a, a]; }
      function bound() { let x = 1 + 2; return [x, x]; }
      function unusedError() { let x = null.a; return true; }`;
    // `[expression] != 1` adds three.
    expect(costOf(`[${expression}] != 1`, functions)).toBe(cost + 3);
  });

  test('conditions add up until one is true', () => {
    const rules = `service cloud.firestore { match /databases/{database}/documents {
      match /things/{id} { allow list: if true; allow get: if false; allow read: if 1 == 2; }
      match /{rest=**} { allow get: if true; allow get: if true; }
    } }`;
    expect(decide(rules).expressions).toBe(1 + 3 + 1);
  });
});

describe('the expression limit', () => {
  const elements = (count: number): string => `[${Array(count).fill('1').join(',')}] != 1`;

  test('applies to a whole operation, whatever else would allow it', () => {
    expect(decide(rulesForThings(elements(MAX_EXPRESSIONS - 3))).allowed).toBe(true);
    for (const condition of [elements(MAX_EXPRESSIONS - 2), `${elements(MAX_EXPRESSIONS - 2)} || true`])
      expect(decide(rulesForThings(`${condition}; allow get: if true`))).toMatchObject({
        allowed: false,
        lines: [expect.stringContaining(`More than ${MAX_EXPRESSIONS} expressions were evaluated`)],
      });
  });

  test('logs a warning once for each allow that takes 700 expressions', () => {
    const lines: string[] = [];
    const decisions: Decision[] = [];
    const ruleset = compileRules(
      `service cloud.firestore { match /databases/{d}/documents/{c}/{id} {
        allow create: if ${elements(696)};
        allow get: if ${elements(697)};
      } }`,
      'a.rules',
      'cloud.firestore',
    );
    const authorize = createAuthorize(
      () => ruleset,
      (line) => lines.push(line),
      (decision) => decisions.push(decision),
    );
    const ask = (operation: 'get' | 'create'): void =>
      authorize({
        auth: null,
        operation,
        name: `${ROOT}/things/one`,
        before: null,
        after: null,
        time: '2026-03-01T12:30:45.123456Z',
        getDocument: () => null,
        getDocumentAfter: () => null,
      });
    ask('create');
    expect(lines).toEqual([]);
    ask('get');
    ask('get');
    expect(lines).toEqual([`a.rules:3:9 get /things/one evaluates 700 of ${MAX_EXPRESSIONS} expressions`]);
    expect(decisions.slice(0, 2)).toEqual([
      { method: 'create', path: '/things/one', allowed: true, expressions: 699, at: { line: 2, column: 9 } },
      { method: 'get', path: '/things/one', allowed: true, expressions: 700, at: { line: 3, column: 9 } },
    ]);
  });
});
