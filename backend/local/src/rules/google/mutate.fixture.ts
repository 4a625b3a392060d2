import type { Random } from './generate.fixture.ts';
import { generateExpression, pick } from './generate.fixture.ts';

/** Files with every production of the grammar, for small mutations. */
const FILES = [
  `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function own(id, map) { let a = id; let b = map.size() + 1; return a == request.auth.uid && b > 0; }
    match /users/{user} {
      allow read: if signedIn();
      allow create, update: if own(user, resource.data) || get(/databases/$(database)/documents/users/$(user)).data.admin == true;
      match /sub/{id=**} { allow read, write; }
    }
  }
}`,
  `service cloud.firestore {
  function f(x) { return x is string ? x.size() : -1; }
  match /a/{b} {
    allow get: if f(b) in [1, 2.5, 'x'] && {'k': [b]}['k'][0:1] == b;
    allow list: if !(b.matches('^a.*') || b[0] != 'z');
  }
}`,
  `rules_version = '2'; service cloud.firestore {
  match /{p=**} { allow read: if request.time < timestamp.date(2020, 1, 1) + duration.value(1, 'd'); }
  match /x/{y}/z/{y2} {
    function g() { let math2 = math.abs(-1); return math2 % 2 == 0; }
    allow delete: if g() && exists(/databases/(default)/documents/a/$(y));
  }
}`,
];
const WORD =
  /\s+|\/\/[^\n]*|\/\*[^]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[A-Za-z_]\w*|\d+(?:\.\d+)?|&&|\|\||[=!<>]=|\*\*|./g;
const SIGNS = '; , { } ( ) [ ] : . / = ? ! - + * $ && || == % < > -- [:] [1:] //c\n /*c*/'.split(' ');
const NAMES =
  'in is let return function match allow if service import true null id math request timestamp int string x list read write get f'.split(
    ' ',
  );
const VALUES = ['1', '1.5', '"s"', '"\\d"', "b'x'", '/a', '/{w}', '/{w=**}', '/$(x)', '$(', '  '];
const TERMS = ['id', 'x', '"a"', '1', '[1]', '(id)', 'id.x', 'id.size()', 'f(1)', '/a/$(id)'];

/** A random token sequence, an ill-formed condition, or a valid file with one or two mutations. */
export function generateFile(random: Random): string {
  switch (random(4)) {
    case 0:
      return fileOf(wordsOf(random));
    case 1:
      return fileOf(
        generateExpression(random, 1 + random(3)).replaceAll(/[()]/g, (sign) => (random(4) ? sign : '')),
      );
    default:
      return mutate(random, pick(random, FILES));
  }
}

function fileOf(condition: string): string {
  return `rules_version = '2'; service cloud.firestore {
  function f(x) { return x; }
  match /c/{id} { allow read: if ${condition}; }
}`;
}

function wordsOf(random: Random): string {
  const words = Array.from({ length: 1 + random(9) }, () =>
    random(3) ? anyWord(random) : pick(random, TERMS),
  );
  return words.join(pick(random, ['', ' ']));
}

function mutate(random: Random, text: string): string {
  const words = text.match(WORD) ?? [];
  for (let changes = 1 + random(2); changes > 0; changes--) {
    const at = random(words.length);
    const other = random(words.length);
    const change = [
      () => words.splice(at, 1),
      () => words.splice(at, 0, anyWord(random)),
      () => words.splice(at, 1, anyWord(random)),
      () => words.splice(at, 0, words[other] ?? ''),
      () => words.splice(at, 1, words.splice(other, 1, words[at] ?? '')[0] ?? ''),
    ];
    pick(random, change)();
  }
  return words.join('');
}

function anyWord(random: Random): string {
  return pick(random, pick(random, [SIGNS, NAMES, VALUES]));
}
