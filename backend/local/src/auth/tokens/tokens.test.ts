import { createIdToken, readIdToken } from './idToken.ts';
import { readJwt, unsignedJwt } from './jwt.ts';
import { createRefreshToken, readRefreshToken } from './refreshToken.ts';

const now = Date.UTC(2026, 6, 15, 12);
const seconds = now / 1000;

test('an ID token contains the user, the sign-in method and the session’s start', () => {
  const account = {
    localId: 'olivia',
    email: 'o@x.test',
    emailVerified: true,
    displayName: 'Olivia',
    customAttributes: '{"role":"admin"}',
    lastLoginAt: String(now - 60_000),
    providerUserInfo: [
      { providerId: 'google.com', rawId: '1' },
      { providerId: 'password', rawId: 'o@x.test' },
    ],
  };
  const token = createIdToken(account, 'demo', { provider: 'password', extraClaims: { plan: 'all' } }, now);
  expect(readIdToken(token)).toEqual({
    name: 'Olivia',
    role: 'admin',
    plan: 'all',
    email: 'o@x.test',
    email_verified: true,
    auth_time: seconds - 60,
    user_id: 'olivia',
    sub: 'olivia',
    firebase: { identities: { email: ['o@x.test'], 'google.com': ['1'] }, sign_in_provider: 'password' },
    iat: seconds,
    exp: seconds + 3600,
    aud: 'demo',
    iss: 'https://securetoken.google.com/demo',
  });
});

test.each([
  ['that is malformed', 'garbage'],
  ['that is empty', ''],
  ['without claims', unsignedJwt({})],
  ['from another issuer', unsignedJwt({ sub: 'a', iss: 'elsewhere' })],
  ['with a claim of another type', unsignedJwt({ firebase: 'yes' })],
  ['whose payload is null', 'e30.bnVsbA.'],
  ['whose payload is a string', `e30.${Buffer.from('"text"').toString('base64url')}.`],
  ['that is nested too deeply', `e30.${Buffer.from('{"a":'.repeat(9999)).toString('base64url')}.`],
])('refuses an ID token %s', (_, token) => {
  expect(() => readIdToken(token)).toThrow('INVALID_ID_TOKEN');
});

test('an unsigned token keeps its claims', () => {
  expect(readJwt(unsignedJwt({ name: 'Zoë' }))).toEqual({ name: 'Zoë' });
});

test('a refresh token contains its session and its creation time; ID tokens don’t', () => {
  const session = { provider: 'custom', extraClaims: { plan: 'all' } };
  const token = createRefreshToken('olivia', 'demo', session, now);
  expect(readRefreshToken(token, 'demo')).toEqual({ localId: 'olivia', session, madeAt: seconds });
});

const encoded = (record: unknown) => Buffer.from(JSON.stringify(record)).toString('base64');
const record = {
  _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
  localId: 'a',
  provider: 'password',
  projectId: 'demo',
};

test("accepts the Auth emulator's refresh token, which has no creation time", () => {
  expect(readRefreshToken(encoded({ ...record, extraClaims: {} }), 'demo').madeAt).toBeUndefined();
});

test.each<[string, string]>([
  ['that is malformed', 'garbage'],
  ['that is null', encoded(null)],
  ['from another project', encoded({ ...record, projectId: 'other' })],
  ['from another service', encoded({ ...record, _AuthEmulatorRefreshToken: undefined })],
  ['without an account', encoded({ ...record, localId: undefined })],
])('refuses a refresh token %s', (_, token) => {
  expect(() => readRefreshToken(token, 'demo')).toThrow('INVALID_REFRESH_TOKEN');
});
