import { createServer } from 'node:net';
import { startHttpServer, type HttpServer } from '../../../local/src/httpServer.ts';
import { findCloudFunctions } from '../../../local/src/functions/CloudFunction.ts';
import { functionsApp } from '../../../local/src/functions/functionsApp.ts';
import { outboxEnvironment, startOutbox, type OutboxServer } from '../../../local/src/outbox/index.ts';
import type { Outbox } from '../../../local/src/outbox/Outbox.ts';

const projectId = 'demo-messages';
const host = '127.0.0.1';

/** The token with which tests read the outbox. */
export const outboxToken = 'of-nobody';

/** A port that is currently free. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, host, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/**
 * An outbox for the tests of one file. This process's functions send to it, and receive its delivery reports.
 * @param readFunctions loads them once their environment is set up
 */
export const useOwnOutbox = (readFunctions: () => Promise<object>): { readonly outbox: Outbox } => {
  let functions: HttpServer;
  let server: OutboxServer;
  beforeAll(async () => {
    const [httpPort, smtpPort] = [await freePort(), await freePort()];
    const log = (line: string) => process.stderr.write(`${line}\n`);
    const { functions: found } = findCloudFunctions(await readFunctions());
    functions = await startHttpServer(
      functionsApp(projectId, found, { handled: 0, waiting: 0 }, log),
      host,
      0,
    );
    const url = `http://${host}:${functions.port}/${projectId}/us-central1`;
    server = await startOutbox({
      host,
      httpPort,
      smtpPort,
      token: outboxToken,
      mailReports: `${url}/mailReports`,
      textReplies: `${url}/textReports`,
      log,
    });
    const addresses = outboxEnvironment(`http://${host}:${httpPort}`, `${host}:${smtpPort}`);
    Object.assign(process.env, addresses, { LOCAL_FUNCTIONS_URL: url });
  });
  // Functions receive the reports in this process. A late one would hit the next test, or a Firestore that has been shut
  // down.
  afterEach(() => server.outbox.settled());
  afterAll(async () => {
    await server.stop();
    await functions.stop();
  });
  return {
    get outbox() {
      return server.outbox;
    },
  };
};
