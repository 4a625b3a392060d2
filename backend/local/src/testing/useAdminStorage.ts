import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getStorage, type Storage } from 'firebase-admin/storage';
import type { HttpServer } from '../httpServer.ts';
import { startStorage } from '../storage/index.ts';

/** The project of `useAdminStorage`. */
export const projectId = 'demo-admin';

type Bucket = ReturnType<Storage['bucket']>;

/** A Storage and a firebase-admin that uses it, for a file's tests. */
export interface AdminStorage {
  /** Absolute path of a folder for the test's own files. */
  readonly folder: string;
  /** The default bucket, emptied before each test. */
  readonly bucket: Bucket;
  readonly storage: Storage;
  /** Base URL. */
  readonly address: string;
  restart(): Promise<void>;
}

/** Starts Storage before a file's tests and stops it afterwards. */
export function useAdminStorage(): AdminStorage {
  const folder = mkdtempSync(join(tmpdir(), 'admin-storage-'));
  let server: HttpServer;
  let app: App;
  const start = async (port: number): Promise<void> => {
    const directory = join(folder, 'data');
    server = await startStorage({ projectId, directory, host: '127.0.0.1', port, log: () => {} });
  };
  const local = {
    folder,
    bucket: undefined as unknown as Bucket,
    storage: undefined as unknown as Storage,
    address: '',
    async restart() {
      const { port } = server;
      await server.stop();
      await start(port);
    },
  };
  beforeAll(async () => {
    await start(0);
    local.address = `http://127.0.0.1:${server.port}`;
    Object.assign(process.env, { STORAGE_EMULATOR_HOST: local.address, GCLOUD_PROJECT: projectId });
    app = initializeApp({ projectId, storageBucket: `${projectId}.firebasestorage.app` });
    local.storage = getStorage(app);
    local.bucket = local.storage.bucket();
  });
  beforeEach(() => local.bucket.deleteFiles({ force: true }));
  afterAll(async () => {
    delete process.env.STORAGE_EMULATOR_HOST;
    delete process.env.GCLOUD_PROJECT;
    await deleteApp(app);
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  return local;
}
