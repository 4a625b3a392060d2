import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommitJournal, allDoneLine } from './CommitJournal.ts';

let folder: string;
const file = () => join(folder, 'commits.ndjson');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const commit = (version: number) => ({
  version,
  changes: [{ name: `a/${version}`, before: null, after: null }],
});

/** The commits a journal delivers, and how to finish one. */
const takenFrom = (journal: CommitJournal, concerns: (change: { name: string }) => boolean = () => true) => {
  const versions: number[] = [];
  const done = new Map<number, () => void>();
  journal.listen(({ version }, isDone) => {
    versions.push(version);
    done.set(version, isDone);
  }, concerns);
  return { versions, done: (version: number) => done.get(version)?.() };
};

const commitAll = (journal: CommitJournal, versions: readonly number[]): void => {
  for (const version of versions) journal.record(commit(version));
  for (const version of versions) journal.committed(version);
};

test.each<[string, number[], number, string, number[]]>([
  ['finished one commit', [1], 3, '', [2, 3]],
  ['finished the last ones', [3, 2], 3, '', [1]],
  ['finished all', [1, 2, 3], 3, '', []],
  ['was killed before the last commit was on disk', [], 2, '', [1, 2]],
  ['was killed within a line', [], 3, '\n0badc0de {"version":4,"chan', [1, 2, 3]],
  ['was killed at the beginning of a line', [], 3, '\n0bad', [1, 2, 3]],
])('the next start delivers what is left after one that %s', (_, done, lastVersion, torn, left) => {
  const first = CommitJournal.open(file(), 0, 0);
  const taken = takenFrom(first);
  commitAll(first, [1, 2, 3]);
  for (const version of done) taken.done(version);
  appendFileSync(file(), torn);
  const next = takenFrom(CommitJournal.open(file(), lastVersion, 0));
  expect(next.versions).toEqual(left);
  // A commit that never happened must not reappear after newer ones.
  expect(takenFrom(CommitJournal.open(file(), 99, 0)).versions).toEqual(left);
});

/** Pending lines, neither cut off by a kill nor done. */
test.each<[string, (bytes: Buffer) => Buffer]>([
  ['with another byte in a line', (bytes) => Buffer.from(bytes.toString().replace('a/1', 'a/7'))],
  ['with another byte in the last line', (bytes) => Buffer.from(bytes.toString().replace('a/3', 'a/7'))],
  ['with zeros in a line', (bytes) => bytes.fill(0, 20, 40)],
  ['truncated by 1 byte', (bytes) => bytes.subarray(0, -1)],
  ['truncated to half', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['with other words', () => Buffer.from('not what it was\n')],
  ['with another word', () => Buffer.from('null')],
  ['of zeros', (bytes) => bytes.fill(0)],
])('refuses a file %s and leaves it unchanged', (_, damage) => {
  const journal = CommitJournal.open(file(), 0, 0);
  commitAll(journal, [1, 2, 3]);
  journal.close();
  const damaged = damage(readFileSync(file()));
  writeFileSync(file(), damaged);
  expect(() => CommitJournal.open(file(), 3, 0)).toThrow(
    expect.objectContaining({ reason: 'damaged', file: file() }) as Error,
  );
  expect(readFileSync(file()).equals(damaged)).toBe(true);
});

const linesIn = () => readFileSync(file(), 'utf8').split('\n').slice(1);
const keepLines = (count: number): void =>
  writeFileSync(
    file(),
    linesIn()
      .slice(0, count)
      .map((line) => `\n${line}`)
      .join(''),
  );

test.each<[string, () => void]>([
  ['is missing', () => rmSync(file())],
  ['was emptied', () => writeFileSync(file(), '')],
  ['lacks its last line', () => keepLines(2)],
  ['lacks all lines but one', () => keepLines(1)],
])('refuses a file that %s and leaves it unchanged', (_, damage) => {
  const journal = CommitJournal.open(file(), 0, 0);
  commitAll(journal, [1, 2, 3]);
  journal.close();
  damage();
  const left = existsSync(file()) && readFileSync(file(), 'utf8');
  expect(() => CommitJournal.open(file(), 4, 3)).toThrow(
    expect.objectContaining({ reason: 'damaged', file: file() }) as Error,
  );
  expect(existsSync(file()) && readFileSync(file(), 'utf8')).toBe(left);
});

test('refuses a file rewritten at a start without its last line, however much of it is done', () => {
  const first = CommitJournal.open(file(), 0, 0);
  const taken = takenFrom(first);
  commitAll(first, [1, 2, 3]);
  taken.done(3);
  first.close();
  CommitJournal.open(file(), 3, 3).close();
  expect(takenFrom(CommitJournal.open(file(), 3, 3)).versions).toEqual([1, 2]);
  keepLines(2);
  expect(() => CommitJournal.open(file(), 3, 3)).toThrow(file());
});

test.each([
  ['one', [1]],
  ['all but the first', [2, 3]],
  ['all', [3, 1, 2]],
])('a start continues after one that finished %s, however often', (_, done) => {
  const first = CommitJournal.open(file(), 0, 0);
  const taken = takenFrom(first);
  commitAll(first, [1, 2, 3]);
  for (const version of done) taken.done(version);
  const left = [1, 2, 3].filter((version) => !done.includes(version));
  for (let start = 1; start <= 3; start += 1)
    expect(takenFrom(CommitJournal.open(file(), 5, 3)).versions).toEqual(left);
});

test('a start continues without a file if its content is unknown', () => {
  expect(takenFrom(CommitJournal.open(file(), 3, 0)).versions).toEqual([]);
});

test('a start continues if the file says that everything is done', () => {
  const first = CommitJournal.open(file(), 0, 0);
  commitAll(first, [1, 2, 3]);
  writeFileSync(file(), `${allDoneLine}\n`);
  for (let start = 1; start <= 2; start += 1)
    expect(takenFrom(CommitJournal.open(file(), 3, 3)).versions).toEqual([]);
});

test('reads a file from a release without checksums, dropping a line that was cut off', () => {
  const lines = [commit(1), commit(2), { done: 1 }].map((line) => JSON.stringify(line));
  writeFileSync(file(), `\n${lines.join('\n{"version":7,"ch\n')}`);
  expect(takenFrom(CommitJournal.open(file(), 3, 0)).versions).toEqual([2]);
});

test('never delivers a commit that the disk refused, even after newer ones', () => {
  const journal = CommitJournal.open(file(), 0, 0);
  const taken = takenFrom(journal);
  commitAll(journal, [1]);
  journal.record(commit(2));
  journal.remove([2, 7]);
  commitAll(journal, [3]);
  expect(taken.versions).toEqual([1, 3]);
  expect(takenFrom(CommitJournal.open(file(), 3, 0)).versions).toEqual([1, 3]);
});

test('commits wait for a listener, and are delivered in order', () => {
  const journal = CommitJournal.open(file(), 0, 0);
  commitAll(journal, [1, 2]);
  const taken = takenFrom(journal);
  commitAll(journal, [3]);
  expect(taken.versions).toEqual([1, 2, 3]);
});

test('the file stays small when nothing is left, and accepts more afterwards', () => {
  const journal = CommitJournal.open(file(), 0, 0);
  const taken = takenFrom(journal);
  const changes = [{ name: `a/${'x'.repeat(30_000)}`, before: null, after: null }];
  for (let version = 1; version <= 20; version += 1) {
    journal.record({ version, changes });
    journal.committed(version);
    taken.done(version);
    taken.done(version);
    expect(statSync(file()).size).toBeLessThan(150_000);
  }
  commitAll(journal, [21]);
  journal.close();
  taken.done(21);
  expect(takenFrom(CommitJournal.open(file(), 21, 21)).versions).toEqual([21]);
});

test('does not record a commit without changes', () => {
  const journal = CommitJournal.open(file(), 0, 0);
  journal.record({ version: 1, changes: [] });
  expect(readFileSync(file(), 'utf8')).toBe('');
});

test('keeps only relevant changes', () => {
  const journal = CommitJournal.open(file(), 0, 0);
  const taken = takenFrom(journal, ({ name }) => name !== 'a/1');
  commitAll(journal, [1, 2]);
  expect(taken.versions).toEqual([2]);
  expect(readFileSync(file(), 'utf8')).not.toContain('a/1');
});

test('rewrites a file that grew while something was always pending, and accepts more afterwards', () => {
  const journal = CommitJournal.open(file(), 0, 0);
  const taken = takenFrom(journal);
  const large = { name: `a/${'x'.repeat(3_000_000)}`, before: null, after: null };
  for (let version = 1; version <= 9; version += 1) {
    journal.record({ version, changes: [large] });
    journal.committed(version);
    taken.done(version - 1);
  }
  expect(statSync(file()).size).toBeLessThan(15_000_000);
  expect(takenFrom(CommitJournal.open(file(), 9, 0)).versions).toEqual([9]);
});
