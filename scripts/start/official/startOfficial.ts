import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  choosePorts,
  localHost,
  type HostingMiddleware,
  type LocalFirebase,
} from '../../../backend/local/src/index.ts';
import { firebaseTools } from '../../firebaseTools.ts';
import type { ChildProcesses } from '../ChildProcesses.ts';
import { launch, projectId } from '../firebase.ts';
import type { StartOptions } from '../options.ts';
import { StartError } from '../StartError.ts';
import { decideOfficial } from './decideOfficial.ts';
import { readOfficialFacts } from './readOfficialFacts.ts';

const emulated = ['auth', 'firestore', 'storage'] as const;

/** The ports of Firebase's own emulators, of their hub and of their logging. */
const wantedPorts = { auth: 9099, firestore: 8080, storage: 9199, hub: 4400, logging: 4500 };

/** The line that they print when all of them answer. */
const readyLine = 'All emulators ready';

/**
 * Makes sure that the official emulators can run here.
 *
 * @param root absolute path of the repository
 * @returns absolute path of firebase-tools
 * @throws StartError with one line that says what is missing
 */
export async function requireOfficial(root: string, print: (line: string) => void): Promise<string> {
  const tools = await firebaseTools(root, print).catch((error: Error) => {
    throw new StartError(error.message, { cause: error });
  });
  const decision = decideOfficial(await readOfficialFacts(tools));
  if (!decision.ok) throw new StartError(decision.message);
  if (decision.downloads.length > 0) print(`Downloading ${decision.downloads.join(' and ')} first …`);
  return tools;
}

/**
 * Starts Firebase's own emulators of Auth, Firestore and Storage, with the local Hosting and Functions beside them.
 * These give the app and the functions the addresses of the emulators in the usual configuration. The emulators' data
 * is gone at the end.
 *
 * @param tools absolute path of firebase-tools
 * @throws StartError when they don't come up
 */
export async function startOfficial(
  root: string,
  tools: string,
  options: StartOptions,
  children: ChildProcesses,
  log: (line: string) => void,
  hostingMiddleware?: HostingMiddleware,
): Promise<LocalFirebase> {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-official-'));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const { ports } = await choosePorts(localHost, wantedPorts);
    writeConfiguration(root, folder, { ...wantedPorts, ...ports });
    await untilReady(tools, folder, children, log);
    const url = (name: (typeof emulated)[number]): string => `http://${localHost}:${ports[name]}`;
    const firebase = await launch(root, options, {
      dataDirectory: join(folder, 'data'),
      only: ['hosting', 'functions'],
      elsewhere: {
        auth: url('auth'),
        firestore: url('firestore'),
        firestoreGrpc: `${localHost}:${ports.firestore}`,
        storage: url('storage'),
      },
      ...(hostingMiddleware && { hostingMiddleware }),
      log,
    });
    // Google's emulators know no other administrator.
    return { ...firebase, administratorToken: 'owner', stop: () => firebase.stop().finally(removeFolder) };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** firebase-tools reads nothing outside the folder of its firebase.json, so the rules are copied. */
function writeConfiguration(
  root: string,
  folder: string,
  ports: Readonly<Record<keyof typeof wantedPorts, number>>,
): void {
  const config = JSON.parse(readFileSync(resolve(root, 'firebase.json'), 'utf8')) as Record<
    'firestore' | 'storage',
    { rules: string }
  >;
  for (const service of ['firestore', 'storage'] as const)
    copyFileSync(resolve(root, config[service].rules), join(folder, `${service}.rules`));
  const at = (port: number): object => ({ host: localHost, port });
  const emulators = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, at(port)]));
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      firestore: { rules: 'firestore.rules' },
      storage: { rules: 'storage.rules' },
      emulators: { ...emulators, ui: { enabled: false } },
    }),
  );
}

/** Starts them as a child process, and resolves when they are up. @throws StartError when they end before */
function untilReady(
  tools: string,
  folder: string,
  children: ChildProcesses,
  log: (line: string) => void,
): Promise<void> {
  return new Promise((ready, failed) => {
    children
      .run({
        args: [
          join(tools, 'lib/bin/firebase.js'),
          'emulators:start',
          ...['--only', emulated.join(','), '--project', projectId],
        ],
        directory: folder,
        onLine: (line) => {
          log(line);
          if (line.includes(readyLine)) ready();
        },
      })
      .then((code) =>
        failed(new StartError(`The official emulators ended${code === null ? '' : ` with code ${code}`}.`)),
      )
      .catch(failed);
  });
}
