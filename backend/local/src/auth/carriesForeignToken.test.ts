import { carriesForeignToken } from './carriesForeignToken.ts';

const jwt = (payload: unknown): string =>
  ['{"alg":"none"}', JSON.stringify(payload), '']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

test.each<[string, unknown, boolean]>([
  ['of Firebase', { idToken: jwt({ user_id: 'a', firebase: { sign_in_provider: 'password' } }) }, false],
  ['without claims', { idToken: jwt({}) }, true],
  ['of another issuer', { idToken: jwt({ sub: 'a', iss: 'elsewhere' }) }, true],
  ['with a claim of another type', { idToken: jwt({ firebase: 'yes' }) }, true],
  ['whose payload is null', { idToken: jwt(null) }, true],
  ['whose payload is a text', { idToken: jwt('text') }, true],
  ['that is garbage', { idToken: 'garbage' }, true],
  ['that is empty', { idToken: '' }, false],
  ['that is no text', { idToken: 7 }, false],
  ['that is missing', { email: 'a@b.c' }, false],
  ['in no object', null, false],
])('a token %s', (_, body, expected) => {
  expect(carriesForeignToken(JSON.stringify(body))).toBe(expected);
});

test('a body that is not JSON', () => {
  expect(carriesForeignToken('{')).toBe(false);
});
