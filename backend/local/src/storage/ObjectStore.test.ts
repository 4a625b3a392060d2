import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ObjectStore } from './ObjectStore.ts';

const bucket = 'demo';
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'object-store-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

async function put(store: ObjectStore, name: string, text: string) {
  const object = store.describe(bucket, name, Buffer.from(text), { contentType: 'text/plain' });
  await store.put(object, Buffer.from(text));
  return object;
}

it('keeps objects when the folder is opened again, with one content each', async () => {
  const store = await ObjectStore.open(directory);
  await put(store, 'a/b.txt', 'one');
  await put(store, 'a/b.txt', 'two');
  const reopened = await ObjectStore.open(directory);
  const object = reopened.get(bucket, 'a/b.txt');
  expect(object).toMatchObject({ size: 3, contentType: 'text/plain' });
  expect(object && (await reopened.read(object)).toString()).toBe('two');
  expect(readdirSync(directory)).toHaveLength(2);
});

it('cleans up after an interrupted upload', async () => {
  const store = await ObjectStore.open(directory);
  await put(store, 'a', 'one');
  writeFileSync(join(directory, 'leftover.123'), 'x');
  const reopened = await ObjectStore.open(directory);
  expect(reopened.get(bucket, 'a')).not.toBeNull();
  expect(readdirSync(directory)).toHaveLength(2);
});

it('completes what a kill interrupted between metadata and content', async () => {
  const store = await ObjectStore.open(directory);
  const { generation } = await put(store, 'a', 'one');
  const content = join(directory, readdirSync(directory).find((file) => file.endsWith(generation)) ?? '');
  // The state of an upload before its content is renamed, and of a deletion before the metadata is deleted.
  renameSync(content, `${content}.part`);
  const reopened = await ObjectStore.open(directory);
  const object = reopened.get(bucket, 'a');
  expect(object && (await reopened.read(object)).toString()).toBe('one');
  // Without metadata, an upload hasn’t happened yet, and a deletion is complete.
  renameSync(content, `${content}.part`);
  rmSync(content.replace(/\.\d+$/, '.json'));
  expect((await ObjectStore.open(directory)).all()).toEqual([]);
  expect(readdirSync(directory)).toEqual([]);
});

it('refuses a folder whose metadata was deleted, naming the remaining content, and leaves it unchanged', async () => {
  const store = await ObjectStore.open(directory);
  const { generation } = await put(store, 'a', 'one');
  await put(store, 'b', 'two');
  const content = readdirSync(directory).find((file) => file.endsWith(generation)) ?? '';
  rmSync(join(directory, content.replace(/\.\d+$/, '.json')));
  await expect(ObjectStore.open(directory)).rejects.toThrow(
    `${join(directory, content)} is damaged: the metadata of this content is missing.`,
  );
  expect(readdirSync(directory)).toContain(content);
});

it('leaves nothing of a deleted object', async () => {
  const store = await ObjectStore.open(directory);
  await put(store, 'a', 'one');
  await store.delete(bucket, 'a');
  expect(readdirSync(directory)).toEqual([]);
});

it('refuses a folder whose content is missing or whose metadata is damaged, naming the file', async () => {
  const store = await ObjectStore.open(directory);
  const { generation } = await put(store, 'a', 'one');
  const content = readdirSync(directory).find((file) => file.endsWith(generation)) ?? '';
  rmSync(join(directory, content));
  await expect(ObjectStore.open(directory)).rejects.toThrow(`${join(directory, content)} is damaged`);
  const metadata = readdirSync(directory)[0] ?? '';
  writeFileSync(join(directory, metadata), '{');
  await expect(ObjectStore.open(directory)).rejects.toThrow(`${join(directory, metadata)} is damaged`);
});

it('refuses a folder with truncated content, naming the file, and leaves it unchanged', async () => {
  const store = await ObjectStore.open(directory);
  const { generation } = await put(store, 'a', 'one more time');
  const content = join(directory, readdirSync(directory).find((file) => file.endsWith(generation)) ?? '');
  truncateSync(content, 8);
  await expect(ObjectStore.open(directory)).rejects.toThrow(
    `${content} is damaged: it has 8 bytes instead of 13.`,
  );
  expect(readFileSync(content, 'utf8')).toBe('one more');
});

it('refuses a folder with a broken link in the place of content, naming it', async () => {
  const store = await ObjectStore.open(directory);
  const { generation } = await put(store, 'a', 'one');
  const content = join(directory, readdirSync(directory).find((file) => file.endsWith(generation)) ?? '');
  rmSync(content);
  symlinkSync(join(directory, 'nowhere'), content);
  await expect(ObjectStore.open(directory)).rejects.toThrow(
    `The data file ${content} is damaged: it can't be read (ENOENT).`,
  );
});

it('leaves a damaged folder completely unchanged, including what a kill interrupted', async () => {
  const store = await ObjectStore.open(directory);
  for (const name of ['a', 'b', 'c', 'd']) await put(store, name, `the text of ${name}`);
  const keys = readdirSync(directory).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));
  const contentOf = (key: string | undefined) =>
    readdirSync(directory).find((file) => file !== `${key}.json` && file.startsWith(`${key}.`)) ?? '';
  // The last one that is read.
  const [damaged = '', ...others] = keys.reverse().map(contentOf);
  for (const content of others) renameSync(join(directory, content), join(directory, `${content}.part`));
  truncateSync(join(directory, damaged), 8);
  const before = readdirSync(directory);
  await expect(ObjectStore.open(directory)).rejects.toThrow(`${join(directory, damaged)} is damaged`);
  expect(readdirSync(directory)).toEqual(before);
});

it('reports progress while it reads a large folder', async () => {
  const store = await ObjectStore.open(directory);
  for (let index = 0; index < 70; index += 1) await put(store, `f${index}`, `text ${index}`);
  const onProgress = jest.fn();
  const reopened = await ObjectStore.open(directory, Infinity, onProgress);
  expect(reopened.all()).toHaveLength(70);
  expect(onProgress.mock.calls.length).toBeGreaterThan(1);
});

it('refuses to change the metadata of content that was replaced meanwhile', async () => {
  const store = await ObjectStore.open(directory);
  const first = await put(store, 'a', 'one');
  await put(store, 'a', 'two');
  const update = store.describeUpdate(first, { cacheControl: 'no-store' });
  await expect(store.update(update)).rejects.toMatchObject({ code: 409 });
});

it('merges custom metadata, and removes what is set to null', async () => {
  const store = await ObjectStore.open(directory);
  const object = store.describe(bucket, 'a', Buffer.of(1), {
    cacheControl: 'no-store',
    metadata: { keep: '1', drop: '2' },
  });
  const updated = store.describeUpdate(object, { cacheControl: null, metadata: { drop: null, add: '3' } });
  expect(updated).not.toHaveProperty('cacheControl');
  expect(updated.metadata).toEqual({ keep: '1', add: '3' });
  expect(store.describeUpdate(updated, { metadata: null })).not.toHaveProperty('metadata');
});

describe('a listing', () => {
  const names = ['a/1', 'a/2', 'b', 'c/1', 'c/2/3', 'd'];
  let store: ObjectStore;

  beforeEach(async () => {
    store = await ObjectStore.open(directory);
    for (const name of names) await put(store, name, name);
  });

  it.each([
    ['everything', { prefix: '' }, names, []],
    ['a folder', { prefix: 'c/' }, ['c/1', 'c/2/3'], []],
    ['a folder and its sub-folders', { prefix: 'c/', delimiter: '/' }, ['c/1'], ['c/2/']],
    ['the root', { prefix: '', delimiter: '/' }, ['b', 'd'], ['a/', 'c/']],
    ['another prefix', { prefix: 'x' }, [], []],
  ])('of %s', (_, query, items, prefixes) => {
    const page = store.list(bucket, { ...query, maxResults: 100 });
    expect(page.items.map(({ name }) => name)).toEqual(items);
    expect(page.prefixes).toEqual(prefixes);
    expect(page.nextPageToken).toBeUndefined();
  });

  it.each([1, 2, 3])('has every item once over pages of %i', (maxResults) => {
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = store.list(bucket, {
        prefix: '',
        delimiter: '/',
        maxResults,
        ...(pageToken && { pageToken }),
      });
      seen.push(...page.items.map(({ name }) => name), ...page.prefixes);
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    expect(seen.sort()).toEqual(['a/', 'b', 'c/', 'd']);
  });
});
