import { createPrivateKey, sign } from 'node:crypto';
import type { KeyFile } from '../shared-lib/src/contract/registryCalls.ts';
import { signedBytes, type SignedKind, type SignedText } from '../shared-lib/src/contract/signedText.ts';

/** Signs a text for a registry of modules (Ed25519). */
export function signText(kind: SignedKind, text: string, { privateKey }: KeyFile): SignedText {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  return { text, signature: sign(null, signedBytes(kind, text), key).toString('base64url') };
}
