import { findRoute, missingAt } from './routes.ts';

const toolkit = '/identitytoolkit.googleapis.com';

test.each<[string, string, string | undefined]>([
  ['POST', `${toolkit}/v1/accounts:signUp`, undefined],
  ['POST', `${toolkit}/v1/projects/demo/accounts`, 'demo'],
  ['POST', `${toolkit}/v1/projects/demo:queryAccounts`, 'demo'],
  ['GET', `${toolkit}/v1/projects`, undefined],
  ['PATCH', `${toolkit}/v2/projects/demo/config`, 'demo'],
  ['DELETE', '/emulator/v1/projects/demo/accounts', 'demo'],
])('finds %s %s, of project %s', (method, path, projectId) => {
  expect(findRoute(method, path)).toMatchObject({ route: { method }, projectId });
});

test.each<[string, string, unknown]>([
  ['GET', `${toolkit}/v1/accounts:signUp`, 'wrong method'],
  ['POST', `${toolkit}/v1/accounts:signUp/x`, undefined],
  ['POST', '/identitytoolkitXgoogleapis.com/v1/accounts:signUp', undefined],
  ['POST', `/x${toolkit}/v1/accounts:signUp`, undefined],
  ['DELETE', '//emulator/v1/projects/demo/accounts', undefined],
])('%s %s: %s', (method, path, expected) => {
  expect(findRoute(method, path)).toBe(expected);
});

test.each([
  [`${toolkit}/v1/accounts:signInWithPhoneNumber`, 'phone sign-in'],
  [`${toolkit}/v2/accounts/mfaEnrollment:start`, 'second factors'],
  [`${toolkit}/v2/projects/demo/tenants`, 'tenants'],
  ['/emulator/auth/handler', 'pop-ups or redirects: sign in with a credential'],
  [`${toolkit}/v1/nothing`, undefined],
])('%s is not supported: %s', (path, what) => {
  expect(missingAt(path)).toBe(what);
});
