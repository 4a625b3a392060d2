import { nextAddress } from './nextAddress.ts';

test.each([
  ['/', '/login'],
  ['/team', '/login?next=%2Fteam'],
  ['/settings?tab=billing#plan', '/login?next=%2Fsettings%3Ftab%3Dbilling%23plan'],
])('returns to %s after sign-in', (requested, login) => {
  expect(nextAddress.loginFor(requested)).toBe(login);
  expect(nextAddress.after(login.slice('/login'.length))).toBe(requested);
});

test.each([
  [''],
  ['?next='],
  ['?next=//evil.example'],
  ['?next=/%5Cevil.example'],
  ['?next=https://evil.example'],
  ['?next=/%09/evil.example'],
  ['?next=/%0A/evil.example'],
  ['?next=javascript:alert(1)'],
  ['?next=/login'],
  ['?next=/login?next=/login'],
])('%s goes to the home page', (search) => {
  expect(nextAddress.after(search)).toBe('/');
});

test('a confirmed sign-up continues with onboarding', () => {
  expect(nextAddress.after('?mode=confirmSignUp&token=abc')).toBe('/onboarding');
});
