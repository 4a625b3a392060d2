import {
  appendFileSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountLog, accountsFileIn } from './auth/AccountLog.ts';
import { openDataFolder, type DataFolder } from './dataFolder.ts';
import { DamagedFileError } from './DamagedFileError.ts';
import { DataFolderError, startFirestore } from './firestore/index.ts';
import { ObjectStore } from './storage/ObjectStore.ts';

jest.setTimeout(60_000);

const bucket = 'demo';
const documents = 'projects/demo-damage/databases/(default)/documents';
let place: string;
let whole: string;
let count = 0;

/** Opens a data folder as a start does, and returns what it found. */
async function open(directory: string): Promise<{ accounts: number; document: boolean; file: boolean }> {
  const folder: DataFolder = openDataFolder(directory);
  try {
    const { log, accounts } = await AccountLog.open(accountsFileIn(folder.auth));
    log.close();
    const server = await startFirestore({
      projectId: 'demo-damage',
      dataDir: folder.firestore,
      host: '127.0.0.1',
      httpPort: 0,
      grpcPort: 0,
    });
    const document = server.getDocument(`${documents}/c/d`) !== null;
    await server.stop();
    const store = await ObjectStore.open(folder.storage);
    const file = store.get(bucket, 'a.txt') !== null;
    await store.close();
    return { accounts: accounts.length, document, file };
  } finally {
    folder.release();
  }
}

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'damage-'));
  whole = join(place, 'whole');
  const folder = openDataFolder(whole);
  const { log } = await AccountLog.open(accountsFileIn(folder.auth));
  log.append({ set: [{ localId: 'ann' }], deleted: [] });
  log.append({ set: [{ localId: 'adam' }], deleted: [] });
  log.close();
  const ports = { host: '127.0.0.1', httpPort: 0, grpcPort: 0 };
  const server = await startFirestore({ projectId: 'demo-damage', dataDir: folder.firestore, ...ports });
  const answer = await fetch(`http://127.0.0.1:${server.httpPort}/v1/${documents}/c/d`, {
    method: 'PATCH',
    body: '{"fields":{"text":{"stringValue":"kept"}}}',
  });
  expect(answer.status).toBe(200);
  await server.stop();
  const store = await ObjectStore.open(folder.storage);
  const content = Buffer.from('a file of some length');
  await store.put(store.describe(bucket, 'a.txt', content, {}), content);
  await store.close();
  await folder.recordFiles();
  folder.release();
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The files to damage, by description, as paths below the data folder. */
const files: Readonly<Record<string, () => string>> = {
  accounts: () => 'auth/accounts.ndjson',
  documents: () => 'firestore/firestore.mdb',
  'content of a file': () =>
    `storage/${readdirSync(join(whole, 'storage')).find((name) => /\.\d+$/.test(name))}`,
  'metadata of a file': () =>
    `storage/${readdirSync(join(whole, 'storage')).find((name) => name.endsWith('.json'))}`,
  'list of files': () => 'kept.json',
};

const flipped =
  (at: (length: number) => number) =>
  (file: string): void => {
    const bytes = readFileSync(file);
    const place = at(bytes.length);
    bytes[place] = (bytes[place] ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
  };
const cut =
  (bytes: number) =>
  (file: string): void =>
    truncateSync(file, Math.max(0, readFileSync(file).length - bytes));

const damages: Readonly<Record<string, (file: string) => void>> = {
  emptied: (file) => truncateSync(file, 0),
  missing: (file) => rmSync(file),
  'cut by 1 byte': cut(1),
  'cut by 5 bytes': cut(5),
  'cut by half': (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  'cut to 1 byte': (file) => truncateSync(file, 1),
  'with another first byte': flipped(() => 0),
  'with another byte in its first line': flipped(() => 20),
  'with another byte in the middle': flipped((length) => Math.floor(length / 2)),
  'with another last byte': flipped((length) => length - 1),
  'all zeros': (file) => writeFileSync(file, Buffer.alloc(readFileSync(file).length)),
  'with other words': (file) => writeFileSync(file, 'not what it was\n'),
  'with more at its end': (file) => appendFileSync(file, 'and more\n'),
  'made a folder': (file) => {
    rmSync(file);
    mkdirSync(file);
  },
  'made a link to itself': (file) => {
    rmSync(file);
    symlinkSync(file, file);
  },
};

/** Harmless damage: to bytes that the store doesn't use, and to the list of files that must exist. */
const harmless: readonly string[] = [
  'documents with another first byte',
  'documents with another byte in its first line',
  'documents with another byte in the middle',
  'documents with more at its end',
  'list of files missing',
  'list of files cut by 1 byte',
];

/** Null if it isn't a file. */
const bytesOf = (path: string): Buffer | null =>
  lstatSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : null;

const cases = Object.keys(files).flatMap((file) =>
  Object.keys(damages).map((damage) => [file, damage] as const),
);

test.each(cases)('%s %s', async (file, damage) => {
  const directory = join(place, String((count += 1)));
  cpSync(whole, directory, { recursive: true });
  const path = join(directory, files[file]!());
  damages[damage]!(path);
  const bytes = bytesOf(path);
  const outcome = await open(directory).catch((error: unknown) => error);
  const name = `${file} ${damage}`;
  if (harmless.includes(name)) {
    expect(outcome).toEqual({ accounts: 2, document: true, file: true });
  } else {
    expect(outcome instanceof DamagedFileError || outcome instanceof DataFolderError).toBe(true);
    // Missing metadata is reported by naming the remaining content file.
    const named = name === 'metadata of a file missing' ? path.replace(/\.json$/, '') : path;
    expect((outcome as Error).message).toContain(path.includes('firestore') ? 'firestore' : named);
    // Left unchanged for a rescue attempt.
    expect(bytesOf(path)).toEqual(bytes);
  }
  rmSync(directory, { recursive: true });
});

test.each([
  ...['firestore/firestore.mdb-lock', 'firestore/lock.json', 'firestore/commits.ndjson', 'lock'].map(
    (name) => [name, 'folder'] as const,
  ),
  ...['auth', 'firestore', 'storage'].map((name) => [name, 'file'] as const),
  ['storage', 'thing that is gone'] as const,
  ['storage/standing', 'thing that is gone'] as const,
  ...['firestore/firestore.mdb-lock', 'firestore/commits.ndjson', 'auth/accounts.ndjson', 'lock'].map(
    (name) => [name, 'link that leads nowhere'] as const,
  ),
])('%s that is a %s', async (name, kind) => {
  const directory = join(place, String((count += 1)));
  cpSync(whole, directory, { recursive: true });
  const path = join(directory, name);
  rmSync(path, { recursive: true, force: true });
  if (kind === 'folder') mkdirSync(path);
  if (kind === 'file') writeFileSync(path, '');
  if (kind.startsWith('link')) symlinkSync(join(directory, 'nowhere'), path);
  const outcome = await open(directory).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(DamagedFileError);
  expect((outcome as Error).message).toContain(`${path} is damaged`);
  rmSync(directory, { recursive: true });
});

test('an empty Storage folder', async () => {
  const directory = join(place, String((count += 1)));
  cpSync(whole, directory, { recursive: true });
  for (const name of readdirSync(join(directory, 'storage'))) rmSync(join(directory, 'storage', name));
  await expect(open(directory)).rejects.toThrow(`${join(directory, 'storage', 'standing')} is damaged`);
});
