import { isEmailChangeOpen } from './emailChange.ts';

const change = { kind: 'change', email: 'new@demo.test', before: 'old@demo.test', expiresAt: 1000 } as const;
const undo = { kind: 'undo', email: 'old@demo.test', before: 'new@demo.test', expiresAt: 1000 } as const;
const login = (email: string, disabled = false) => ({ email, disabled });

test.each([
  ['a change, in time', change, login('Old@demo.test'), 999, true],
  ['a change, too late', change, login('old@demo.test'), 1000, false],
  ['a change that was interrupted', change, login('new@demo.test'), 0, true],
  ['a change for a login that has moved to another address', change, login('else@demo.test'), 0, false],
  ['a change for a deleted login', change, null, 0, false],
  ['a change for a disabled login', change, login('old@demo.test', true), 0, false],
  ['a change for a login without an address', change, { disabled: false }, 0, false],
  ['an undo, in time', undo, login('new@demo.test'), 999, true],
  ['an undo, whatever address the login has now', undo, login('else@demo.test'), 0, true],
  ['an undo, too late', undo, login('new@demo.test'), 1000, false],
  ['an undo for a disabled login', undo, login('new@demo.test', true), 0, false],
])('%s', (_, of, whose, now, isOpen) => {
  expect(isEmailChangeOpen(of, whose, now)).toBe(isOpen);
});
