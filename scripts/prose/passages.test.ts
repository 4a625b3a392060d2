import { readPassages } from './readPassages.ts';
import { joinedWords } from './passage.ts';

const read = (file: string, source: string, specification = '') =>
  readPassages(file, source, specification).map(
    (passage) => `${passage.lines.map(({ line }) => line).join(',')} ${joinedWords(passage)}`,
  );

test.each<[name: string, file: string, source: string, expected: string[]]>([
  [
    'a block of line comments is one passage',
    'a.ts',
    '// One\n// two.\nf();\n// Three.',
    ['1,2 One two.', '4 Three.'],
  ],
  ['a comment after code is its own passage', 'a.ts', 'f(); // One.\n// Two.', ['1 One.', '2 Two.']],
  [
    'each paragraph and each tag of a block comment is one',
    'a.tsx',
    '/**\n * One\n * two.\n *\n * Three.\n * @param file the name\n * @returns words\n */',
    ['2,3 One two.', '5 Three.', '6 the name', '7 words'],
  ],
  [
    'texts in both languages next to each other',
    'a.ts',
    "const en = { a: 'One.', b: (x: string) => `Two ${x}.` };\nconst es = { a: 'Uno.' };\nconst c = 'No.';",
    ['1 One.', '1 Two □.', '2 Uno.'],
  ],
  ['a test’s texts are left out', 'a.test.ts', "const en = { a: 'One.' };\nconst es = { a: 'Uno.' };", []],
  [
    'a usage text’s paragraphs, and the descriptions of its options',
    'a.ts',
    'export const usage = `Usage: a\n\nDoes it\nwell.\n\n  --in DIR  where it is,\n            or not\n  --help    this\n`;',
    ['3,4 Does it well.', '6,7 where it is, or not', '8 this'],
  ],
  [
    'code in a comment is a mark',
    'a.ts',
    '// See `goes on` at https://a.test/whoever now.',
    ['1 See □ at □ now.'],
  ],
  [
    'code examples are left out',
    'a.ts',
    '/**\n * One:\n *\n *     goes on\n * ```\n * goes on\n * ```\n */',
    ['2 One:'],
  ],
  [
    'directives for tools are left out',
    'a.ts',
    '// oxlint-disable-next-line\n/* webpackMode: "lazy" */\nf();',
    [],
  ],
  [
    'strings and regular expressions aren’t comments',
    'a.ts',
    "const a = 'x // y'; const b = /[/]/*2; // Yes.",
    ['1 Yes.'],
  ],
  [
    'a template’s substitution is code',
    'a.ts',
    'const a = `// no ${f({ a: 1 }) /* Yes. */} // no`; // Also.',
    ['1 Yes.', '1 Also.'],
  ],
  ['an apostrophe in JSX ends with its line', 'a.tsx', "<p>don't</p>;\n// Yes.", ['2 Yes.']],
  ['comments of styles', 'a.css', '.a { background: url(//b.test) } /* Yes. */', ['1 Yes.']],
  ['comments of rules', 'a.rules', 'match /a/{b} { // Yes.\n allow read; }', ['1 Yes.']],
  [
    'paragraphs, items and headings',
    'a.md',
    '# One\nTwo\nthree\n\n- Four\n  five\n- Six',
    ['1 One', '2,3 Two three', '5,6 Four five', '7 Six'],
  ],
  [
    'cells, without the rule of the table',
    'a.md',
    '| One | two |\n| --- | :-: |\n| `a` | Three |',
    ['1 One', '1 two', '3 Three'],
  ],
  [
    'fenced and indented code is left out',
    'a.md',
    'One\n\n```\ntwo\n```\n\n    three\n\nFour',
    ['1 One', '9 Four'],
  ],
  [
    'a link is its words',
    'a.md',
    'See [the page](whoever.md#goes-on), ![alt](a.png) or **bold**.',
    ['1 See the page, alt or bold.'],
  ],
  ['code that a line break divides', 'a.md', 'Run `npm\nrun x` now.', ['1,2 Run □ now.']],
  [
    'texts of a catalog, without keys and imports',
    'mf-team/src/texts/en.ts',
    "import a from './whoever.ts';\nexport const en = { nobody: 'One {{count}}', part: { b: `Two ${a} three` } };",
    ['2 One □', '2 Two □ three'],
  ],
  [
    'texts of an article, without the ids of its sections',
    'shell/src/docs/articles/en/a.ts',
    "export const a = [{ id: 'nobody', blocks: [paragraph`One ${label('Two')} three.`, words`Four.`] }];",
    ['1 One □ three.', '1 Four.'],
  ],
  ['no texts elsewhere', 'mf-team/src/page.ts', "f('One');", []],
])('%s', (_, file, source, expected) => {
  expect(read(file, source)).toEqual(expected);
});

test('texts from the specification are left out', () => {
  const source = "export const en = { a: 'Cannot add active member.', b: 'Cannot add them.' };";
  expect(read('mf-team/src/texts/en.ts', source, 'It says: Cannot add active member. And more.')).toEqual([
    '1 Cannot add them.',
  ]);
});
