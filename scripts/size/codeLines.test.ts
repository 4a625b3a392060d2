import { codeLines } from './codeLines.ts';

test.each([
  ['nothing', '', 0],
  ['blank lines', '\n  \n', 0],
  ['line comments', '// one\n  // two\n', 0],
  ['a docstring of several lines', '/**\n * One.\n *\n * Two.\n */\n', 0],
  ['a docstring of one line', '/** One. */\nexport const one = 1;\n', 1],
  ['code behind a comment', '/* one */ const one = 1;', 1],
  ['code behind the end of a comment', '/*\none */ const one = 1;', 1],
  ['a comment behind code', 'const one = 1; // the first\n', 1],
  ['two comments in a line', '/* one */ /* two */', 0],
  ['code over several lines', 'const one = [\n  1,\n\n  2,\n];\n', 4],
])('%s: %#', (_, source, lines) => {
  expect(codeLines(source)).toBe(lines);
});
