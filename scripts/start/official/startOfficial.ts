import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findEmulator } from '../../../backend/google/findEmulator.ts';
import {
  registerTriggers,
  EmulatorError,
  startEmulator,
  type Emulator,
} from '../../../backend/google/startEmulator.ts';
import {
  choosePorts,
  defaultPorts,
  localHost,
  type HostingMiddleware,
} from '../../../backend/local/src/index.ts';
import { firebaseTools } from '../../onDemand/firebaseTools.ts';
import type { ChildProcesses } from '../ChildProcesses.ts';
import { launch, projectId } from '../firebase.ts';
import type { Backend, StartContext } from '../StartContext.ts';
import { StartError } from '../StartError.ts';
import { enforceRules } from './enforceRules.ts';

const { auth, firestore, functions } = defaultPorts;
/** firebase-tools' hub and logging aren't used here, so any port will do. */
const wantedPorts = { auth, firestore, functions, authHub: 0, authLogging: 0 };
type Ports = Record<keyof typeof wantedPorts, number>;

/**
 * Finds Google's Firestore emulator.
 *
 * @returns absolute path of its jar
 * @throws StartError with one line on how to get it
 */
export function requireEmulator(): string {
  const found = findEmulator();
  if (!found.ok) throw new StartError(`${found.message} "npm start" without --official doesn't need it.`);
  return found.jar;
}

/** Printed by firebase-tools when its emulators are up. */
const readyLine = 'All emulators ready';

/** The log that firebase-tools writes to its folder for an error it calls unexpected; empty if there is none. */
const unexpectedIn = (folder: string): string => {
  const file = join(folder, 'firebase-debug.log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.find((line) => /^\[debug\].*Error\b/.test(line)) ?? '';
};

/** The emulator's environment. */
interface AuthEmulator {
  /** Absolute path of firebase-tools' script. */
  readonly firebase: string;
  /** For firebase-tools' configuration and logs. */
  readonly folder: string;
  /** Free ports for the emulator, and for the hub and logging that firebase-tools starts with it. */
  readonly ports: { readonly auth: number; readonly authHub: number; readonly authLogging: number };
  readonly children: ChildProcesses;
  readonly log: (line: string) => void;
  /** Called if it exits on its own after coming up. */
  readonly fail: (error: StartError) => void;
}

/**
 * Starts firebase-tools' own Auth emulator and resolves when it is up. Needs no Java.
 *
 * @throws StartError with one line if it exits first
 */
async function startAuthEmulator({
  firebase,
  folder,
  ports,
  children,
  log,
  fail,
}: AuthEmulator): Promise<void> {
  const at = (port: number): object => ({ host: localHost, port });
  const emulators = {
    auth: at(ports.auth),
    hub: at(ports.authHub),
    logging: at(ports.authLogging),
    ui: { enabled: false },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const { promise: ready, resolve: isReady, reject: isOver } = Promise.withResolvers<void>();
  let last = '';
  children
    .run({
      args: [firebase, 'emulators:start', '--only', 'auth', '--project', projectId],
      directory: folder,
      // Prevents requests for news and updates, and shares no file with a developer's firebase-tools.
      environment: { CI: 'true', XDG_CONFIG_HOME: folder },
      onLine: (line) => {
        if (line.trim() !== '') last = line.trim();
        log(line);
        if (line.includes(readyLine)) isReady();
      },
    })
    .then((code) => {
      const error = new StartError(
        [
          `The Auth emulator exited${code === null ? '' : ` with code ${code}`}`,
          ...(code === null ? [] : [unexpectedIn(folder) || last]).filter((why) => why !== ''),
        ].join(': '),
      );
      isOver(error);
      if (code !== null) fail(error);
    })
    .catch(isOver);
  await ready;
}

/**
 * Starts Google's Firestore emulator and firebase-tools' Auth emulator with the local Hosting, Functions and Storage. The app and the
 * functions get the emulators' addresses in the usual configuration. Downloads firebase-tools if it's missing. All data is lost on exit. If
 * an emulator exits, everything stops with a one-line reason.
 *
 * @param jar the jar of Google's Firestore emulator
 * @throws StartError if one of them doesn't come up
 */
export async function startOfficial(
  jar: string,
  { root, options, children, print, fail }: StartContext,
  log: (line: string) => void,
  hostingMiddleware?: HostingMiddleware,
): Promise<Backend> {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-official-'));
  const endings: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const { ports: chosen, taken } = await choosePorts(localHost, wantedPorts);
    const ports: Ports = { ...wantedPorts, ...chosen };
    const google = startGoogleFirestore(root, jar, ports, log, fail, endings);
    const authReady = requireTools(root, print).then((tools) =>
      startAuthEmulator({
        firebase: join(tools, 'lib/bin/firebase.js'),
        folder,
        ports,
        children,
        log,
        fail,
      }),
    );
    const firebaseUp = launch(root, options, {
      dataDirectory: join(folder, 'data'),
      only: ['hosting', 'functions', 'storage'],
      ports: { functions: ports.functions },
      elsewhere: {
        auth: `http://${localHost}:${ports.auth}`,
        firestore: `http://${localHost}:${ports.firestore}`,
        firestoreGrpc: `${localHost}:${ports.firestore}`,
      },
      ...(hostingMiddleware && { hostingMiddleware }),
      log,
    }).then((firebase) => {
      endings.push(firebase.stop);
      return firebase;
    });
    const [emulator, , firebase] = await Promise.all([google, authReady, firebaseUp]);
    const moved = firebase.takenPorts.find(({ service }) => service === 'functions');
    if (moved) throw new StartError(`Port ${moved.port} was taken during the start. Start again.`);
    return {
      firebase: {
        ...firebase,
        // The only administrator token Google's emulators accept.
        administratorToken: 'owner',
        takenPorts: [...taken, ...firebase.takenPorts],
        stop,
      },
      // The seed writes derived data itself, so functions only receive later events.
      onSeeded: () => registerTriggers(emulator, projectId),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The folder of firebase-tools. @throws StartError with one line */
function requireTools(root: string, print: (line: string) => void): Promise<string> {
  return firebaseTools(root, print).catch((error: Error) => {
    throw new StartError(error.message, { cause: error });
  });
}

/** Starts Google's Firestore with the product's rules. @throws StartError with one line */
async function startGoogleFirestore(
  root: string,
  jar: string,
  ports: Ports,
  log: (line: string) => void,
  fail: (error: StartError) => void,
  endings: (() => Promise<void> | void)[],
): Promise<Emulator> {
  const emulator = await startEmulator({
    jar,
    port: ports.firestore,
    functions: `${localHost}:${ports.functions}`,
    // The rest is a line per connection, and stack traces.
    onLine: (line) => /^(WARNING|SEVERE): /.test(line) && log(line),
  }).catch((error: unknown) => {
    throw error instanceof EmulatorError ? new StartError(error.message, { cause: error }) : error;
  });
  endings.push(emulator.stop);
  void emulator.ended.then((line) => line !== null && fail(new StartError(line)));
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    firestore: { rules: string };
  };
  endings.push(await enforceRules(resolve(root, config.firestore.rules), emulator, projectId, log));
  return emulator;
}
