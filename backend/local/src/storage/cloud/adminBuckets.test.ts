import { projectId, useAdminStorage } from '../../testing/useAdminStorage.ts';

jest.setTimeout(60_000);
const local = useAdminStorage();

const bucket = (name: string) => local.storage.bucket(name);
const exists = async (name: string) => (await bucket(name).exists())[0];

it("knows only the project's default buckets", async () => {
  expect(await exists(`${projectId}.firebasestorage.app`)).toBe(true);
  expect(await exists(`${projectId}.appspot.com`)).toBe(true);
  expect(await exists('non.existing')).toBe(false);
  await expect(bucket('non.existing').getMetadata()).rejects.toMatchObject({ code: 404 });
  expect((await bucket('non.existing').getFiles())[0]).toEqual([]);
  expect((await local.bucket.getMetadata())[0]).toMatchObject({
    kind: 'storage#bucket',
    name: local.bucket.name,
    location: 'US',
  });
});

it('keeps a created bucket, with its labels, until it is deleted', async () => {
  await bucket('archive').create();
  await bucket('archive').setLabels({ team: 'night' });
  await local.restart();
  expect(await exists('archive')).toBe(true);
  expect((await bucket('archive').getLabels())[0]).toEqual({ team: 'night' });
  await expect(bucket('archive').create()).rejects.toMatchObject({ code: 409 });
  expect(await bucketNames()).toContain('archive');
  await bucket('archive').file('a').save('text', { resumable: false });
  await expect(bucket('archive').delete()).rejects.toMatchObject({ code: 409 });
  await bucket('archive').file('a').delete();
  await bucket('archive').delete();
  expect(await exists('archive')).toBe(false);
  await expect(bucket('archive').delete()).rejects.toMatchObject({ code: 404 });
});

it('has a bucket as soon as something is stored in it', async () => {
  await bucket('photos').file('a').save('text', { resumable: false });
  expect([await exists('photos'), await bucketNames()]).toEqual([true, expect.arrayContaining(['photos'])]);
  await bucket('photos').deleteFiles();
});

it.each(['A', 'no', '../up', 'a b c', `${'a'.repeat(223)}`])('refuses the name %s', async (name) => {
  await expect(bucket(name).create()).rejects.toMatchObject({ code: 400 });
});

it('names unsupported features', async () => {
  const attempts: [string, () => Promise<unknown>][] = [
    ['versioning', () => local.bucket.setMetadata({ versioning: { enabled: true } })],
    ['lifecycle', () => local.bucket.addLifecycleRule({ action: { type: 'Delete' }, condition: { age: 3 } })],
    ['storageClass', () => bucket('cold').create({ storageClass: 'COLDLINE' })],
    ['/acl', () => local.bucket.makePublic()],
    ['/iam', () => local.bucket.iam.getPolicy()],
    ['/notificationConfigs', () => local.bucket.getNotifications()],
  ];
  for (const [what, attempt] of attempts)
    await expect(attempt()).rejects.toMatchObject({ code: 501, message: expect.stringContaining(what) });
  expect(await exists('cold')).toBe(false);
});

async function bucketNames(): Promise<string[]> {
  const [items] = await (local.storage as unknown as Client).storageClient.getBuckets();
  return items.map(({ name }) => name);
}

/** firebase-admin itself has no method for listing buckets. */
interface Client {
  readonly storageClient: { getBuckets(): Promise<[{ name: string }[]]> };
}
