import { isSignedBy, signedBytes, type SignedKind, type SignedText } from './signedText.ts';

const encode = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

async function newKey() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  return {
    publicKey: encode(await crypto.subtle.exportKey('raw', pair.publicKey)),
    sign: async (kind: SignedKind, text: string): Promise<SignedText> => ({
      text,
      signature: encode(await crypto.subtle.sign('Ed25519', pair.privateKey, signedBytes(kind, text))),
    }),
  };
}

test('only a key of the list, the exact text and the same kind are accepted', async () => {
  const [own, other] = await Promise.all([newKey(), newKey()]);
  const signed = await own.sign('module-document', '{"a":1}');
  const keys = [other.publicKey, own.publicKey];
  expect(await isSignedBy(keys, 'module-document', signed)).toBe(true);
  expect(await isSignedBy([other.publicKey], 'module-document', signed)).toBe(false);
  expect(await isSignedBy([], 'module-document', signed)).toBe(false);
  expect(await isSignedBy(keys, 'module-keys', signed)).toBe(false);
  expect(await isSignedBy(keys, 'module-document', { ...signed, text: '{"a": 1}' })).toBe(false);
  expect(await isSignedBy(['not a key', own.publicKey], 'module-document', signed)).toBe(true);
});
