import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedFolder } from './preparedFolder.ts';

let cache: string;
const made: string[] = [];

/** Fills a folder with one file, and records it. */
const make = async (folder: string): Promise<void> => {
  made.push(folder);
  writeFileSync(join(folder, 'file'), 'content');
};

beforeEach(() => {
  made.length = 0;
  cache = mkdtempSync(join(tmpdir(), 'prepared-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

test('a folder is created once', async () => {
  const [first, second] = [await preparedFolder(cache, 'a', make), await preparedFolder(cache, 'a', make)];
  expect([first, second]).toEqual([join(cache, 'a'), join(cache, 'a')]);
  expect(made).toHaveLength(1);
  expect(readFileSync(join(first, 'file'), 'utf8')).toBe('content');
});

test('a different name is a different folder', async () => {
  await preparedFolder(cache, 'a', make);
  await preparedFolder(cache, 'b', make);
  expect(readdirSync(cache).sort()).toEqual(['a', 'b']);
});

test('when two need it at once, one creates it, and both get it complete', async () => {
  const both = await Promise.all([preparedFolder(cache, 'a', make), preparedFolder(cache, 'a', make)]);
  expect(both).toEqual([join(cache, 'a'), join(cache, 'a')]);
  expect(made).toHaveLength(1);
  expect(readdirSync(cache)).toEqual(['a']);
});

test('when the first fails, the one that waits creates it', async () => {
  const fails = () => Promise.reject(new Error('No.'));
  const [first, second] = await Promise.allSettled([
    preparedFolder(cache, 'a', fails),
    preparedFolder(cache, 'a', make),
  ]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(readdirSync(cache)).toEqual(['a']);
});

test('the claim of a dead process blocks no one', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  symlinkSync(String(pid), join(cache, 'a.claim'));
  expect(await preparedFolder(cache, 'a', make)).toBe(join(cache, 'a'));
  expect(readdirSync(cache)).toEqual(['a']);
});

test('a failure leaves nothing behind', async () => {
  const fails = (folder: string) => make(folder).then(() => Promise.reject(new Error('No.')));
  await expect(preparedFolder(cache, 'a', fails)).rejects.toThrow('No.');
  expect(readdirSync(cache)).toEqual([]);
});

test.each([
  ['an hour', true, 1],
  ['three hours', false, 3],
])('one created %s ago still exists: %s', async (_, stays, hours) => {
  const old = await preparedFolder(cache, 'old', make);
  const then = Date.now() / 1000 - hours * 3600;
  utimesSync(old, then, then);
  await preparedFolder(cache, 'new', make);
  expect(existsSync(old)).toBe(stays);
});
