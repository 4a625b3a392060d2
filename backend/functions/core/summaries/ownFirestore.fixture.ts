import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startFirestore,
  type CommittedChange,
  type FirestoreServer,
} from '../../../local/src/firestore/index.ts';
import { firestore } from '../../../kernel/firebase.ts';

const projectId = 'demo-summaries';

export type { CommittedChange };

/**
 * A separate Firestore for the tests of one file, on which functions run in the test's process. No function starts automatically.
 * @param onCommit receives the changes of each commit
 */
export const useOwnFirestore = (onCommit: (changes: readonly CommittedChange[]) => void = () => {}): void => {
  let folder: string;
  let server: FirestoreServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'valet-hub-summaries-'));
    server = await startFirestore({
      projectId,
      dataDir: folder,
      host: '127.0.0.1',
      httpPort: 0,
      grpcPort: 0,
      indexesFile: join(__dirname, '../../../rules/firestore.indexes.json'),
    });
    server.onCommit((changes, done) => {
      onCommit(changes);
      done();
    });
    Object.assign(process.env, {
      // Nothing here runs on Google's machines, and detecting that takes seconds.
      METADATA_SERVER_DETECTION: 'none',
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.grpcPort}`,
    });
  });
  afterAll(async () => {
    await firestore().terminate();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
};
