import * as z from 'zod/mini';

/**
 * The purpose of a signature. It is part of the signed bytes, so a signature of one kind is never valid for
 * another.
 */
export type SignedKind = 'module-document' | 'module-keys' | 'module-files';

/** An Ed25519 public key or signature: raw bytes in base64url without padding. */
export const publicKeyField = z.string().check(z.regex(/^[\w-]{43}$/));
export const signatureField = z.string().check(z.regex(/^[\w-]{86}$/));

/** A text and its Ed25519 signature. The exact text is signed, so nothing depends on how JSON is written. */
export const signedSchema = z.object({
  text: z.string().check(z.maxLength(400_000)),
  signature: signatureField,
});
export type SignedText = z.infer<typeof signedSchema>;

/** The bytes that are signed. */
export const signedBytes = (kind: SignedKind, text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${kind}\n${text}`);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/**
 * Whether one of the keys has signed a text (Ed25519, RFC 8032, through WebCrypto).
 * @param keys raw public keys in base64url
 * @returns false if the browser doesn't support Ed25519
 */
export async function isSignedBy(
  keys: readonly string[],
  kind: SignedKind,
  { text, signature }: SignedText,
): Promise<boolean> {
  for (const key of keys) {
    try {
      const publicKey = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
      if (await crypto.subtle.verify('Ed25519', publicKey, bytesOf(signature), signedBytes(kind, text)))
        return true;
    } catch {
      // Not a key, or the browser doesn't support Ed25519; another key may still match.
    }
  }
  return false;
}
