import { isMailedLink, signInMode } from './signInMode.ts';

test.each([
  ['', { kind: 'logIn' }],
  ['?mode=signup', { kind: 'signUp' }],
  ['?mode=confirmSignUp&token=abc', { kind: 'confirm', token: 'abc' }],
  ['?mode=confirmSignUp', { kind: 'logIn' }],
  ['?mode=confirmEmail&token=abc', { kind: 'confirmEmail', token: 'abc' }],
  ['?mode=choosePassword&token=abc', { kind: 'choosePassword', link: { kind: 'token', token: 'abc' } }],
  ['?mode=undoEmail&token=abc', { kind: 'choosePassword', link: { kind: 'undoEmail', token: 'abc' } }],
  [
    '?mode=acceptInvitation&token=abc',
    { kind: 'choosePassword', link: { kind: 'invitation', token: 'abc' } },
  ],
  ['?mode=acceptInvitation', { kind: 'logIn' }],
  ['?mode=resetPassword&oobCode=abc', { kind: 'choosePassword', link: { kind: 'code', code: 'abc' } }],
  ['?mode=resetPassword&token=abc', { kind: 'logIn' }],
  ['?mode=toString', { kind: 'logIn' }],
])('/login%s', (search, mode) => {
  expect(signInMode(search)).toEqual(mode);
});

test.each([
  ['/login', '?mode=confirmSignUp&token=abc', true],
  ['/login', '?mode=choosePassword&token=abc', true],
  ['/login', '?mode=acceptInvitation&token=abc', true],
  ['/login', '?mode=confirmEmail&token=abc', true],
  ['/login', '?mode=signup', false],
  ['/login', '', false],
  ['/team', '?mode=confirmSignUp&token=abc', false],
])('%s%s is an emailed link: %s', (pathname, search, expected) => {
  expect(isMailedLink({ pathname, search })).toBe(expected);
});
