import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localHost } from '../../../backend/local/src/index.ts';
import type { ChildProcesses } from '../ChildProcesses.ts';
import { projectId } from '../firebase.ts';
import { StartError } from '../StartError.ts';

/** Printed by firebase-tools when its emulators are up. */
const readyLine = 'All emulators ready';

/** The log that firebase-tools writes to its folder for an error it calls unexpected; empty if there is none. */
const unexpectedIn = (folder: string): string => {
  const file = join(folder, 'firebase-debug.log');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.find((line) => /^\[debug\].*Error\b/.test(line)) ?? '';
};

/** The emulator's environment. */
export interface AuthEmulator {
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
export async function startAuthEmulator({
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
          `The Auth emulator ended${code === null ? '' : ` with code ${code}`}`,
          ...(code === null ? [] : [unexpectedIn(folder) || last]).filter((why) => why !== ''),
        ].join(': '),
      );
      isOver(error);
      if (code !== null) fail(error);
    })
    .catch(isOver);
  await ready;
}
