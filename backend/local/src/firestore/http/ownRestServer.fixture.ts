import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AuthorizeRequest } from '../authorize.ts';
import { startFirestore } from '../startFirestore.ts';
import type { FirestoreServer } from '../startFirestore.ts';

export const ROOT = 'projects/demo-rest/databases/(default)/documents';
const EMULATOR = '/emulator/v1/projects/demo-rest/databases/(default)/documents';

export interface Answer {
  status: number;
  body: AnswerBody;
}

/** The parts of responses that the tests check; each call has some of them. */
interface AnswerBody {
  name: string;
  createTime: string;
  fields: object;
  documents: { name: string; fields: object }[];
  nextPageToken: string;
  collectionIds: string[];
  transaction: string;
  status: object[];
  error: object;
  [index: number]: { result?: object; error?: object };
}

/** The server for the tests of a file. */
export interface RestServer {
  /** Its address, once it runs. */
  readonly origin: string;
  readonly call: (
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
}

/**
 * Starts a Firestore for the tests of a file, and empties it before each.
 * @param authorize decides about each request; without it, all are allowed
 */
export const ownRestServer = (authorize: (request: AuthorizeRequest) => void = () => {}): RestServer => {
  let folder: string;
  let server: FirestoreServer;
  const own = { origin: '' };
  // Real servers and clients are slow on a busy machine.
  jest.setTimeout(60_000);
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'firestore-'));
    server = await startFirestore({
      projectId: 'demo-rest',
      dataDir: folder,
      host: '127.0.0.1',
      httpPort: 0,
      grpcPort: 0,
      authorize,
    });
    own.origin = `http://127.0.0.1:${server.httpPort}`;
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => fetch(own.origin + EMULATOR, { method: 'DELETE' }));
  return Object.assign(own, {
    async call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
      const response = await fetch(`${own.origin}/v1/${ROOT}${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, body: (await response.json()) as AnswerBody };
    },
  });
};
