import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a path names a program. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The absolute path of a command, or null when it is not on the PATH. */
export function onPath(command: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, command)).find(isExecutable) ?? null;
}

/** Whether this process may install packages of Debian. */
export const canInstall = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== null;

function aptGet(...args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Installs packages of Debian. @returns whether it could */
export const install = (...packages: readonly string[]): boolean =>
  aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', ...packages);
