import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderInUseError, openDataFolder } from './dataFolder.ts';

let directory: string;
const lockFile = () => join(directory, 'lock');

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('gives each service a folder and is locked while open', () => {
  const folder = openDataFolder(directory);
  expect(readdirSync(directory).sort()).toEqual(['auth', 'firestore', 'lock', 'storage']);
  expect(() => openDataFolder(directory)).toThrow(DataFolderInUseError);
  expect(() => openDataFolder(directory)).toThrow(`${directory} is in use by process ${process.pid}`);
  folder.release();
  expect(existsSync(lockFile())).toBe(false);
  openDataFolder(directory).release();
});

it.each([
  ['a process that is gone', JSON.stringify({ pid: 2 ** 30, startTime: null })],
  ['a process whose ID now belongs to another one', JSON.stringify({ pid: process.pid, startTime: '1' })],
  ['an empty lock file', ''],
])('takes over the lock of %s', (_, text) => {
  writeFileSync(lockFile(), text);
  const folder = openDataFolder(directory);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  folder.release();
  expect(readdirSync(directory).sort()).toEqual(['auth', 'firestore', 'storage']);
});

describe('a file that had content', () => {
  const mdb = () => join(directory, 'firestore', 'firestore.mdb');

  beforeEach(async () => {
    const folder = openDataFolder(directory);
    writeFileSync(mdb(), 'documents');
    await folder.recordFiles();
    folder.release();
  });

  it.each([
    ['missing', () => rmSync(mdb())],
    ['empty', () => truncateSync(mdb(), 0)],
    ['missing', () => rmSync(join(directory, 'firestore'), { recursive: true })],
  ])('is reported when it is %s, and is not created again', (what, harm) => {
    harm();
    const before = readdirSync(directory);
    expect(() => openDataFolder(directory)).toThrow(`${mdb()} is damaged: it is ${what}.`);
    expect(readdirSync(directory)).toEqual(before);
  });

  it('is forgotten when all data is deleted', () => {
    rmSync(mdb());
    openDataFolder(directory, { fresh: true }).release();
    openDataFolder(directory).release();
  });

  it('is read from a list that is refused when invalid', () => {
    writeFileSync(join(directory, 'kept.json'), '["../secret"]');
    expect(() => openDataFolder(directory)).toThrow('kept.json is damaged: it is not a list of data files.');
  });
});

describe('fresh', () => {
  it("deletes the services' files and nothing else", () => {
    openDataFolder(directory).release();
    writeFileSync(join(directory, 'auth', 'accounts.ndjson'), 'x');
    writeFileSync(join(directory, 'letter.txt'), 'mine');
    openDataFolder(directory, { fresh: true }).release();
    expect(readdirSync(join(directory, 'auth'))).toEqual([]);
    expect(readFileSync(join(directory, 'letter.txt'), 'utf8')).toBe('mine');
  });

  it('deletes nothing in a folder that is in use', () => {
    const folder = openDataFolder(directory);
    writeFileSync(join(folder.auth, 'accounts.ndjson'), 'x');
    expect(() => openDataFolder(directory, { fresh: true })).toThrow(DataFolderInUseError);
    expect(readdirSync(folder.auth)).toEqual(['accounts.ndjson']);
    folder.release();
  });
});
