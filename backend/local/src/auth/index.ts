import { mkdirSync } from 'node:fs';
import type { Access } from '../access/Access.ts';
import { startHttpServer, type HttpServer } from '../httpServer.ts';
import type { Log } from '../Log.ts';
import { AccountLog, accountsFileIn } from './AccountLog.ts';
import { createListener } from './http/createListener.ts';
import { Project } from './Project.ts';

export interface AuthOptions {
  readonly projectId: string;
  /** Where accounts are stored. */
  readonly directory: string;
  readonly host: string;
  readonly port: number;
  readonly access: Access;
  /** The app's page that handles links in emails: it gets `mode` and `oobCode` in the query. */
  readonly actionUrl: string;
  /** Receives a line for each email and each failure. */
  readonly log: Log;
}

/**
 * Starts Firebase Authentication: the parts of the Identity Toolkit and Secure Token APIs that the SDKs use in emulator mode. Accounts are
 * persistent.
 *
 * @throws DamagedFileError when the accounts file can't be read
 */
export async function startAuth(options: AuthOptions): Promise<HttpServer> {
  const { projectId, directory, host, port, access, actionUrl, log } = options;
  mkdirSync(directory, { recursive: true });
  const { log: accountLog, accounts } = await AccountLog.open(accountsFileIn(directory));
  const project = new Project(projectId, accounts, actionUrl, log);
  const listener = createListener(project, (changes) => accountLog.append(changes), log);
  const server = await startHttpServer(listener, host, port, undefined, access);
  return {
    port: server.port,
    stop: async () => {
      await server.stop();
      accountLog.close();
    },
  };
}
