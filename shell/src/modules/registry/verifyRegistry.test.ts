import { signedBytes, type Registry, type SignedKind, type SignedText } from 'shared-lib/contract/documents';
import { verifyRegistry } from './verifyRegistry.ts';

const encode = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

async function newKey() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  return {
    publicKey: encode(await crypto.subtle.exportKey('raw', pair.publicKey)),
    sign: async (kind: SignedKind, value: unknown): Promise<SignedText> => {
      const text = JSON.stringify(value);
      const signature = await crypto.subtle.sign('Ed25519', pair.privateKey, signedBytes(kind, text));
      return { text, signature: encode(signature) };
    },
  };
}
type Key = Awaited<ReturnType<typeof newKey>>;

let root: Key;
let team: Key;
let stranger: Key;
beforeAll(async () => {
  [root, team, stranger] = await Promise.all([newKey(), newKey(), newKey()]);
});

const container = { script: 'assets/e.js', integrity: `sha256-${'a'.repeat(43)}=`, global: 'mf_hello' };
const release = (version: string) => ({
  version,
  manifest: { name: 'mf-hello', contract: '^2.0.0', routes: [], nav: [], slots: [] },
  container,
});
const documentOf = (revision: number, change: object = {}) => ({
  module: 'mf-hello',
  revision,
  at: '2026-11-29T00:00:00Z',
  by: 'Hello team',
  change: 'a change',
  stable: release(`1.0.${revision}`),
  ...change,
});

const keysOf = (revision: number, key: Key = team, by: Key = root) =>
  by.sign('module-keys', { revision, keys: { 'mf-hello': [key.publicKey] } });

/** A registry's response with one module. */
const answerOf = async (document: unknown, { by = team, keys = keysOf(1), guard = {} } = {}) =>
  ({
    keys: await keys,
    modules: { 'mf-hello': { ...(await by.sign('module-document', document)), ...guard } },
  }) as Registry;

/** The versions a page may use, and how many parts were rejected. */
async function used(answer: unknown, copy: unknown = null) {
  const { entries, problems, kept } = await verifyRegistry([root.publicKey], answer, copy);
  const [entry] = entries;
  return {
    stable: entry?.stable.version,
    candidate: entry?.candidate && `${entry.candidate.version} ${entry.candidate.percent}`,
    refused: problems.length,
    kept,
  };
}

const none = { stable: undefined, refused: 1 };

describe('without a copy', () => {
  test.each<[string, () => unknown, object]>([
    ['a signed document is used', () => answerOf(documentOf(2)), { stable: '1.0.2', refused: 0 }],
    [
      'an unsigned one isn’t',
      async () => {
        const { keys, modules } = await answerOf(documentOf(2));
        const { text } = modules['mf-hello']!;
        return { keys, modules: { 'mf-hello': { text } } };
      },
      none,
    ],
    ['one signed by another key isn’t', () => answerOf(documentOf(2), { by: stranger }), none],
    ['one signed with the root key isn’t', () => answerOf(documentOf(2), { by: root }), none],
    [
      'a changed one isn’t',
      async () => {
        const { keys, modules } = await answerOf(documentOf(2));
        const { text, signature } = modules['mf-hello']!;
        return { keys, modules: { 'mf-hello': { text: text.replace('1.0.2', '6.6.6'), signature } } };
      },
      none,
    ],
    [
      'a list of keys that the operator didn’t sign isn’t',
      () => answerOf(documentOf(2), { keys: keysOf(1, team, stranger) }),
      none,
    ],
    ['another module’s document isn’t', () => answerOf({ ...documentOf(2), module: 'mf-other' }), none],
    [
      'one without a container isn’t',
      () => answerOf(documentOf(2, { stable: { ...release('1.0.2'), container: undefined } })),
      none,
    ],
    ['one without a revision isn’t', () => answerOf({ ...documentOf(2), revision: undefined }), none],
    [
      'a module without keys isn’t',
      async () => ({
        keys: await root.sign('module-keys', { revision: 1, keys: {} }),
        modules: (await answerOf(documentOf(2))).modules,
      }),
      { stable: undefined, refused: 0 },
    ],
    ['an empty registry is nothing to report', () => ({ keys: null, modules: {} }), { refused: 0 }],
    ['neither is anything else', () => 'a page', { stable: undefined, refused: 0 }],
  ])('%s', async (_, answer, expected) => {
    expect(await used(await answer())).toMatchObject(expected);
  });
});

describe('with a copy of revision 5', () => {
  const copy = () => answerOf(documentOf(5), { keys: keysOf(3) });
  test.each<[string, () => unknown, object]>([
    [
      'a later revision replaces it',
      () => answerOf(documentOf(6), { keys: keysOf(3) }),
      { stable: '1.0.6', refused: 0 },
    ],
    [
      'an earlier one is refused',
      () => answerOf(documentOf(4), { keys: keysOf(3) }),
      { stable: '1.0.5', refused: 1 },
    ],
    [
      'an unsigned one is refused',
      () => answerOf(documentOf(6), { by: stranger, keys: keysOf(3) }),
      {
        stable: '1.0.5',
        refused: 1,
      },
    ],
    ['without an answer it is used', () => null, { stable: '1.0.5', refused: 0 }],
    [
      'a module that is left out keeps it',
      async () => ({ keys: await keysOf(3), modules: {} }),
      {
        stable: '1.0.5',
        refused: 0,
      },
    ],
    [
      'an earlier list of keys is refused',
      () => answerOf(documentOf(6), { keys: keysOf(2, stranger) }),
      {
        stable: '1.0.6',
        refused: 1,
      },
    ],
    [
      'a key that was replaced no longer counts',
      () => answerOf(documentOf(6), { keys: keysOf(4, stranger) }),
      none,
    ],
    [
      'a module without keys is gone',
      async () => ({
        keys: await root.sign('module-keys', { revision: 4, keys: {} }),
        modules: {},
      }),
      { stable: undefined, refused: 0 },
    ],
  ])('%s', async (_, answer, expected) => {
    expect(await used(await answer(), await copy())).toMatchObject(expected);
  });

  test('a modified copy isn’t used', async () => {
    const { keys, modules } = await copy();
    const { text, signature } = modules['mf-hello']!;
    const changed = { keys, modules: { 'mf-hello': { text: text.replace('1.0.5', '6.6.6'), signature } } };
    expect(await used(null, changed)).toMatchObject({ stable: undefined });
  });
});

test('what was used is the copy of the next page', async () => {
  const { kept } = await used(await answerOf(documentOf(6)), await answerOf(documentOf(5)));
  expect(await used(null, kept)).toMatchObject({ stable: '1.0.6' });
  expect(await used(await answerOf(documentOf(5)), kept)).toMatchObject({ stable: '1.0.6', refused: 1 });
});

describe('a candidate', () => {
  const candidate = { ...release('1.1.0'), percent: 5, auto: { steps: [5, 25], eachMinutes: 60 } };
  const guard = { version: '1.1.0', percent: 25, isHalted: false };
  test.each<[string, object, object, string | undefined]>([
    ['has its signed share', { candidate }, {}, '1.1.0 5'],
    ['has its guard’s share', { candidate }, { guard }, '1.1.0 25'],
    ['is halted by its guard', { candidate }, { guard: { ...guard, isHalted: true } }, undefined],
    ['without a container isn’t used', { candidate: { ...candidate, container: undefined } }, {}, undefined],
    ['with a bad share isn’t used', { candidate: { ...candidate, percent: 500 } }, { guard }, undefined],
    [
      'with bad steps has its signed share',
      { candidate: { ...candidate, auto: { steps: 7 } } },
      { guard },
      '1.1.0 5',
    ],
  ])('%s', async (_, change, guarding, expected) => {
    const { stable, candidate: shown } = await used(
      await answerOf(documentOf(2, change), { guard: guarding }),
    );
    expect([stable, shown]).toEqual(['1.0.2', expected]);
  });
});
