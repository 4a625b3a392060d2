import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../dataFolder.ts';
import { LocalFirebaseProcess } from '../testing/LocalFirebaseProcess.ts';
import { importInto } from './importInto.ts';
import { readExport } from './readExport.ts';
import { checkExportTarget, writeExport } from './writeExport.ts';

jest.setTimeout(60_000);

const projectId = 'demo-transfer';
const documents = `projects/${projectId}/databases/(default)/documents`;
const bucket = `${projectId}.firebasestorage.app`;
let directory: string;
let exported: string;
let before: Contents;

/** One of each type, with numbers at their limits. */
const fields = {
  nothing: { nullValue: null },
  yes: { booleanValue: true },
  largest: { integerValue: '9223372036854775807' },
  double: { doubleValue: 0.1 },
  notANumber: { doubleValue: 'NaN' },
  minusZero: { doubleValue: '-0' },
  moment: { timestampValue: '2026-02-28T23:59:59.999999Z' },
  'text with `ticks`, "quotes" and 😀': { stringValue: 'line\nbreak \u2028 \u0000' },
  bytes: { bytesValue: 'AP//' },
  reference: { referenceValue: `${documents}/a/b` },
  place: { geoPointValue: { latitude: -90, longitude: 180 } },
  list: { arrayValue: { values: [{ stringValue: '' }, { mapValue: { fields: {} } }] } },
  map: { mapValue: { fields: { constructor: { integerValue: '1' } } } },
};

interface Contents {
  readonly documents: unknown;
  readonly account: unknown;
  readonly object: unknown;
  readonly content: string;
}

const post = async (url: string, body: object): Promise<Record<string, unknown>> => {
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Record<string, unknown>;
};

/** Everything visible to a client. */
async function contentsOf({ addresses }: LocalFirebaseProcess): Promise<Contents> {
  const { auth, firestore, storage } = addresses;
  const query = { structuredQuery: { from: [{ allDescendants: true }] } };
  const found = (await post(`${firestore}/v1/${documents}:runQuery`, query)) as unknown as object[];
  const signIn = await post(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`, {
    email: 'o@demo.test',
    password: 'a password',
  });
  const object = (await (
    await fetch(`${storage}/v0/b/${bucket}/o/${encodeURIComponent('a/ü.txt')}`)
  ).json()) as { downloadTokens: string };
  const url = `${storage}/v0/b/${bucket}/o/${encodeURIComponent('a/ü.txt')}?alt=media&token=${object.downloadTokens}`;
  return {
    documents: found.map((result) => (result as { document: unknown }).document),
    account: { uid: signIn.localId, name: signIn.displayName },
    object,
    content: await (await fetch(url)).text(),
  };
}

const start = (options: { data: string; importFrom?: string; exportTo?: string }) =>
  LocalFirebaseProcess.start({
    projectId,
    dataDirectory: join(directory, options.data),
    configFile: null,
    functionsSource: null,
    actionPath: '/',
    only: ['auth', 'firestore', 'storage'],
    ...(options.importFrom !== undefined && { importFrom: options.importFrom }),
    ...(options.exportTo !== undefined && { exportTo: options.exportTo }),
  });

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'transfer-'));
  exported = join(directory, 'exported');
  const firebase = await start({ data: 'first', exportTo: exported });
  const { auth, firestore, storage } = firebase.addresses;
  await post(`${firestore}/v1/${documents}:commit`, {
    writes: [
      { update: { name: `${documents}/a/b`, fields } },
      { update: { name: `${documents}/a/b/c/${'x'.repeat(1500)}`, fields: {} } },
    ],
  });
  await post(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    email: 'o@demo.test',
    password: 'a password',
    displayName: 'Ann',
  });
  await fetch(`${storage}/v0/b/${bucket}/o?name=${encodeURIComponent('a/ü.txt')}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: 'the content',
  });
  before = await contentsOf(firebase);
  await firebase.stop();
});
afterAll(() => rmSync(directory, { recursive: true }));

it('restores everything as it was: values of all types, times, accounts with passwords, objects with download URLs', async () => {
  expect(before.documents).toHaveLength(2);
  expect(before.documents).toContainEqual(expect.objectContaining({ fields }));
  const firebase = await start({ data: 'second', importFrom: exported });
  expect(await contentsOf(firebase)).toEqual(before);
  await firebase.stop('SIGKILL');
  const again = await start({ data: 'second' });
  expect(await contentsOf(again)).toEqual(before);
  await again.stop();
  const second = start({ data: 'second', importFrom: exported });
  await expect(second).rejects.toThrow(/^Nothing was imported: the data folder .*second already has data\.$/);
});

it('replaces an earlier export, and no other folder', async () => {
  const target = join(directory, 'target');
  cpSync(exported, target, { recursive: true });
  const folder = openDataFolder(join(directory, 'first'));
  await writeExport(target, folder, projectId);
  const foreign = join(directory, 'foreign');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'notes.txt'), 'mine');
  await expect(writeExport(foreign, folder, projectId)).rejects.toThrow(
    'neither empty nor an earlier export',
  );
  expect(() => checkExportTarget(join(foreign, 'notes.txt'))).toThrow('is not a folder');
  expect(readdirSync(foreign)).toEqual(['notes.txt']);
  folder.release();
  expect(readdirSync(directory).filter((name) => name.startsWith('target'))).toEqual(['target']);
  expect((await readExport(target, projectId)).documents).toHaveLength(2);
});

it('leaves an empty data folder when an import is interrupted', async () => {
  const data = await readExport(exported, projectId);
  const folder = openDataFolder(join(directory, 'cut'));
  // Makes the last file fail to be written.
  const objects = data.objects.map((entry) => ({ ...entry, content: '/nowhere' }));
  await expect(importInto(folder, { ...data, objects })).rejects.toThrow('ENOENT');
  folder.release();
  const again = openDataFolder(join(directory, 'cut'));
  expect(again.isEmpty).toBe(true);
  await again.fill(() => {
    writeFileSync(join(again.auth, 'accounts.ndjson'), 'half');
    // As after a kill: another process opens the folder before this one has continued.
    again.release();
    const next = openDataFolder(join(directory, 'cut'));
    expect(next.isEmpty).toBe(true);
    next.release();
    writeFileSync(join(directory, 'cut', 'filling'), '');
    return Promise.resolve();
  });
});

describe('an import is refused', () => {
  let copy: string;
  beforeEach(() => {
    copy = join(directory, 'copy');
    cpSync(exported, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));

  const editManifest = (edit: (manifest: Record<string, unknown>) => void): void => {
    const file = join(copy, 'local-firebase-export.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    edit(manifest);
    writeFileSync(file, JSON.stringify(manifest));
  };

  test.each<[string, () => void, RegExp]>([
    [
      'from a folder that does not exist',
      () => rmSync(copy, { recursive: true }),
      /is not an export of a local Firebase/,
    ],
    [
      'from an empty folder',
      () => rmSync(join(copy, 'local-firebase-export.json')),
      /it has no local-firebase-export/,
    ],
    [
      'from an export of the official emulators',
      () => {
        rmSync(join(copy, 'local-firebase-export.json'));
        writeFileSync(join(copy, 'firebase-export-metadata.json'), '{}');
      },
      /is an export of the official emulators, which has another format\.$/,
    ],
    [
      'without JSON',
      () => writeFileSync(join(copy, 'local-firebase-export.json'), '{'),
      /is damaged: local-fire/,
    ],
    [
      'from a later version',
      () => editManifest((manifest) => (manifest.version = 2)),
      /has format version 2;/,
    ],
    [
      'from another project',
      () => editManifest((manifest) => (manifest.projectId = 'demo-other')),
      /is from the project demo-other, not demo-transfer\. Import it with --project demo-other\.$/,
    ],
    [
      'with a path outside the folder',
      () => editManifest((manifest) => (manifest.files = [{ path: '../x', bytes: 0, sha256: '' }])),
      /is damaged: local-firebase-export\.json/,
    ],
    [
      'without its accounts',
      () => rmSync(join(copy, 'auth.ndjson')),
      /auth\.ndjson can't be read \(ENOENT\)\.$/,
    ],
    [
      'with an additional line',
      () => appendFileSync(join(copy, 'auth.ndjson'), '{}\n'),
      /auth\.ndjson has \d+ bytes/,
    ],
    [
      'with a changed byte',
      () => {
        const file = join(copy, 'firestore.ndjson');
        writeFileSync(file, readFileSync(file, 'utf8').replace('0.1', '0.2'));
      },
      /firestore\.ndjson differs from what was written\.$/,
    ],
    [
      'that lacks the content of an object',
      () =>
        editManifest((manifest) => {
          const files = manifest.files as { path: string }[];
          manifest.files = files.filter(({ path }) => !path.startsWith('storage/'));
        }),
      /the content of the object a\/ü\.txt is missing\.$/,
    ],
  ])('%s', async (_, damage, message) => {
    damage();
    const refused = join(directory, 'refused');
    await expect(readExport(copy, projectId)).rejects.toThrow(message);
    await expect(start({ data: 'refused', importFrom: copy })).rejects.toThrow(message);
    expect(existsSync(refused)).toBe(false);
  });
});
