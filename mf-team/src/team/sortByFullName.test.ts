import { sortByFullName } from './sortByFullName.ts';

const sorted = (...names: string[]) =>
  sortByFullName(
    names.map((fullName, index) => ({ id: `m${index}`, fullName })),
    'en',
  ).map(({ fullName }) => fullName);

test.each([
  ['the alphabet', ['Nadia Flores', 'Adam Reyes'], ['Adam Reyes', 'Nadia Flores']],
  ['accents and case make no difference', ['zoe', 'Élan', 'Ed', 'emma'], ['Ed', 'Élan', 'emma', 'zoe']],
  ['numbers by their size', ['Sam 10', 'Sam 9'], ['Sam 9', 'Sam 10']],
  ['those without a name last', ['', 'Zoe', 'Adam'], ['Adam', 'Zoe', '']],
  ['nobody', [], []],
])('%s', (_, names, expected) => {
  expect(sorted(...names)).toEqual(expected);
});

test('namesakes keep one order whatever order they come in', () => {
  const namesakes = [
    { id: 'b', fullName: 'Sam Ortiz' },
    { id: 'a', fullName: 'Sam Ortiz' },
  ];
  expect(sortByFullName(namesakes, 'en').map(({ id }) => id)).toEqual(['a', 'b']);
  expect(namesakes[0]?.id).toBe('b');
});
