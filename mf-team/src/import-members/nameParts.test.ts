import { nameParts } from './nameParts.ts';

test.each([
  ['Dana Cole', 'Dana', 'Cole', false],
  ['María del Carmen Ruiz', 'María', 'del Carmen Ruiz', false],
  ["O'Brien, Mary", 'Mary', "O'Brien", true],
  ['Ruiz Soto, María del Carmen', 'María del Carmen', 'Ruiz Soto', true],
  ['Dana Cole, Jr.', 'Dana', 'Cole Jr.', false],
  ['Cole, Dana, Jr.', 'Dana', 'Cole Jr.', true],
  ['Dana Cole, Jr., MD', 'Dana', 'Cole Jr. MD', false],
  ['Cole,', 'Cole', '', false],
  ['李娜', '李娜', '', false],
  ['Cher', 'Cher', '', false],
  ['', '', '', false],
])('%j', (name, firstName, lastName, isTurned) => {
  expect(nameParts(name)).toEqual({ firstName, lastName, isTurned });
});
