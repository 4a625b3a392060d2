import { assertClaims, isEmail, isPassword, newPasswordFields, passwordFields } from './fieldChecks.ts';

test.each([
  ['a@b', true],
  ['', false],
  ['a', false],
  ['a@', false],
  ['a@b@c', false],
])('%j is an address: %s', (email, expected) => expect(isEmail(email)).toBe(expected));

test.each([
  ['fakeHash:salt=s:password=secret', 's', 'secret', true],
  ['fakeHash:salt=s:password=secret', 's', 'other', false],
  ['fakeHash:salt=s:password=secret', undefined, 'secret', false],
  [undefined, 's', 'secret', false],
])('%s with salt %s is %s: %s', (passwordHash, salt, password, expected) => {
  expect(isPassword({ passwordHash, salt }, password)).toBe(expected);
});

test('recognizes a stored password, which has its own salt each time', () => {
  const [one, other] = [newPasswordFields('secret'), newPasswordFields('secret')];
  expect(isPassword(one, 'secret')).toBe(true);
  expect(one.salt).not.toBe(other.salt);
  expect(passwordFields('secret', 'given').salt).toBe('given');
  expect(() => newPasswordFields('12345')).toThrow(
    'WEAK_PASSWORD : Password should be at least 6 characters',
  );
});

test.each([
  ['{}', null],
  ['{"role":"admin"}', null],
  ['null', 'INVALID_CLAIMS'],
  ['[]', 'INVALID_CLAIMS'],
  ['{', 'INVALID_CLAIMS'],
  ['{"firebase":1}', 'FORBIDDEN_CLAIM : firebase'],
  [JSON.stringify({ x: 'x'.repeat(1000) }), 'CLAIMS_TOO_LARGE'],
])('claims %.20s: %s', (claims, problem) => {
  if (problem === null) expect(() => assertClaims(claims)).not.toThrow();
  else expect(() => assertClaims(claims)).toThrow(problem);
});
