import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStorage } from '../../../local/src/storage/index.ts';

const projectId = 'demo-summaries';

/** A separate Storage for the tests of one file. Call `useOwnFirestore` first. */
export const useOwnStorage = (): void => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startStorage>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'valet-hub-photos-'));
    server = await startStorage({ projectId, directory: folder, host: '127.0.0.1', port: 0, log: () => {} });
    Object.assign(process.env, {
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: 'photos' }),
      FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
};
