import { initialsOf } from './initialsOf.ts';

test.each([
  ['Olivia Park', 'OP'],
  ['Nadia', 'N'],
  ['Ana María de la Cruz', 'AC'],
  ["O'Malley's Row — Phase II", 'OI'],
  ['李 小龍', '李小'],
  ['<img onerror>', 'O'],
  ['', '?'],
  ['  —  ', '?'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
