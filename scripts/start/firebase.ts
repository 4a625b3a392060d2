import { resolve } from 'node:path';
import {
  defaultPorts,
  explainStartFailure,
  startLocalFirebase,
  type HostingMiddleware,
  type LocalFirebase,
  type LocalFirebaseOptions,
} from '../../backend/local/src/index.ts';
import { localRootKey } from '../../build/localRootKey.ts';
import { moduleRootKeysOf } from '../../build/moduleKeysConfig.ts';
import type { StartOptions } from './options.ts';
import type { StartContext } from './StartContext.ts';
import { StartError } from './StartError.ts';

/** The prefix tells Firebase's SDKs that the project is local only. */
export const projectId = 'demo-valet-hub';

/**
 * Starts the local Firebase for the product in a folder.
 *
 * @param log receives the services' lines
 * @param hostingMiddleware runs in front of the hosted files
 * @throws StartError with the reason
 */
export function startFirebase(
  { root, packed, options }: Pick<StartContext, 'root' | 'packed' | 'options'>,
  log: (line: string) => void,
  hostingMiddleware?: HostingMiddleware,
): Promise<LocalFirebase> {
  return launch(root, options, {
    dataDirectory: options.data === null ? resolve(root, '.data') : resolve(options.data),
    fresh: options.fresh,
    ...(options.importFrom !== null && { importFrom: resolve(options.importFrom) }),
    ...(options.exportTo !== null && { exportTo: resolve(options.exportTo) }),
    ...(hostingMiddleware && { hostingMiddleware }),
    ...(packed && { functionsSource: packed.functions }),
    log,
  });
}

/** The root keys in the page: a released site's own, or the build's. */
const moduleRootKeys = (root: string, site: string | null): readonly string[] =>
  site === null ? [localRootKey(resolve(root, 'dist')).publicKey] : moduleRootKeysOf(resolve(site));

/** With 0, the system chooses all ports; otherwise, products that start at the same time would choose the same ones. */
const portsFor = (port: number | null) =>
  port === 0
    ? Object.fromEntries(Object.keys(defaultPorts).map((service) => [service, 0]))
    : port !== null && { hosting: port };

/**
 * Starts the requested local Firebase services with the product's project, configuration, functions and port.
 *
 * @throws StartError with the reason
 */
export async function launch(
  root: string,
  options: StartOptions,
  wanted: Pick<LocalFirebaseOptions, 'dataDirectory' | 'log'> & Partial<LocalFirebaseOptions>,
): Promise<LocalFirebase> {
  // The recipient of support requests sent by the product's functions. The email stays in the Outbox.
  process.env.SUPPORT_EMAIL ??= 'support@local.test';
  process.env.MODULE_ROOT_KEYS ??= moduleRootKeys(root, options.site).join(' ');
  const explained = (error: unknown): unknown => {
    const message = explainStartFailure(error, 'npm start -- --fresh');
    return message === null ? error : new StartError(message, { cause: error });
  };
  try {
    const firebase = await startLocalFirebase({
      projectId,
      configFile: resolve(root, 'firebase.json'),
      functionsSource: resolve(root, 'backend/functions/index.ts'),
      ...(options.port !== null && { fixedPorts: ['hosting'] }),
      // The folder firebase.json names is the one that is deployed.
      hostedFolder: options.site === null ? resolve(root, 'dist') : resolve(options.site),
      eventDelayMillis: options.eventDelay,
      outboxFunctions: { mailReports: 'mailReports', textReplies: 'textReports' },
      actionPath: '/login',
      ...wanted,
      ports: { ...portsFor(options.port), ...wanted.ports },
    });
    const stop = (): Promise<void> =>
      firebase.stop().catch((error: unknown) => Promise.reject(explained(error)));
    return { ...firebase, stop };
  } catch (error) {
    throw explained(error);
  }
}
