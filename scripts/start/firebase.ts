import { resolve } from 'node:path';
import {
  DamagedFileError,
  DataFolderError,
  DataFolderInUseError,
  findPortOwner,
  localHost,
  probePort,
  RulesCompileError,
  startLocalFirebase,
  type HostingMiddleware,
  type LocalFirebase,
} from '../../backend/local/src/index.ts';
import type { StartOptions } from './options.ts';
import { StartError } from './StartError.ts';

/** Firebase's SDKs know by the prefix that a project exists nowhere but on this machine. */
const projectId = 'demo-valet-hub';

/**
 * Starts the local Firebase for the product in a folder.
 *
 * @param root absolute path of the repository
 * @param log receives the services' lines
 * @param hostingMiddleware stands in front of the hosted files
 * @throws StartError saying what is in the way
 */
export async function startFirebase(
  root: string,
  options: StartOptions,
  log: (line: string) => void,
  hostingMiddleware?: HostingMiddleware,
): Promise<LocalFirebase> {
  if (options.port !== null && (await probePort(localHost, options.port)) === null) {
    const owner = await findPortOwner(options.port);
    throw new StartError(
      `Port ${options.port} is taken${owner ? ` by ${owner}` : ''}. Choose another with --port.`,
    );
  }
  try {
    return await startLocalFirebase({
      projectId,
      dataDirectory: options.data === null ? resolve(root, '.data') : resolve(options.data),
      fresh: options.fresh,
      configFile: resolve(root, 'firebase.json'),
      functionsSource: resolve(root, 'backend/functions/index.ts'),
      ports: options.port === null ? {} : { hosting: options.port },
      actionPath: '/login',
      ...(hostingMiddleware && { hostingMiddleware }),
      log,
    });
  } catch (error) {
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  if (error instanceof RulesCompileError)
    return new StartError(`The security rules have errors:\n${error.message}`, { cause: error });
  if (error instanceof DataFolderInUseError) return new StartError(error.message, { cause: error });
  if (error instanceof DataFolderError && error.reason === 'locked')
    return new StartError(error.message, { cause: error });
  if (error instanceof DamagedFileError || error instanceof DataFolderError) {
    return new StartError(
      `${error.message} Nothing was changed. To throw all local data away and start over from the seed: npm start -- --fresh`,
      { cause: error },
    );
  }
  return error;
}
