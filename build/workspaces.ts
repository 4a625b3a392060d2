import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildName } from './buildNames.ts';

export { buildNames, moduleNames, type BuildName, type ModuleName } from './buildNames.ts';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '..');

/** Where built files go; what hosting serves. */
export const dist = join(root, 'dist');

/** A workspace's version, as its package.json has it. */
export function versionOf(name: BuildName): string {
  return (JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Where a build of a workspace at its present version goes: `<module>/<version>` below the hosted folder. */
export const outputFolder = (name: BuildName, version = versionOf(name)) => join(dist, name, version);
