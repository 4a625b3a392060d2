import { isPassword } from './fieldChecks.ts';
import { isScrypt, isScryptHash, type ScryptParameters } from './scrypt.ts';
import { published } from './publishedHash.fixture.ts';

const { parameters, passwordHash, salt, password } = published;

test.each<[string, string, string, boolean]>([
  ['the password', password, passwordHash, true],
  ['another password', 'user2password', passwordHash, false],
  ['a URL-safe hash', password, passwordHash.replaceAll('+', '-').replaceAll('/', '_'), true],
  ['a hash of another length', password, passwordHash.slice(4), false],
])('recognizes %s by the hash published by Firebase: %#', (_, given, hash, expected) => {
  expect(isScryptHash(hash, salt, given, parameters)).toBe(expected);
  expect(isPassword({ passwordHash: hash, salt, hashParameters: parameters }, given)).toBe(expected);
});

test('a hash without its parameters doesn’t match any password', () => {
  expect(isPassword({ passwordHash, salt }, password)).toBe(false);
});

test.each<[Partial<ScryptParameters>, boolean]>([
  [{}, true],
  [{ rounds: 9 }, false],
  [{ memoryCost: 15 }, false],
  [{ memoryCost: Number.NaN }, false],
  [{ signerKey: '' }, false],
])('accepts parameters with %j: %s', (more, expected) => {
  expect(isScrypt({ ...parameters, ...more })).toBe(expected);
});
