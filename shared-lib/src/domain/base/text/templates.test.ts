import { fillTemplate, hasUnmatchedBrace, placeholdersIn, unknownNames } from './templates.ts';

test.each([
  ['no braces', []],
  ['{a} { b } {a}', ['a', 'b']],
  ['{}', ['']],
  ['{{a}}', ['a']],
])('%j names %j', (template, names) => {
  expect(placeholdersIn(template)).toEqual(names);
});

test('each unknown name is listed once', () => {
  expect(unknownNames('{a} {c} {c}', ['a', 'b'])).toEqual(['c']);
});

test.each([
  ['{a}', false],
  ['none', false],
  ['{a', true],
  ['a}', true],
  ['{{a}}', true],
])('an unmatched brace in %j: %s', (template, expected) => {
  expect(hasUnmatchedBrace(template)).toBe(expected);
});

test('values with braces or dollars stay as they are, and so do unknown names', () => {
  expect(fillTemplate('{a} { b } {toString} {c}', { a: '{b}', b: "$& O'Malley" })).toBe(
    "{b} $& O'Malley {toString} {c}",
  );
});
