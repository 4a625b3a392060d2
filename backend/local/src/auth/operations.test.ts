import { isKeptOperation } from './operations.ts';

it.each([
  ['/v1/accounts:signInWithPassword', true],
  ['/v1/accounts:signInWithPhoneNumber', false],
  ['/v1/projects', true],
  ['/v1/projects/{targetProjectId}/accounts', true],
  ['/v1/projects/{targetProjectId}/accounts:batchCreate', true],
  ['/v1/projects/{targetProjectId}:createSessionCookie', true],
  ['/v1/projects/{targetProjectId}/tenants/{tenantId}/accounts:lookup', false],
  ['/v1/token', true],
  ['/v2/projects/{targetProjectId}/config', true],
  ['/v2/accounts/mfaSignIn:start', false],
  ['/emulator/v1/projects/{targetProjectId}/oobCodes', true],
  ['/emulator/v1/projects/{targetProjectId}/tenants/{tenantId}/oobCodes', false],
])('%s is kept: %s', (path, kept) => {
  expect(isKeptOperation(path)).toBe(kept);
});
