import { createCipheriv, scryptSync, timingSafeEqual } from 'node:crypto';

/** A Firebase project's password hashing parameters; keys and separators in base64. */
export interface ScryptParameters {
  readonly signerKey: string;
  readonly saltSeparator: string;
  readonly rounds: number;
  readonly memoryCost: number;
}

/** Whether Google accepts these parameters: 1 to 8 rounds, a memory cost of 1 to 14 (Admin SDK, `UserImportOptions`). */
export const isScrypt = ({ signerKey, rounds, memoryCost }: ScryptParameters): boolean =>
  signerKey !== '' &&
  Number.isInteger(rounds) &&
  Number.isInteger(memoryCost) &&
  rounds >= 1 &&
  rounds <= 8 &&
  memoryCost >= 1 &&
  memoryCost <= 14;

/**
 * Whether a hash matches a password by Firebase's variant of scrypt, which encrypts the project's signer key with the derived key
 * (https://github.com/firebase/scrypt).
 *
 * @param passwordHash base64 or base64url, like the salt
 */
export function isScryptHash(
  passwordHash: string,
  salt: string,
  password: string,
  { signerKey, saltSeparator, rounds, memoryCost }: ScryptParameters,
): boolean {
  const cost = 2 ** memoryCost;
  const salted = Buffer.concat([Buffer.from(salt, 'base64'), Buffer.from(saltSeparator, 'base64')]);
  const options = { N: cost, r: rounds, p: 1, maxmem: 256 * cost * rounds };
  const key = scryptSync(password, salted, 32, options);
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  const hash = cipher.update(Buffer.from(signerKey, 'base64'));
  const expected = Buffer.from(passwordHash, 'base64');
  return hash.length === expected.length && timingSafeEqual(hash, expected);
}
