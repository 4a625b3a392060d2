import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalFirebaseProcess } from '../local/src/testing/LocalFirebaseProcess.ts';

/**
 * A local Firebase without rules and functions for the tests of one file, in a separate process.
 * @returns its getter, valid once the tests have begun
 */
export const useOwnFirebase = (projectId: string): (() => LocalFirebaseProcess) => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'valet-hub-seed-'));
  let firebase: LocalFirebaseProcess;
  beforeAll(async () => {
    firebase = await LocalFirebaseProcess.start({
      projectId,
      dataDirectory,
      configFile: null,
      functionsSource: null,
      actionPath: '/login',
    });
  }, 60_000);
  afterAll(async () => {
    await firebase?.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
  return () => firebase;
};
