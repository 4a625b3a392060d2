import fc from 'fast-check';

import { compileRules } from '../compileRules.ts';
import { describeProblem, RulesCompileError } from '../RulesCompileError.ts';
import { parseRules } from './parseRules.ts';

/** Rules with one `allow` of this condition, on line 4; the condition begins in column 20. */
function withCondition(condition: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/x/{id} {
    allow read: if ${condition};
  }
}`;
}

function withFunction(declaration: string, condition = 'true'): string {
  return `rules_version = '2';
service cloud.firestore {
  ${declaration}
  match /a/{id} { allow read: if ${condition}; }
}`;
}

function problems(text: string): string[] {
  try {
    compileRules(text, 'a.rules', 'cloud.firestore');
  } catch (error) {
    if (error instanceof RulesCompileError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('errors and their positions', () => {
  test.each([
    ['', 'a.rules:1:1: The file has no service.'],
    ['hello', "a.rules:1:1: Expected 'service', found 'hello'."],
    ["rules_version = '3';", "a.rules:1:17: Expected '1' or '2', found ''3''."],
    [
      'service cloud.firestore {',
      "a.rules:1:26: Expected 'match', 'function' or '}', found the end of the file.",
    ],
    [
      'service cloud.firestore {\n  match x {}\n}',
      "a.rules:2:9: Expected a path such as /notes/{id}, found 'x'.",
    ],
    [
      'service cloud.firestore {\n  match /a {\n    allow read if true;\n  }\n}',
      "a.rules:3:16: Expected ';', found 'if'.",
    ],
    [
      'service cloud.firestore {\n  match /a { allow: if true; }\n}',
      "a.rules:2:19: Expected a method such as read or write, found ':'.",
    ],
    ['service cloud.firestore {\n  match /{a=1} {}\n}', "a.rules:2:13: Expected '**', found '1'."],
    ['/* never closed', 'a.rules:1:1: The comment is not closed.'],
    [withCondition("'open"), 'a.rules:4:20: The string is not closed.'],
    [withCondition("'\\d'"), "a.rules:4:21: Unknown escape '\\d'; a backslash itself is written '\\\\'."],
    [withCondition("'\\u12'"), "a.rules:4:21: Unknown escape '\\u'; a backslash itself is written '\\\\'."],
    [
      withCondition('b"\\u0041"'),
      "a.rules:4:22: Unknown escape '\\u'; a backslash itself is written '\\\\'.",
    ],
    [withCondition('1 +'), "a.rules:4:23: Expected an expression, found ';'."],
    [withCondition('(1'), "a.rules:4:22: Expected ')', found ';'."],
    [withCondition('[1, 2'), "a.rules:4:25: Expected ',', found ';'."],
    [withCondition('a ? b'), "a.rules:4:25: Expected ':', found ';'."],
    [withCondition('x[]'), "a.rules:4:22: Expected an expression, found ']'."],
    [withCondition('9223372036854775808 > 1'), 'a.rules:4:20: The integer is too large for 64 bits.'],
    [withCondition('get(/a/$(id)'), "a.rules:4:32: Expected ',', found ';'."],
    [withCondition('get(/ a)'), "a.rules:4:24: Expected an expression, found '/'."],
    [withCondition('/{a}/{a} is path'), "a.rules:4:25: Wildcard 'a' occurs twice in the path."],
    [withCondition('/a/ /b is path'), 'a.rules:4:22: Expected a segment of a path.'],
    [withCondition('4/2 == 2'), "a.rules:4:21: Expected ';', found '/2'."],
    [withCondition('1--1 == 2'), "a.rules:4:21: Expected ';', found '--'."],
    [withCondition('id.match("a")'), "a.rules:4:23: Expected the name of a method, found 'match'."],
    [withCondition('id.service'), "a.rules:4:23: '.service' is not a property."],
    [withCondition('math.abs'), "a.rules:4:25: 'math' has only functions."],
    [
      withCondition('(math).abs(1)'),
      "a.rules:4:21: 'math' is a package and can't be the name of a variable.",
    ],
    [withCondition('true # false'), "a.rules:4:25: Unexpected character '#'."],
    [withCondition('('.repeat(200)), 'a.rules:4:119: The expression has more than 99 levels.'],
    [
      withCondition(Array(1100).fill('1').join('+')),
      'a.rules:4:219: The expression has more than 99 levels.',
    ],
    [
      withFunction('function f( { return true; }'),
      "a.rules:3:15: Expected the name of a parameter, found '{'.",
    ],
    [withFunction('function f() { let a = 1; }'), "a.rules:3:29: Expected 'return', found '}'."],
    [' '.repeat(300_000), 'a.rules:1:300001: The file is larger than 262144 bytes.'],
  ])('%j', (text, message) => {
    expect(problems(text)).toEqual([message]);
  });
});

describe('checks', () => {
  test.each([
    [withCondition('math == 1'), "4:20: 'math' is a package and can't be the name of a variable."],
    [
      withFunction('function f(math) { return true; }'),
      "3:14: 'math' is a package and can't be the name of a variable.",
    ],
    [withFunction('function f() { let a = 1 return a; }'), "3:28: Expected ';', found 'return'."],
    [withCondition('id.matches("(?=a)")'), "4:31: Invalid regular expression '(?=a)'"],
    [withCondition('id is text'), "4:23: Unknown type 'text'."],
    [
      withFunction('function f(a) { return a; } function f(a) { return a; }'),
      "3:40: Function 'f' is declared twice here.",
    ],
    [withFunction('function f(a, a) { return a; }'), "3:17: Variable 'a' is declared twice."],
    [withFunction('function f(a) { let a = 1; return a; }'), "3:23: Variable 'a' is declared twice."],
    [withFunction('function f() { return f(); }'), '3:12: Recursive call is not allowed.'],
    [
      withFunction(
        'function f() { return g(); } function g() { return 1 == h(); } function h() { return f(); }',
      ),
      '3:12: Detected a call cycle between [f,g,h] functions.',
    ],
    [
      withFunction('function date(t) { return timestamp.date(t, 1, 1); }'),
      '3:12: Recursive call is not allowed.',
    ],
    [
      withFunction('function f(a,b,c,d,e,f,g,h) { return a; }'),
      "3:12: Function 'f' has more than 7 parameters.",
    ],
    [
      withFunction(
        `function f() { ${Array.from({ length: 11 }, (_, index) => `let a${index} = 1; `).join('')}return a1; }`,
      ),
      "3:12: Function 'f' has more than 10 variables.",
    ],
    [
      'service cloud.storage { match /a { allow read; } }',
      "1:1: Unsupported service 'cloud.storage', expected 'cloud.firestore'.",
    ],
    [
      'service cloud.firestore { match /a { allow read; } }\nservice cloud.firestore { match /a { allow read; } }',
      "2:1: There is more than one service 'cloud.firestore'.",
    ],
    ['service cloud.firestore {}', '1:25: A service must have a match or a function.'],
    ['service cloud.firestore { match /a {} }', '1:36: A match must have an allow, a match or a function.'],
    [
      'service cloud.firestore { match /{a}/{a} { allow read; } }',
      "1:38: Wildcard 'a' occurs twice in the path.",
    ],
    [
      'service cloud.firestore { match /{a=**}/b { allow read; } }',
      "1:27: Before rules_version = '2', '{name=**}' must be the end of a path.",
    ],
    [
      "rules_version = '2'; service cloud.firestore { match /{a=**}/{b=**} { allow read; } }",
      "1:48: A match and those around it may have only one recursive wildcard '{name=**}'.",
    ],
    [
      "rules_version = '2'; service cloud.firestore { match /{a=**}/b { match /{c=**} { allow read; } } }",
      "1:66: A match and those around it may have only one recursive wildcard '{name=**}'.",
    ],
    [
      `service cloud.firestore {${' match /a {'.repeat(11)} allow read; ${'}'.repeat(11)}}`,
      '1:137: Matches are nested more than 10 deep.',
    ],
    [
      `service cloud.firestore { match ${'/a'.repeat(101)} { allow read; } }`,
      '1:27: The path has more than 100 segments.',
    ],
    [
      `service cloud.firestore { match ${Array.from({ length: 21 }, (_, index) => `/{a${index}}`).join('')} { allow read; } }`,
      '1:27: The path has more than 20 wildcards.',
    ],
  ])('%s', (text, message) => {
    expect(problems(text)[0]).toContain(`a.rules:${message}`);
  });

  test('reports every problem in file order', () => {
    expect(problems(withFunction('function f(a, a) { return 1 is a; }', '1 is b'))).toEqual([
      "a.rules:3:17: Variable 'a' is declared twice.",
      "a.rules:3:31: Unknown type 'a'.",
      "a.rules:4:36: Unknown type 'b'.",
    ]);
  });
});

describe('warnings with the wording of Google’s compiler', () => {
  test.each([
    [withCondition('who == 1'), '4:20: Invalid variable name: who.'],
    [withCondition('isAdmin()'), '4:20: Invalid function name: isAdmin.'],
    [withCondition('exists()'), '4:20: Incorrect number of arguments supplied to function: exists.'],
    [withCondition('math.cube(1)'), '4:25: Invalid function name: math.cube.'],
    [withCondition('math.pow(1)'), '4:25: Incorrect number of arguments supplied to function: math.pow.'],
    [withCondition('id.startsWith("a")'), '4:23: Invalid function name: startsWith.'],
    [withCondition('id.matches()'), '4:23: Incorrect number of arguments supplied to function: matches.'],
    [
      withFunction('function f(a) { return a; }', 'f()'),
      '4:34: Incorrect number of arguments supplied to function: f.',
    ],
    [withFunction('function f() { return id == 1; }', 'f()'), '3:25: Invalid variable name: id.'],
    [withFunction('function f() { return true; }'), '3:12: Unused function: f.'],
    [withFunction('function f(a) { return true; }', 'f(1)'), '3:14: Unused variable: a.'],
    [withFunction('function f() { let a = 1; return true; }', 'f()'), '3:22: Unused variable: a.'],
    [withFunction('match /a/{id} { allow view; }'), '3:25: Invalid method name: view.'],
    [
      withCondition('true').replace("rules_version = '2';", ''),
      '1:1: Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
    ],
  ])('%s', (text, message) => {
    const { warnings } = compileRules(text, 'a.rules', 'cloud.firestore');
    expect(warnings.map(describeProblem)).toEqual([`a.rules:${message}`]);
  });
});

describe('accepted syntax', () => {
  test.each([
    ['no semicolons', 'service cloud.firestore { match /a { allow read: if true allow write } }'],
    ['comments', '// one\nservice /* two */ cloud.firestore { // three\nmatch /a { allow read; } }'],
    [
      'functions at the top level',
      'function f() { return true }\nservice cloud.firestore { match /a { allow read: if f(); } }',
    ],
    [
      'names that are keywords',
      withCondition('resource.data.match.allow.if == resource.data.get("in", null)'),
    ],
    ['paths', withCondition('exists(/databases/(default)/documents/a-b/$(id)) && /a/$(id)/c.d is path')],
    ['paths with spaces between segments', withCondition('exists(/databases /$(database) /a)')],
    ['paths with names to bind', withCondition('/a/{b}/{c=**}.bind({"b": "x"}) == /a')],
    [
      'a wildcard with the same name as an enclosing one',
      withFunction('match /a/{id} { match /b/{id} { allow read; } }'),
    ],
    ['a trailing comma', withCondition('id in ["a", "b",]')],
  ])('%s', (_what, text) => {
    expect(problems(text)).toEqual([]);
  });
});

describe('any text', () => {
  const words = [
    'service',
    'cloud.firestore',
    'match',
    '/a',
    '/{b}',
    '/{c=**}',
    'allow',
    'read',
    ':',
    'if',
    'true',
    'null',
    '1',
    '1.5',
    '"s"',
    "'t'",
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '&&',
    '||',
    '!',
    '==',
    '<',
    '+',
    '-',
    '/',
    '%',
    'in',
    'is',
    'int',
    '?',
    ';',
    ',',
    '.',
    'function',
    'f',
    'let',
    'x',
    '=',
    'return',
    'get',
    '$(',
    '//',
    '/*',
    '*/',
    '\\',
    'b"',
    '\n',
  ];
  const texts = fc.oneof(
    fc.string({ maxLength: 200, unit: 'binary' }),
    fc.array(fc.constantFrom(...words), { maxLength: 80 }).map((all) => all.join(' ')),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((all) => withCondition(all.join(' '))),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((all) => withFunction(all.join(''))),
    fc
      .tuple(fc.constantFrom(...words), fc.nat(5000))
      .map(([word, count]) => withCondition(word.repeat(count))),
  );

  test('is parsed or refused with a position, and nothing else happens', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const lines = text.split('\n');
        try {
          compileRules(text, 'a.rules', 'cloud.firestore');
        } catch (error) {
          if (!(error instanceof RulesCompileError)) throw error;
          for (const { line, column } of error.problems) {
            expect(column).toBeGreaterThanOrEqual(1);
            expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('takes time proportional to its length', () => {
    // Processor time: the machine may be busy with something else.
    const started = process.cpuUsage();
    expect(() => parseRules(withCondition(`'${'x'.repeat(200_000)}'`), 'a.rules')).not.toThrow();
    expect(() => parseRules(`/*${'*'.repeat(200_000)}`, 'a.rules')).toThrow(RulesCompileError);
    expect(() => parseRules(withCondition(`${'['.repeat(100_000)}`), 'a.rules')).toThrow(RulesCompileError);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(5000);
  });
});
