import { isShown, parseColumnChoice } from './columnChoice.ts';

const columns = [
  { id: 'name', choice: 'fixed' as const },
  { id: 'tier' },
  { id: 'email', choice: 'hidden' as const },
];

test.each([
  [null, {}],
  ['', {}],
  ['not json', {}],
  ['null', {}],
  ['[true]', {}],
  ['{"tier":false,"email":true}', { tier: false, email: true }],
  ['{"name":false,"gone":false,"tier":"no"}', {}],
])('%s', (stored, expected) => {
  expect(parseColumnChoice(stored, columns)).toEqual(expected);
});

test.each([
  ['name', { name: false }, true],
  ['tier', {}, true],
  ['tier', { tier: false }, false],
  ['email', {}, false],
  ['email', { email: true }, true],
])('%s with %j is shown: %s', (id, choice, expected) => {
  expect(
    isShown(
      columns.find((column) => column.id === id)!,
      choice as Record<string, boolean>,
    ),
  ).toBe(expected);
});
