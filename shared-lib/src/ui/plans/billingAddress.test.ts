import { billingAddress, returnPath } from './billingAddress.ts';

test.each([
  [{}, '/settings?tab=billing'],
  [{ seats: 3 }, '/settings?tab=billing&seats=3'],
  [{ seats: 3, back: '/team?add=1' }, '/settings?tab=billing&seats=3&back=%2Fteam%3Fadd%3D1'],
])('%p', (ask, address) => {
  expect(billingAddress(ask)).toBe(address);
});

test.each([
  [null, null],
  ['/team?add=1', '/team?add=1'],
  ['/communities?import=1#rows', '/communities?import=1#rows'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/a\\b', null],
  ['/\t/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['team', null],
])('returning to %p leads to %p', (back, expected) => {
  expect(returnPath(new URLSearchParams(back === null ? {} : { back }))).toBe(expected);
});
