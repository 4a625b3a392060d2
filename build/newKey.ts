import { generateKeyPairSync } from 'node:crypto';
import type { KeyFile } from '../shared-lib/src/contract/registryCalls.ts';

/** A new Ed25519 key pair. */
export function newKey(): KeyFile {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'jwk' }).x!,
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}
