import { identifyCaller } from './authorize.ts';

const now = Date.parse('2026-11-21T00:00:00Z');
const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
const claims = { sub: 'ann', aud: 'demo', exp: now / 1000 + 60 };

it.each([
  ['a signed-out caller', undefined, null],
  ['an administrator', 'Bearer owner', 'administrator'],
  ['a user', `Firebase ${token(claims)}`, { uid: 'ann', token: claims }],
  [
    'a test user, whose token never expires',
    `Bearer ${token({ ...claims, iat: 0, exp: 3600 })}`,
    { uid: 'ann', token: { ...claims, iat: 0, exp: 3600 } },
  ],
  ['a user, with Bearer', `Bearer ${token(claims)}`, { uid: 'ann', token: claims }],
])('identifies %s', (_, header, expected) => {
  expect(identifyCaller(header, 'demo', now)).toEqual(expected);
});

it.each([
  ['from another project', token({ ...claims, aud: 'other' })],
  ['that has expired', token({ ...claims, exp: now / 1000 })],
  ['without a user', token({ ...claims, sub: undefined })],
  ['that is not a token', 'rubbish'],
])('refuses a token %s', (_, text) => {
  expect(() => identifyCaller(`Firebase ${text}`, 'demo', now)).toThrow(
    expect.objectContaining({ code: 401 }),
  );
});
