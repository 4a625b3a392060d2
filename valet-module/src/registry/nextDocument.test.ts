import type { ModuleRelease } from 'shared-lib/contract';
import { isSignedBy, type ModuleDocument } from 'shared-lib/contract/documents';
import { moduleDocumentSchema } from '../../../shared-lib/src/contract/registryCalls.ts';
import { newKey } from '../../../build/newKey.ts';
import { done, refused } from '../../../scripts/release/Outcome.ts';
import { signText } from '../../../build/signText.ts';
import { nextDocument, type ModuleChange } from './nextDocument.ts';
import type { ServedSite } from './site.ts';

const stamp = { at: '2026-11-29T12:00:00.000Z', by: 'test' };

const release = (version: string, contract = '^2.0.0'): ModuleRelease => ({
  version,
  manifest: { name: 'mf-hello', contract, routes: [], nav: [], slots: [] },
  container: { script: `assets/${version}.js`, integrity: `sha256-${'a'.repeat(43)}=`, global: 'mf_hello' },
});

const document: ModuleDocument = {
  module: 'mf-hello',
  revision: 4,
  change: 'promoted',
  ...stamp,
  stable: release('0.2.0'),
  previous: release('0.1.0'),
};

const siteWith = (registered: ModuleDocument | null): ServedSite => ({
  origin: 'https://hub.example',
  shell: { version: '1.4.0', contract: '2.0.0' },
  releases: { revision: 9, ...stamp, modules: {} },
  registered: new Map(registered ? [['mf-hello', { document: registered, guard: undefined }]] : []),
  hasRegistry: true,
});

const auto = { steps: [1, 100], eachMinutes: 60 };
const rollout = { kind: 'rollout', module: 'mf-hello', version: '0.3.0', percent: 1 } as const;
const candidate = { ...document, candidate: { ...release('0.3.0'), percent: 1, auto } };

test.each<[string, ModuleDocument | null, ModuleChange, object]>([
  [
    'a first version',
    null,
    { change: { kind: 'promote', name: 'mf-hello', version: '0.3.0' } },
    { revision: 1, stable: release('0.3.0') },
  ],
  [
    'a rollout that advances on its own',
    document,
    { change: rollout, auto },
    { revision: 5, stable: release('0.2.0'), candidate: { version: '0.3.0', percent: 1, auto } },
  ],
  [
    'a promotion',
    candidate,
    { change: { kind: 'promote', name: 'mf-hello', version: null } },
    { revision: 5, stable: release('0.3.0'), previous: release('0.2.0') },
  ],
  [
    'a withdrawal',
    candidate,
    { change: { kind: 'rollback', name: 'mf-hello', to: null } },
    { revision: 5, stable: release('0.2.0'), candidate: null },
  ],
  [
    'a rollback',
    document,
    { change: { kind: 'rollback', name: 'mf-hello', to: null } },
    { revision: 5, stable: release('0.1.0'), previous: null },
  ],
])('%s', (_, present, change, expected) => {
  const next = nextDocument(siteWith(present), 'mf-hello', change, done(release('0.3.0')), stamp);
  if (!next.ok) throw new Error(next.message);
  expect({ candidate: null, previous: null, ...next.value }).toMatchObject(expected);
  expect(moduleDocumentSchema.safeParse(next.value).error).toBeUndefined();
});

test.each<[string, ModuleDocument | null, ModuleRelease | null, string]>([
  ['no version to fall back on', null, release('0.3.0'), 'has no stable version to fall back on'],
  ['an unpublished version', document, null, 'not there'],
  ['a version for a newer shell', document, release('0.3.0', '^2.9.0'), 'needs the contract ^2.9.0'],
])('refuses a rollout of %s', (_, present, published, message) => {
  const found = published ? done(published) : refused('not there');
  const next = nextDocument(siteWith(present), 'mf-hello', { change: rollout }, found, stamp);
  expect(next).toMatchObject({ ok: false, message: expect.stringContaining(message) });
});

it('signs what the page verifies', async () => {
  const key = newKey();
  const signed = signText('module-document', 'text', key);
  expect(await isSignedBy([newKey().publicKey, key.publicKey], 'module-document', signed)).toBe(true);
  expect(await isSignedBy([key.publicKey], 'module-files', signed)).toBe(false);
  expect(await isSignedBy([key.publicKey], 'module-document', { ...signed, text: 'other' })).toBe(false);
});
