import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Access } from '../../../local/src/access/Access.ts';
import { startAuth } from '../../../local/src/auth/index.ts';

export { published } from '../../../local/src/auth/accounts/publishedHash.fixture.ts';

/**
 * Empty Auth servers for the tests of a file.
 * @returns starts one, routes all calls to it, and returns the base URL of its API
 */
export const useOwnAuths = (projectId: string): (() => Promise<string>) => {
  const { start, stop } = authServers(projectId);
  afterEach(stop);
  return start;
};

/** One empty Auth server for all tests of a file, which create their logins and delete them. */
export const useOwnAuth = (projectId: string): void => {
  const { start, stop } = authServers(projectId);
  beforeAll(start);
  afterAll(stop);
};

const authServers = (projectId: string) => {
  let folders: string[] = [];
  let servers: Awaited<ReturnType<typeof startAuth>>[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
    for (const folder of folders) rmSync(folder, { recursive: true });
    [folders, servers] = [[], []];
  };
  const start = async (): Promise<string> => {
    const directory = mkdtempSync(join(tmpdir(), 'valet-hub-auth-'));
    folders.push(directory);
    const server = await startAuth({
      projectId,
      directory,
      host: '127.0.0.1',
      port: 0,
      access: new Access(null),
      actionUrl: 'http://127.0.0.1/login',
      log: () => {},
    });
    servers.push(server);
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${server.port}`;
    return `http://127.0.0.1:${server.port}/identitytoolkit.googleapis.com/v1`;
  };
  return { start, stop };
};
