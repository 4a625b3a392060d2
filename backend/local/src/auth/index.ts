import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec.js';
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js';
import { EmulatorLogger, Verbosity } from 'firebase-tools/lib/emulator/emulatorLogger.js';
import type { Access } from '../access/Access.ts';
import { startHttpServer, type HttpServer } from '../httpServer.ts';
import type { Log } from '../Log.ts';
import { AccountLog, accountsFileIn } from './AccountLog.ts';
import { DurableProjectState } from './DurableProjectState.ts';
import { googlePage, googlePath } from './googlePage.ts';
import { isKeptOperation } from './operations.ts';
import { refusingUnreadable } from './refusingUnreadable.ts';
import { savingBeforeAnswer } from './savingBeforeAnswer.ts';

export interface AuthOptions {
  readonly projectId: string;
  /** Where accounts are kept. */
  readonly directory: string;
  readonly host: string;
  readonly port: number;
  readonly access: Access;
  /** The app's page that handles links in mails: it gets `mode` and `oobCode` in the query. */
  readonly actionUrl: string;
  /** Receives a line for each mail and each failure. */
  readonly log: Log;
}

/**
 * Starts Firebase Authentication: the Auth emulator of firebase-tools, with accounts that outlive the process. What a
 * request changed is on disk before its answer leaves; where the disk refuses, the request has changed nothing.
 *
 * @throws DamagedFileError when the accounts' file can't be read
 */
export async function startAuth(options: AuthOptions): Promise<HttpServer> {
  EmulatorLogger.setVerbosity(Verbosity.SILENT);
  mkdirSync(options.directory, { recursive: true });
  const { log: accountLog, accounts } = await AccountLog.open(accountsFileIn(options.directory));
  const state = new DurableProjectState(options.projectId, accounts, options.actionUrl, options.log);
  dropUnusedOperations();
  compileValidatorsWhenNeeded();
  const app = await createApp(options.projectId, undefined, new Map([[options.projectId, state]]));

  const save = (): boolean => {
    try {
      state.saveChanges((changes) => accountLog.append(changes));
      return true;
    } catch (error) {
      options.log(`Auth could not save accounts: ${String(error)}`);
      return false;
    }
  };
  const listener = withGooglePage(refusingUnreadable(savingBeforeAnswer(app, save)));
  const server = await startHttpServer(listener, options.host, options.port, undefined, options.access);
  return {
    port: server.port,
    stop: async () => {
      await server.stop();
      save();
      accountLog.close();
    },
  };
}

/** Stands for Google's own page, to which the sign-in page may send people. */
function withGooglePage(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
    if (pathname !== googlePath || request.method !== 'GET') return listener(request, response);
    const { status, headers, body } = googlePage(searchParams, Date.now());
    return response.writeHead(status, headers).end(body);
  };
}

function dropUnusedOperations(): void {
  const kept = Object.entries(specification.default.paths).filter(([path]) => isKeptOperation(path));
  specification.default.paths = Object.fromEntries(kept);
}

/**
 * The emulator's router compiles a validator for each schema of the specification at its start, which takes half of the
 * start, and most of them are never used. The router can compile them at the first request instead, but the emulator
 * doesn't pass that option on, so we add it here.
 */
function compileValidatorsWhenNeeded(): void {
  const emulatorRequire = createRequire(import.meta.resolve('firebase-tools/lib/emulator/auth/server.js'));
  const router = emulatorRequire('exegesis-express') as {
    middleware: (specification: object, options: object) => unknown;
  };
  const { middleware } = router;
  router.middleware = (document, options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true });
}
