/** A file with this content in its service. */
const service = (body: string): string => `rules_version='2'; service cloud.firestore { ${body} }`;

/** A file with a function, and a condition that may call it. */
const withFunction = (declaration: string, condition = 'true'): string => `rules_version = '2';
service cloud.firestore {
  ${declaration}
  match /a/{id} { allow read: if ${condition}; }
}`;

/** `/{a0}/{a1}/…` */
const wildcards = (count: number, letter = 'a'): string =>
  Array.from({ length: count }, (_, index) => `/{${letter}${index}}`).join('');

/** `a0, a1, …` declared, and all used. */
const variables = (count: number): string => {
  const names = Array.from({ length: count }, (_, index) => `a${index}`);
  return withFunction(
    `function f() { ${names.map((name) => `let ${name} = 1;`).join(' ')} return [${names.join()}]; }`,
    'f() == [1]',
  );
};

/** A chain of functions, each calling the next. */
const chain = (count: number): string =>
  withFunction(
    Array.from(
      { length: count },
      (_, index) => `function f${index}() { return ${index === count - 1 ? 'true' : `f${index + 1}()`}; }`,
    ).join(' '),
    'f0()',
  );

/** Files about services, matches, functions and their limits that Google accepts, refuses or warns about. */
export const files: readonly string[] = [
  service('match /a/{b} { allow view; }'),
  service('match /a/{b} { allow read, read; }'),
  service('match /a/{b} { allow read,; }'),
  service('match /a/{b} { allow read write; }'),
  service('match /a/{b} { allow: if true; }'),
  service('match /a/{b} { allow read: true; }'),
  service('match /a/{b} { allow read if true; }'),
  service('match /a/{b} { allow read: if; }'),
  service('match /a/{b} { allow read: if true;; }'),
  service('match /a/{b} { allow read;; }'),
  service('match /a/{b} { ; allow read; }'),
  service('; match /a/{b} { allow read; }'),
  service('match /a/{b} { allow read; };'),
  service('match /a/{b} { allow read; } ') + ';',
  service('match /a/{b} { allow read; } ') + 'x',
  service('match /a/{b} { allow read; }') + service('match /a/{b} { allow read; }'),
  service('match /a/{b} { allow read; }') + ' service cloud.firestore { match /a/{b} { allow read; } }',
  service('match /a/{b} { allow read; }') + ' service firebase.storage { match /a/{b} { allow read; } }',
  service('match /a/{b} { allow read; }').replace('cloud.firestore', 'firebase.storage'),
  service('match /a/{b} { allow read; }').replace('cloud.firestore', 'cloud'),
  service('match /a/{b} { allow read; }').replace('cloud.firestore', 'cloud.firestore.x'),
  service('match /a/{b} { allow read; }').replace('cloud.firestore', 'cloud . firestore'),
  '',
  ' ',
  '// x',
  "rules_version='2';",
  'hello',
  "rules_version='2'; function f() { return true; }",
  "rules_version='3'; service cloud.firestore { match /a { allow read; } }",
  'rules_version=2; service cloud.firestore { match /a { allow read; } }',
  'rules_version="2"; service cloud.firestore { match /a { allow read; } }',
  "rules_version='2', service cloud.firestore { match /a { allow read; } }",
  "rules_version '2'; service cloud.firestore { match /a { allow read; } }",
  "function f() { return true; } rules_version='2'; service cloud.firestore { match /a { allow read; } }",
  "rules_version='2'; rules_version='2'; service cloud.firestore { match /a { allow read; } }",
  "rules_version='2';; service cloud.firestore { match /a { allow read; } }",
  "service cloud.firestore { match /a { allow read; } } rules_version='2';",
  "import 'a'; service cloud.firestore { match /a { allow read; } }",
  "rules_version='2'; import 'a' as b; service cloud.firestore { match /a { allow read; } }",
  "rules_version='0'; service cloud.firestore { match /a { allow read; } }",
  "rules_version=''; service cloud.firestore { match /a { allow read; } }",
  "rules_version='1.0'; service cloud.firestore { match /a { allow read; } }",
  withFunction('function f() { }'),
  withFunction('function f() { let a = 1; }'),
  withFunction('function f() { return; }'),
  withFunction('function f() { return 1; return 2; }'),
  withFunction('function f() { return 1; let a = 1; }'),
  withFunction('function f() { let a = 1; let a = 2; return a; }', 'f()==1'),
  withFunction('function f(a) { let a = 2; return a; }', 'f(1)==1'),
  withFunction('function f(a,a) { return a; }', 'f(1,1)==1'),
  withFunction('function f(a,) { return a; }', 'f(1)==1'),
  withFunction('function f(,a) { return a; }', 'f(1)==1'),
  withFunction('function f(a b) { return a; }', 'f(1)==1'),
  withFunction('function f(a=1) { return a; }', 'f(1)==1'),
  withFunction('function f() { let a; return a; }', 'f()==1'),
  withFunction('function f() { let a, b = 1; return a; }', 'f()==1'),
  withFunction('function f() { let a = 1;; return a; }', 'f()==1'),
  withFunction('function f() { return true;; }', 'f()'),
  withFunction('function f() { return true }; ', 'f()'),
  withFunction('function f() { return (true) } ', 'f()'),
  withFunction('function f() { return true } function f() { return true }', 'f()'),
  withFunction('function f() { return true } function f(a) { return a }', 'f()'),
  withFunction('function f { return true }', 'f()'),
  withFunction('function f() return true;', 'f()'),
  withFunction('function f(): bool { return true }', 'f()'),
  withFunction('function () { return true }', 'f()'),
  withFunction('function f() { return a; let a = 1; }', 'f()'),
  withFunction('function f() { let a = a; return a; }', 'f()'),
  withFunction('function f() { let b = a; let a = 1; return b; }', 'f()'),
  withFunction('function f() { let f = 1; return f; }', 'f()==1'),
  withFunction('function f() { return f(); }', 'f()'),
  withFunction('function f() { return g(); } function g() { return f(); }', 'f()'),
  withFunction('function date(t) { return timestamp.date(t, 1, 1); }', 'date(1) is timestamp'),
  withFunction('function size(t) { return t.size(); }', 'size("a") == 1'),
  withFunction('function f(a) { return a; }', 'f()'),
  withFunction('function f(a) { return a; }', 'f(1,2)'),
  withFunction('function f() { return 1; }', 'f(1)'),
  withFunction('function f(a) { return a.f(1); }', 'f(1)'),
  withFunction('function f() { return id == 1; }', 'f()'),
  withFunction('function f() { return g; } function g() { return 1; }', 'f()'),
  withFunction('function f() { var a = 1; return a; }', 'f()'),
  withFunction('function f() { const a = 1; return a; }', 'f()'),
  withFunction('function f() { if (true) { return 1; } return 2; }', 'f()'),
  withFunction('function f() { // x\n return 1; }', 'f()==1'),
  service('match /a/{b} { function f() { return true; } }'),
  service('match /a/{b} { match /c { } }'),
  service('match /a/{b} { match /c { allow read; } }'),
  service('match /a/{b} { service cloud.firestore { } }'),
  service('match /a/{b} { allow read; '),
  service('match { allow read; }'),
  service('match /a/{b} allow read;'),
  service('match /a/{b}; '),
  service('allow read;'),
  service('match /a/{b} { allow read: if true, write: if true; }'),
  service('match /a/{b} { allow read\n: if true; }'),
  service('match /a/{b} { allow read:if(true); }'),
  service('match /a/{b} { allow read : if true; }'),
  service('match /a/{b} { allow Read: if true; }'),
  service('match /a/{b} { allow write, create: if true; }'),
  service('match /a/{b} { allow *: if true; }'),
  `rules_version='2'; service cloud.firestore {${' match /a {'.repeat(10)} allow read; ${'}'.repeat(10)}}`,
  `rules_version='2'; service cloud.firestore {${' match /a {'.repeat(11)} allow read; ${'}'.repeat(11)}}`,
  service(`match ${'/a'.repeat(100)} { allow read; }`),
  service(`match ${'/a'.repeat(101)} { allow read; }`),
  service(`match ${wildcards(20, 'a')} { allow read; }`),
  service(`match ${wildcards(21, 'a')} { allow read; }`),
  service(`match ${'/a'.repeat(60)} { match ${'/a'.repeat(60)} { allow read; } }`),
  service(`match ${wildcards(15, 'a')} { match ${wildcards(15, 'b')} { allow read; } }`),
  service(`match ${wildcards(15, 'a')} { match ${wildcards(15, 'a')} { allow read; } }`),
  service('match /{a=**}/{b=**} { allow read; }'),
  service('match /{a=**}/b { allow read; }'),
  service('match /{a=**}/b { allow read; }').replace("'2'", "'1'"),
  service('match /{a=**} { match /b { allow read; } }').replace("'2'", "'1'"),
  service('match /{a=**} { match /b { allow read; } }'),
  service('match /{a=**} { match /b/{c=**} { allow read; } }'),
  service('match /{a=**} { match /b { match /{c=**} { allow read; } } }'),
  service('match /{a=**} { match /{a=**} { allow read; } }'),
  service('match /{a=**} { allow read; } match /{a=**} { allow read; }'),
  withFunction(
    `function f(${'abcdefg'.split('').join()}) { return a&&b&&c&&d&&e&&f&&g; }`,
    'f(1,1,1,1,1,1,1)',
  ),
  withFunction(
    `function f(${'abcdefgh'.split('').join()}) { return a&&b&&c&&d&&e&&f&&g&&h; }`,
    'f(1,1,1,1,1,1,1,1)',
  ),

  ...[
    'match /a/{b} { match /{b=**} { allow read: if b[0] == "x"; } }',
    'match /a/{b} { allow read: if true; allow foo, bar: if who; }',
    'match /a/{b} { allow read: if b.x == 1 && b.size() == 2 && foo(); } match /c/{d} { allow read: if b == 1; }',
    'function f() { return true; } match /a/{f} { allow read: if f == "1"; }',
    'match /a/{a} { match /b/{b} { function f(a,b) { return a; } allow read: if f(1,2); } }',
  ].map(service),
  ...(
    [
      ['function size(t) { return t; }', 'id.size() == 1'],
      ['function date(t) { return t; }', 'timestamp.date(1,1,1) is timestamp'],
      ['function size(t) { return t.size(); }', 'size(id) == 1'],
      ['function abs(t) { return math.abs(t); }', 'abs(1) == 1'],
      ['function abs() { return math.abs(1); }', 'abs() == 1'],
      ['function foo(t) { return t.foo(); }', 'foo(1) == 1'],
      ['function get(t) { return t; }', 'get(1) == 1'],
      ['function exists(t) { return get(t); } function get(t) { return exists(t); }', 'get(1) == 1'],
      ['function f(a) { let b = 1; return f2(b); } function f2(request) { return 1; }', 'f(request)'],
      ['function f(id) { return 1; }', 'f(1)'],
      ['function f() { let request = 1; return 1; }', 'f()'],
      ['function f() { let a = 1; let b = a; return b; } function g(a) { return f(); }', 'g(1)'],
    ] as const
  ).map(([declaration, condition]) => withFunction(declaration, condition)),
  ...[19, 20].map(chain),
  ...[1, 9, 10].map(variables),
];
