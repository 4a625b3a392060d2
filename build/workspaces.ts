import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BuildName } from './buildNames.ts';

export { buildNames, moduleNames, type BuildName, type ModuleName } from './buildNames.ts';

export const root = resolve(import.meta.dirname, '..');

/** Build output; the folder that Hosting serves. */
export const dist = join(root, 'dist');

export function versionOf(name: BuildName): string {
  return (JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Output folder of a workspace's version: `<module>/<version>` below the hosted folder. */
export const outputFolder = (name: BuildName, version = versionOf(name)) => join(dist, name, version);
