import { fillTemplate, hasLooseBrace, placeholdersIn, unknownNames } from './templates.ts';

test.each([
  ['no braces', []],
  ['{a} { b } {a}', ['a', 'b']],
  ['{}', ['']],
  ['{{a}}', ['a']],
])('%j names %j', (template, names) => {
  expect(placeholdersIn(template)).toEqual(names);
});

test('what is not known is named once', () => {
  expect(unknownNames('{a} {c} {c}', ['a', 'b'])).toEqual(['c']);
});

test.each([
  ['{a}', false],
  ['none', false],
  ['{a', true],
  ['a}', true],
  ['{{a}}', true],
])('a loose brace in %j: %s', (template, expected) => {
  expect(hasLooseBrace(template)).toBe(expected);
});

test('values with braces or dollars stand as they are, and so does what is not known', () => {
  expect(fillTemplate('{a} { b } {toString} {c}', { a: '{b}', b: "$& O'Malley" })).toBe(
    "{b} $& O'Malley {toString} {c}",
  );
});
