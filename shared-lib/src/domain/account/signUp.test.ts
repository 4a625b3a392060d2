import { passwordProblem } from './password.ts';

const about = ['Olivia', 'Park', 'olivia.park@demo.test'];

test.each([
  ['', 'tooShort'],
  ['seven77', 'tooShort'],
  ['Quite-new', null],
  ['ñandú rojo', null],
  ['x1'.repeat(2048), null],
  [`${'x1'.repeat(2048)}y`, 'tooLong'],
  ['Password1!', 'common'],
  ['passw0rd', 'common'],
  ['qwerty2026', 'common'],
  ['12345678', 'common'],
  ['87654321', 'common'],
  ['aaaaaaaa', 'common'],
  ['abcdefgh', 'common'],
  ['password of mine', null],
  ['olivia.park', 'aboutYou'],
  ['Olivia2026!', 'aboutYou'],
  ['olivia.park@demo.test', 'aboutYou'],
  ['Passw0rd!demo', null],
])('%s is %s', (password, problem) => {
  expect(passwordProblem(password, about)).toBe(problem);
});
