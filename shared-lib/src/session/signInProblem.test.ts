import { signInProblem } from './signInProblem.ts';

test.each([
  ['auth/wrong-password', 'wrongCredentials'],
  ['auth/user-not-found', 'wrongCredentials'],
  ['auth/invalid-credential', 'wrongCredentials'],
  ['auth/invalid-email', 'invalidEmail'],
  ['auth/user-disabled', 'accountDisabled'],
  ['auth/too-many-requests', 'tooManyAttempts'],
  ['auth/weak-password', 'weakPassword'],
  ['auth/invalid-action-code', 'linkExpired'],
  ['auth/network-request-failed', 'offline'],
  ['auth/something-new', 'unknown'],
])('%s maps to %s', (code, problem) => {
  expect(signInProblem({ code })).toBe(problem);
});

test.each([[undefined], [null], ['text'], [new Error('no code')]])('%s maps to unknown', (error) => {
  expect(signInProblem(error)).toBe('unknown');
});
