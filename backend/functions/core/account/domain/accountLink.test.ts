import { isLinkOpen } from './accountLink.ts';
import { countNext } from './rateCounter.ts';

const link = { email: 'dana@demo.test', expiresAt: 1000 };
const login = { email: 'Dana@demo.test', disabled: false };

test.each([
  ['in time', link, login, 999, true],
  ['too late', link, login, 1000, false],
  ['the login is gone', link, null, 0, false],
  ['the login is disabled', link, { ...login, disabled: true }, 0, false],
  ['the login has moved to another address', link, { ...login, email: 'new@demo.test' }, 0, false],
  ['the login has no address', link, { disabled: false }, 0, false],
])('a link, %s', (_, of, whose, now, isOpen) => {
  expect(isLinkOpen(of, whose, now)).toBe(isOpen);
});

test.each([
  ['the first', null, 100, { count: 1, expiresAt: 1100 }],
  ['another', { count: 1, expiresAt: 1100 }, 200, { count: 2, expiresAt: 1100 }],
  ['one too many', { count: 2, expiresAt: 1100 }, 1099, null],
  ['one when the time is over', { count: 2, expiresAt: 1100 }, 1100, { count: 1, expiresAt: 2100 }],
])('counts %s', (_, counter, now, expected) => {
  expect(countNext(counter, { most: 2, within: 1000 }, now)).toEqual(expected);
});
