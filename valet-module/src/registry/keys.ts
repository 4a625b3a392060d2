import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import {
  publicKeyField,
  signedBytes,
  type SignedKind,
  type SignedText,
} from '../../../shared-lib/src/contract/signedText.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';

/** The variable that has a key in JSON, where no file should be, such as in a workflow. */
export const keyVariable = 'VALET_MODULE_KEY';

/** An Ed25519 key pair: raw bytes in base64url. */
const keySchema = z.object({ publicKey: publicKeyField, privateKey: publicKeyField });
export type SigningKey = z.infer<typeof keySchema>;

/** A new key pair. */
export function newKey(): SigningKey {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { publicKey: x, privateKey: d };
}

/** Writes a new key to a file that only this user can read. Refuses to replace one. */
export function writeKey(file: string): Outcome<SigningKey> {
  if (existsSync(file)) return refused(`${file} is already there. Name another file with --key.`);
  const key = newKey();
  writeFileSync(file, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600 });
  return done(key);
}

/**
 * Reads the key that signs: from the environment, or from a file.
 * @param file path; read only if the variable isn't set
 */
export function readKey(file: string, environment: NodeJS.ProcessEnv): Outcome<SigningKey> {
  const text = environment[keyVariable] ?? (existsSync(file) ? readFileSync(file, 'utf8') : null);
  if (text === null)
    return refused(`There is no key: set ${keyVariable}, or create ${file} with "valet-module keys".`);
  try {
    const key = keySchema.safeParse(JSON.parse(text));
    if (key.success) return done(key.data);
  } catch {
    // Refused below.
  }
  return refused(`${environment[keyVariable] ? keyVariable : file} isn't a key made by "valet-module keys".`);
}

/** Signs a text. @throws if the key's halves don't belong together */
export function signText(kind: SignedKind, text: string, { publicKey, privateKey }: SigningKey): SignedText {
  const key = createPrivateKey({
    format: 'jwk',
    key: { kty: 'OKP', crv: 'Ed25519', x: publicKey, d: privateKey },
  });
  return { text, signature: sign(null, signedBytes(kind, text), key).toString('base64url') };
}
