import { randomBytes, randomInt } from 'node:crypto';
import { assertCondition, refusal } from '../AuthError.ts';
import { parseJson } from '../parseJson.ts';
import type { AccountFields } from './Account.ts';
import { isScryptHash } from './scrypt.ts';

const shortestPassword = 6;
const longestClaims = 1000;

/** Claims that tokens always contain (OpenID Connect, and Firebase's own); they can't be used as custom claims. */
const reservedClaims =
  'iss aud sub iat exp nbf jti nonce azp acr amr cnf auth_time firebase at_hash c_hash'.split(' ');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random ID of letters and digits. */
export const randomId = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** A random code that needs no escaping in a link. */
export const randomCode = (bytes: number): string => randomBytes(bytes).toString('base64url');

export const epochSeconds = (now = Date.now()): string => String(Math.floor(now / 1000));

/** The Auth emulator's password format, used by exports and imports. It isn't a hash: the password is readable. */
const hashOf = (password: string, salt: string): string => `fakeHash:salt=${salt}:password=${password}`;

/** Whether this is the account's password: set here, or imported with its hash parameters. */
export function isPassword({ passwordHash, salt, hashParameters }: AccountFields, password: string): boolean {
  if (!passwordHash || !salt) return false;
  if (passwordHash === hashOf(password, salt)) return true;
  return hashParameters !== undefined && isScryptHash(passwordHash, salt, password, hashParameters);
}

/** The account fields that store a password. @param salt generated if omitted */
export function passwordFields(password: string, salt = `fakeSalt${randomId(20)}`): AccountFields {
  return { salt, passwordHash: hashOf(password, salt), passwordUpdatedAt: Date.now() };
}

/** The same for a new password, which ends earlier sessions. @throws AuthError `WEAK_PASSWORD` */
export function newPasswordFields(password: string): AccountFields {
  assertCondition(
    password.length >= shortestPassword,
    `WEAK_PASSWORD : Password should be at least ${shortestPassword} characters`,
  );
  return { ...passwordFields(password), validSince: epochSeconds() };
}

export const isEmail = (email: string): boolean => /^[^@]+@[^@]+$/.test(email);

/** Addresses are case-insensitive. */
export const canonicalEmail = (email: string): string => email.toLowerCase();

/** @throws AuthError `INVALID_PHONE_NUMBER` unless the number is in E.164 format */
export function assertPhoneNumber(phoneNumber: string): void {
  assertCondition(phoneNumber.startsWith('+'), 'INVALID_PHONE_NUMBER : Invalid format.');
}

/** @param claims as JSON @throws AuthError `CLAIMS_TOO_LARGE`, `INVALID_CLAIMS`, `FORBIDDEN_CLAIM` */
export function assertClaims(claims: string): void {
  assertCondition(claims.length <= longestClaims, 'CLAIMS_TOO_LARGE');
  claimsOf(parseJson(claims));
}

/** The value as custom claims. @throws AuthError `INVALID_CLAIMS`, `FORBIDDEN_CLAIM` */
export function claimsOf(value: unknown): Record<string, unknown> {
  assertCondition(typeof value === 'object' && value !== null && !Array.isArray(value), 'INVALID_CLAIMS');
  const reserved = reservedClaims.find((name) => name in value);
  if (reserved !== undefined) throw refusal(`FORBIDDEN_CLAIM : ${reserved}`);
  return value as Record<string, unknown>;
}
