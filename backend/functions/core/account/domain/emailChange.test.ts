import { isEmailChangeOpen } from './emailChange.ts';

const change = { kind: 'change', email: 'new@demo.test', before: 'old@demo.test', expiresAt: 1000 } as const;
const undo = { kind: 'undo', email: 'old@demo.test', before: 'new@demo.test', expiresAt: 1000 } as const;
const login = (email: string, disabled = false) => ({ email, disabled });

test.each([
  ['a change, in time', change, login('Old@demo.test'), 999, true],
  ['a change, too late', change, login('old@demo.test'), 1000, false],
  ['a change that broke off', change, login('new@demo.test'), 0, true],
  ['a change of a login that has moved elsewhere', change, login('else@demo.test'), 0, false],
  ['a change of a login that is gone', change, null, 0, false],
  ['a change of a login that is disabled', change, login('old@demo.test', true), 0, false],
  ['a change of a login without an address', change, { disabled: false }, 0, false],
  ['a way back, in time', undo, login('new@demo.test'), 999, true],
  ['a way back, from wherever the login is now', undo, login('else@demo.test'), 0, true],
  ['a way back, too late', undo, login('new@demo.test'), 1000, false],
  ['a way back of a login that is disabled', undo, login('new@demo.test', true), 0, false],
])('%s', (_, of, whose, now, isOpen) => {
  expect(isEmailChangeOpen(of, whose, now)).toBe(isOpen);
});
