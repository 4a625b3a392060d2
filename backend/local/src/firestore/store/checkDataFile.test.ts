import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { DataFolderError } from '../DataFolderError.ts';
import { checkDataFile } from './checkDataFile.ts';
import { CommitLog } from './CommitLog.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** Changes one byte of the documents' file: it must be refused, or still contain the same and keep working. */
jest.setTimeout(120_000);

const PAGE_BYTES = 4096;
/** The size of a page's header, and of everything in a meta page. */
const HEAD_BYTES = 24;
const META_BYTES = 168;

let place: string;
let count = 0;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

type Documents = Map<string, string>;

const nameOf = (id: string): string => `projects/p/databases/(default)/documents/c/${id}`;

/** An open log, its content, and how to change it. */
function open(folder: string) {
  const documents: Documents = new Map();
  const { log, lastVersion } = CommitLog.open(folder, (document) => {
    if (documents.has(document.name)) throw new Error(`${document.name} is there twice`);
    documents.set(document.name, JSON.stringify(document));
  });
  let version = lastVersion;
  let settle: { resolve: () => void; reject: (error: Error) => void } | null = null;
  log.observe({ onDurable: () => settle?.resolve(), onFailed: (error) => settle?.reject(error) });
  /** @param changes texts by ID; null deletes */
  const commit = (changes: Readonly<Record<string, string | null>>): Promise<void> =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      version += 1;
      const time = String(version);
      const documentOf = (id: string, text: string): StoredDocument => ({
        name: nameOf(id),
        fields: { text: { stringValue: text } },
        createTime: time,
        updateTime: time,
      });
      log.append({
        version,
        changes: Object.entries(changes).map(([id, text]) => ({
          name: nameOf(id),
          before: null,
          after: text === null ? null : documentOf(id, text),
        })),
      });
    });
  return { log, documents, commit, version: () => version };
}

let folder: string;
let file: string;
beforeEach(() => {
  folder = join(place, String((count += 1)));
  mkdirSync(folder);
  file = join(folder, 'firestore.mdb');
});

/** Creates a file with inline and overflow records, free pages, and a branch. */
async function makeFile(): Promise<Buffer> {
  const { log, commit } = open(folder);
  for (let number = 0; number < 24; number += 1)
    await commit({ [`d${number}`]: String(number).repeat(number % 10 === 3 ? 3000 : 40) });
  for (let number = 0; number < 24; number += 6) await commit({ [`d${number}`]: null });
  await log.close();
  return readFileSync(file);
}

test('a changed byte is detected, or harmless', async () => {
  const bytes = await makeFile();
  const before = open(folder);
  await before.log.close();
  const outcomes = { refused: 0, whole: 0 };
  const lost: string[] = [];
  for (let offset = 0; offset < bytes.length; offset += 1) {
    const inPage = offset % PAGE_BYTES;
    const isHead = inPage < (offset < 2 * PAGE_BYTES ? META_BYTES : HEAD_BYTES);
    if (!isHead && offset % 389 !== 0) continue;
    const damaged = Buffer.from(bytes);
    damaged[offset] = (bytes[offset] ?? 0) ^ (1 << (offset % 8));
    writeFileSync(file, damaged);
    if (checkDataFile(file) !== null) {
      outcomes.refused += 1;
      continue;
    }
    try {
      const { log, documents, version } = open(folder);
      await log.close();
      outcomes.whole += 1;
      if (version() !== before.version() || !isDeepStrictEqual(documents, before.documents))
        lost.push(`byte ${inPage} of page ${Math.floor(offset / PAGE_BYTES)}`);
    } catch (error) {
      expect(error).toBeInstanceOf(DataFolderError);
      outcomes.refused += 1;
    }
  }
  expect(lost).toEqual([]);
  expect(outcomes.refused).toBeGreaterThan(100);
  expect(outcomes.whole).toBeGreaterThan(100);
});

/** The offset of the last transaction's meta page. */
const latestMeta = (bytes: Buffer): number =>
  bytes.readBigUInt64LE(152) > bytes.readBigUInt64LE(PAGE_BYTES + 152) ? 0 : PAGE_BYTES;
const rootOf = (bytes: Buffer, tree: number): number =>
  PAGE_BYTES * Number(bytes.readBigUInt64LE(latestMeta(bytes) + tree + 40));

/** Damage that would go unnoticed, and lose data with the next commits. */
test.each<[string, (bytes: Buffer) => void]>([
  ['whose last page is an earlier one', (bytes) => bytes.writeBigUInt64LE(4n, latestMeta(bytes) + 144)],
  ['whose last page is far behind its end', (bytes) => bytes.writeUInt8(1, latestMeta(bytes) + 149)],
  ['with a wrong number of records', (bytes) => bytes.writeUInt8(7, latestMeta(bytes) + 128)],
  [
    'in which a used page is free',
    (bytes) => {
      const root = rootOf(bytes, 48);
      const last = root + 24 + bytes.readUInt16LE(root + 24 + bytes.readUInt16LE(root + 20) - 2);
      // After the record's header and key, and the list's length.
      bytes.writeBigInt64LE(BigInt(rootOf(bytes, 96) / PAGE_BYTES), last + 8 + 8 + 8);
    },
  ],
  ['with a page of a future transaction', (bytes) => bytes.writeUInt8(1, rootOf(bytes, 96) + 10)],
  [
    'with a record under another key',
    (bytes) => {
      for (let at = bytes.indexOf('doc:'); at >= 0; at = bytes.indexOf('doc:', at + 1))
        bytes.write('D', at + 'doc:'.length + nameOf('').length);
    },
  ],
])('refuses a file %s', async (_title, damage) => {
  const bytes = await makeFile();
  expect(checkDataFile(file)).toBeNull();
  damage(bytes);
  writeFileSync(file, bytes);
  expect(() => open(folder)).toThrow(DataFolderError);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('a file is intact after every commit, however records grow, shrink and disappear', async () => {
  const { log, commit } = open(folder);
  const faults: string[] = [];
  const sizes = [20, 400, 3000, 20_000];
  for (let round = 0; round < 25; round += 1) {
    const texts = Array.from({ length: 40 }, (_, index) => [
      `r${(round * 31 + index * 7) % 250}`,
      (round + index) % 3 === 0 ? null : 'y'.repeat(sizes[(round + index) % 4] ?? 0),
    ]);
    await commit(Object.fromEntries(texts));
    const fault = checkDataFile(file);
    if (fault !== null) faults.push(`${round}: ${fault}`);
  }
  await log.close();
  expect(faults).toEqual([]);
});
