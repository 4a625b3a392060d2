import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a path is a program. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The absolute path of a command; null if it isn't on the PATH. */
export function onPath(command: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, command)).find(isExecutable) ?? null;
}

/** Whether this process may install Debian packages. */
export const canInstall = (): boolean => process.getuid?.() === 0 && onPath('apt-get') !== null;

function aptGet(...args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/**
 * Installs Debian packages.
 * @returns whether it succeeded
 */
export const install = (...packages: readonly string[]): boolean =>
  aptGet('update') && aptGet('install', '--yes', '--no-install-recommends', ...packages);
