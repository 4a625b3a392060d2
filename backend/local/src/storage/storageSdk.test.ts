import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  uploadBytes,
  uploadBytesResumable,
  type FirebaseStorage,
  type UploadTask,
} from 'firebase/storage';
import type { HttpServer } from '../httpServer.ts';
import { StorageRules } from '../rules/index.ts';
import { startStorage } from './index.ts';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

const projectId = 'demo-storage';
const rulesText = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /open/{path=**} { allow read, write; }
    match /photos/{uid}/{file} {
      allow read;
      allow create, update: if request.auth.uid == uid
        && request.resource.size < 1000
        && request.resource.contentType.matches('image/.*');
      allow delete: if request.auth.uid == uid;
    }
  }
}`;

let directory: string;
let rules: StorageRules;
let server: HttpServer;
let apps: FirebaseApp[];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'storage-'));
  writeFileSync(join(directory, 'storage.rules'), rulesText);
  const log = () => {};
  rules = new StorageRules(join(directory, 'storage.rules'), { projectId, getDocument: () => null }, log);
  const options = { projectId, directory: join(directory, 'data'), host: '127.0.0.1', port: 0, log };
  server = await startStorage({ ...options, authorize: rules.authorize });
});
afterAll(async () => {
  await server.stop();
  rules.close();
  rmSync(directory, { recursive: true });
});
beforeEach(() => {
  apps = [];
});
afterEach(() => Promise.all(apps.map((app) => deleteApp(app))));

/** A client, signed out or with a user's token. */
function client(mockUserToken?: string | { user_id: string }, port = server.port): FirebaseStorage {
  const app = initializeApp(
    { projectId, storageBucket: `${projectId}.firebasestorage.app` },
    `app ${Math.random()}`,
  );
  apps.push(app);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port, mockUserToken === undefined ? {} : { mockUserToken });
  return storage;
}

const content = Uint8Array.from({ length: 1_500_000 }, (_, index) => index % 251);
const image = { contentType: 'image/png' };
const code = (name: string) => ({ code: `storage/${name}` });

/** Resolves when an upload has this state and at least this many bytes were sent. */
function reaches(task: UploadTask, state: string, bytes = 0): Promise<void> {
  return new Promise((resolve, reject) => {
    task.on(
      'state_changed',
      (snapshot) => {
        if (snapshot.state === state && snapshot.bytesTransferred >= bytes) resolve();
      },
      reject,
    );
  });
}

it('reports the progress of an upload, which can be paused and resumed', async () => {
  const object = ref(client(), 'open/large.bin');
  const task = uploadBytesResumable(object, content);
  const progress: number[] = [];
  task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
  await reaches(task, 'running', 1);
  task.pause();
  await reaches(task, 'paused');
  const atPause = task.snapshot.bytesTransferred;
  expect(atPause).toBeLessThan(content.length);
  await expect(getMetadata(object)).rejects.toMatchObject(code('object-not-found'));
  task.resume();
  await task;
  expect(progress).toEqual([...progress].sort((left, right) => left - right));
  expect(progress.at(-1)).toBe(content.length);
  expect(Buffer.compare(Buffer.from(await getBytes(object)), Buffer.from(content))).toBe(0);
});

it('cancels an upload and keeps nothing of it', async () => {
  const object = ref(client(), 'open/canceled.bin');
  const task = uploadBytesResumable(object, content);
  const end = task.then(
    () => 'uploaded',
    (error: { code: string }) => error.code,
  );
  await reaches(task, 'running', 1);
  expect(task.cancel()).toBe(true);
  expect(await end).toBe('storage/canceled');
  await expect(getMetadata(object)).rejects.toMatchObject(code('object-not-found'));
});

it('lets the rules limit who, how much and what', async () => {
  const path = 'photos/ada/one.png';
  const own = client({ user_id: 'ada' });
  await uploadBytes(ref(own, path), new Uint8Array(999), image);
  const refusals: [FirebaseStorage, number, string][] = [
    [own, 1000, 'image/png'],
    [own, 10, 'text/html'],
    [client({ user_id: 'bo' }), 10, 'image/png'],
    [client(), 10, 'image/png'],
  ];
  for (const [storage, size, contentType] of refusals) {
    const upload = uploadBytes(ref(storage, path), new Uint8Array(size), { contentType });
    await expect(upload).rejects.toMatchObject(code('unauthorized'));
    const resumable = uploadBytesResumable(ref(storage, path), new Uint8Array(size), { contentType });
    await expect(resumable).rejects.toMatchObject(code('unauthorized'));
  }
  expect(await getMetadata(ref(client(), path))).toMatchObject({ size: 999 });
  await expect(deleteObject(ref(client(), path))).rejects.toMatchObject(code('unauthorized'));
  await expect(listAll(ref(client(), 'elsewhere'))).rejects.toMatchObject(code('unauthorized'));
  await deleteObject(ref(own, path));
  await expect(getDownloadURL(ref(client(), path))).rejects.toMatchObject(code('object-not-found'));
});

it.each(['garbage', 'a.b.c', '..', `${'x'.repeat(5000)}.e30.`])(
  'answers an invalid token with unauthenticated (%#)',
  async (token) => {
    await expect(uploadBytes(ref(client(token), 'open/a'), content)).rejects.toMatchObject(
      code('unauthenticated'),
    );
  },
);

describe('a bucket with a quota', () => {
  const quota = 1_000_000;
  let limited: HttpServer;
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quota-'));
    const options = { projectId, directory: folder, host: '127.0.0.1', port: 0, log: () => {} };
    limited = await startStorage({ ...options, quota });
  });
  afterEach(async () => {
    await limited.stop();
    rmSync(folder, { recursive: true });
  });

  it('refuses what does not fit, keeps nothing of it, and has space again after a deletion', async () => {
    const storage = client(undefined, limited.port);
    const first = ref(storage, 'first');
    const second = ref(storage, 'second');
    await uploadBytes(first, new Uint8Array(quota));
    const files = readdirSync(folder).sort();
    await expect(uploadBytes(second, new Uint8Array(1))).rejects.toMatchObject(code('quota-exceeded'));
    await expect(uploadBytesResumable(second, content)).rejects.toMatchObject(code('quota-exceeded'));
    expect(readdirSync(folder).sort()).toEqual(files);
    await expect(getMetadata(second)).rejects.toMatchObject(code('object-not-found'));
    // Replaced objects don't count.
    await uploadBytes(first, new Uint8Array(quota));
    await expect(uploadBytes(first, new Uint8Array(quota + 1))).rejects.toMatchObject(code('quota-exceeded'));
    expect(await getMetadata(first)).toMatchObject({ size: quota });
    await deleteObject(first);
    await uploadBytesResumable(second, new Uint8Array(quota));
  });

  it('accepts one of two concurrent uploads', async () => {
    const storage = client(undefined, limited.port);
    const uploads = ['a', 'b'].map((name) => uploadBytes(ref(storage, name), new Uint8Array(600_000)));
    const outcomes = await Promise.allSettled(uploads);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await listAll(ref(storage))).items).toHaveLength(1);
  });
});

it('is retried until the limit when nothing answers', async () => {
  const nobody: Server = createServer().listen(0, '127.0.0.1');
  await once(nobody, 'listening');
  const { port } = nobody.address() as { port: number };
  await new Promise((resolve) => nobody.close(resolve));
  const storage = client(undefined, port);
  storage.maxOperationRetryTime = 200;
  storage.maxUploadRetryTime = 200;
  await expect(getMetadata(ref(storage, 'open/a'))).rejects.toMatchObject(code('retry-limit-exceeded'));
  await expect(uploadBytes(ref(storage, 'open/a'), content)).rejects.toMatchObject(
    code('retry-limit-exceeded'),
  );
});
