import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { CandidateRelease, ModuleRelease } from 'shared-lib/contract';
import { signedBytes, type Registry, type SignedKind, type SignedText } from 'shared-lib/contract/documents';

/** A raw public key in base64url. */
const publicKeyOf = (key: KeyObject) => key.export({ format: 'jwk' }).x!;

/** Signs the responses of a registry with one module, with the keys of its operator and its team. */
export function moduleSigner(module: string) {
  const [root, team, other] = [0, 1, 2].map(() => generateKeyPairSync('ed25519'));
  const signed = (key: KeyObject, kind: SignedKind, value: unknown): SignedText => {
    const text = JSON.stringify(value);
    return { text, signature: sign(null, signedBytes(kind, text), key).toString('base64url') };
  };
  const documentOf = (
    revision: number,
    { version, manifest, container }: ModuleRelease,
    candidate?: CandidateRelease,
  ) => ({
    module,
    revision,
    at: new Date().toISOString(),
    by: 'Team',
    change: `revision ${revision}`,
    stable: { version, manifest, container },
    ...(candidate && { candidate }),
  });
  const keys = signed(root!.privateKey, 'module-keys', {
    revision: 1,
    keys: { [module]: [publicKeyOf(team!.publicKey)] },
  });
  const answerWith = (
    key: KeyObject,
    revision: number,
    stable: ModuleRelease,
    candidate?: CandidateRelease,
  ): Registry => ({
    keys,
    modules: { [module]: signed(key, 'module-document', documentOf(revision, stable, candidate)) },
  });
  return {
    /** The root key that the page has. */
    rootKey: publicKeyOf(root!.publicKey),
    /** The registry's answer with a version that everyone gets, or nearly. */
    answer: (revision: number, stable: ModuleRelease, candidate?: CandidateRelease) =>
      answerWith(team!.privateKey, revision, stable, candidate),
    /** The same, signed by someone else. */
    forged: (revision: number, stable: ModuleRelease) => answerWith(other!.privateKey, revision, stable),
  };
}
