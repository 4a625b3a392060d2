import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';

import { parseWrite } from '../commit/Write.ts';
import type { Write } from '../commit/Write.ts';
import { DataFolderError } from '../DataFolderError.ts';
import { CommitJournal } from './CommitJournal.ts';
import { Database } from './Database.ts';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

const ROOT = 'projects/p/databases/(default)/documents';
const set = (path: string, n: number): Write =>
  parseWrite({ update: { name: `${ROOT}/${path}`, fields: { n: { integerValue: n } } } });
const remove = (path: string): Write => parseWrite({ delete: `${ROOT}/${path}` });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function contents(database: Database): Record<string, unknown> {
  const reader = database.read();
  const documents = reader.collectionsUnder(ROOT).flatMap((name) => [...reader.collection(name)]);
  return Object.fromEntries(documents.map(({ name, fields }) => [name.slice(ROOT.length + 1), fields['n']]));
}

test('keeps documents, including long names, and continues with later versions', async () => {
  const longPath = `c/${'x'.repeat(1400)}/d/${'é'.repeat(700)}`;
  const first = Database.open(folder);
  const { version } = await first.commit([set('c/a', 1), set('c/b', 2), set(longPath, 3)]);
  await first.commit([remove('c/b'), set('c/a', 4)]);
  const before = contents(first);
  await first.close();
  const second = Database.open(folder);
  expect(contents(second)).toEqual(before);
  expect(before).toEqual({ 'c/a': { integerValue: '4' }, [longPath]: { integerValue: '3' } });
  expect(second.version).toBeGreaterThan(version);
  expect((await second.commit([set('c/z', 1)])).version).toBeGreaterThan(second.version - 1);
  await second.close();
});

test('commits are atomic', async () => {
  const database = Database.open(folder);
  await expect(
    database.commit([set('c/a', 1), { ...remove('c/b'), precondition: { exists: true } }]),
  ).rejects.toMatchObject({
    status: 'NOT_FOUND',
  });
  await expect(
    database.commit([set('c/a', 1)], () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(contents(database)).toEqual({});
  await database.close();
});

test('reads see a commit only once it is on disk, and listeners get commits in order', async () => {
  const database = Database.open(folder);
  const received: string[] = [];
  database.onCommit(({ changes }) =>
    received.push(...changes.map(({ name, after }) => `${name.at(-1)}${after ? '+' : '-'}`)),
  );
  const commits = [
    database.commit([set('c/a', 1)]),
    database.commit([set('c/b', 1)]),
    database.commit([remove('c/a')]),
  ];
  expect(contents(database)).toEqual({});
  const results = await Promise.all(commits);
  expect(contents(database)).toEqual({ 'c/b': { integerValue: '1' } });
  expect(received).toEqual(['a+', 'b+', 'a-']);
  expect(results.map(({ version }) => version)).toEqual(
    [...new Set(results.map(({ version }) => version))].sort((a, b) => a - b),
  );
  await database.close();
});

test('acknowledges a write that changes nothing without notifying listeners', async () => {
  const database = Database.open(folder);
  await database.commit([set('c/a', 1)]);
  const listener = jest.fn();
  database.onCommit(listener);
  await database.commit([set('c/a', 1)]);
  expect(listener).not.toHaveBeenCalled();
  await database.close();
});

test('a commit can set but not update what it deletes', async () => {
  const database = Database.open(folder);
  const update: Write = { ...set('c/a', 2), precondition: { exists: true } };
  await expect(database.commit([remove('c/a'), update])).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
  await database.commit([remove('c/a'), set('c/a', 1), update]);
  expect(contents(database)).toEqual({ 'c/a': { integerValue: '2' } });
  await database.close();
});

test('a new folder is known to have been empty before, a reopened one is not', async () => {
  const longAgo = (Date.now() - 60_000) * 1000;
  const first = Database.open(folder);
  await first.commit([set('c/a', 1)]);
  expect(first.readAt(longAgo)?.get(`${ROOT}/c/a`)).toBeNull();
  await first.close();
  const second = Database.open(folder);
  expect(second.readAt(longAgo)).toBeNull();
  await second.close();
});

test('can read every recent state again', async () => {
  const database = Database.open(folder);
  const operation = fc.record({
    path: fc.constantFrom('c/a', 'c/b', 'c/a/d/x', 'e/a'),
    n: fc.option(fc.nat(3)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(operation, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (commits) => {
        const states = new Map([[database.version, contents(database)]]);
        for (const operations of commits) {
          const { version } = await database.commit(
            operations.map(({ path, n }) => (n === null ? remove(path) : set(path, n))),
          );
          states.set(version, contents(database));
        }
        for (const [version, state] of states) {
          const reader = database.readAt(version);
          const documents =
            reader?.collectionsUnder(ROOT).flatMap((name) => [...reader.collection(name)]) ?? [];
          expect(
            Object.fromEntries(
              documents.map(({ name, fields }) => [name.slice(ROOT.length + 1), fields['n']]),
            ),
          ).toEqual(state);
        }
      },
    ),
    { numRuns: 30 },
  );
  await database.close();
});

describe('a damaged folder', () => {
  const file = (): string => join(folder, 'firestore.mdb');

  beforeEach(async () => {
    const database = Database.open(folder);
    for (let index = 0; index < 20; index++)
      await database.commit(Array.from({ length: 50 }, (_, n) => set(`c/d${index}-${n}`, n)));
    await database.close();
  });

  test.each<[string, () => void]>([
    ['truncated', () => truncateSync(file(), 20_000)],
    ['something else', () => writeFileSync(file(), 'hello '.repeat(5000))],
    ['overwritten in its pages', () => overwrite(file(), /doc:/, Buffer.alloc(3000, 0xff))],
    ['changed in a record', () => overwrite(file(), /integerValue":"/, Buffer.from('integerValue":"9'))],
  ])('that is %s is reported and left unchanged', (_title, damage) => {
    damage();
    const damaged = readFileSync(file());
    const open = (): unknown => Database.open(folder);
    expect(open).toThrow(expect.objectContaining({ reason: 'damaged', file: file() }) as Error);
    expect(open).toThrow(DataFolderError);
    expect(readFileSync(file()).equals(damaged)).toBe(true);
    expect(existsSync(join(folder, 'lock.json'))).toBe(false);
  });

  /** Overwrites every match, because an unused copy of a page may also exist. */
  function overwrite(path: string, where: RegExp, bytes: Buffer): void {
    const content = readFileSync(path);
    const text = content.toString('latin1');
    for (const match of text.matchAll(new RegExp(where, 'g'))) bytes.copy(content, match.index);
    writeFileSync(path, content);
  }
});

describe('the lock', () => {
  const lock = (): string => join(folder, 'lock.json');

  test('keeps out a second user until the first is done', async () => {
    const first = Database.open(folder);
    expect(() => Database.open(folder)).toThrow(
      expect.objectContaining({ reason: 'locked', file: lock() }) as Error,
    );
    expect(() => Database.open(folder)).toThrow(`in use by process ${process.pid}`);
    await first.close();
    await Database.open(folder).close();
  });

  test('of another running process is respected', () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.ppid, startedAt: 'unknown' }));
    expect(() => Database.open(folder)).toThrow(DataFolderError);
    expect(existsSync(lock())).toBe(true);
  });

  test.each([
    ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' })],
    ['an earlier process with the same ID', JSON.stringify({ pid: process.pid, startedAt: '1' })],
    ['an unreadable owner', 'x'],
  ])('of %s is taken over', async (_title, content) => {
    writeFileSync(lock(), content);
    await Database.open(folder).close();
  });
});

describe('pending commits', () => {
  const file = () => join(folder, 'commits.ndjson');
  const openWithJournal = () => {
    let journal: CommitJournal | undefined;
    const database = Database.open(
      folder,
      (lastVersion, lastRecorded) => (journal = CommitJournal.open(file(), lastVersion, lastRecorded)),
    );
    return { database, journal: journal! };
  };
  const waiting = async (): Promise<number> => {
    const { database, journal } = openWithJournal();
    let count = 0;
    journal.listen(
      () => (count += 1),
      () => true,
    );
    await database.close();
    return count;
  };
  beforeEach(async () => {
    const { database } = openWithJournal();
    await database.commit([set('c/a', 1)]);
    await database.commit([set('c/b', 1)]);
    await database.close();
  });
  afterEach(() => jest.restoreAllMocks());

  test.each<[string, () => void]>([
    ['missing', () => rmSync(file())],
    ['emptied', () => truncateSync(file())],
    ['without its last line', () => truncateSync(file(), readFileSync(file(), 'utf8').lastIndexOf('\n'))],
  ])('are missed in a file that is %s, even after unrecorded commits', async (_, damage) => {
    const alone = Database.open(folder);
    await alone.commit([set('c/c', 1)]);
    await alone.close();
    damage();
    expect(openWithJournal).toThrow(`${file()} is damaged`);
  });

  test('are still pending after unrecorded commits and another start', async () => {
    const alone = Database.open(folder);
    await alone.commit([set('c/c', 1)]);
    await alone.close();
    expect(await waiting()).toBe(2);
    expect(await waiting()).toBe(2);
  });

  test('may be lost after a reboot, because their file is not flushed', async () => {
    truncateSync(file());
    const now = Date.now() + 3_600_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(await waiting()).toBe(0);
    const { database } = openWithJournal();
    await database.commit([set('c/d', 1)]);
    await database.close();
    truncateSync(file());
    expect(openWithJournal).toThrow(`${file()} is damaged`);
  });
});
