import { addressAs, parseSignIn, signInPath } from './signInPage.ts';

const queryOf = (address: string) => new URL(address).searchParams;
const origin = 'http://localhost:5200';

it.each([
  ['/hello', 'owner', { email: 'owner@demo.test', next: '/hello' }],
  ['/hello?tab=a&b=c#d', 'newOwner', { email: 'new-owner@demo.test', next: '/hello?tab=a&b=c#d' }],
  ['/', null, { email: null, next: '/' }],
] as const)('an address of %s as %s', (path, account, expected) => {
  const address = addressAs(origin, path, account);
  expect(new URL(address).pathname).toBe(signInPath);
  expect(parseSignIn(queryOf(address))).toEqual(expected);
});

it.each([
  ['https://elsewhere.example/', 'owner', 'not a path'],
  ['//elsewhere.example', 'owner', 'not a path'],
  ['/\\elsewhere.example', 'owner', 'not a path'],
  ['javascript:alert(1)', 'owner', 'not a path'],
  ['/hello', 'nobody', 'not a demo account'],
  ['/hello', 'toString', 'not a demo account'],
])('refuses %s as %s', (next, as, problem) => {
  expect(() => parseSignIn(new URLSearchParams({ next, as }))).toThrow(problem);
});
