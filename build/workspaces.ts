import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '..');

/** Where built files go; what hosting serves. */
export const dist = join(root, 'dist');

/** The modules, in the order in which they are built and listed. */
export const moduleNames = ['mf-team', 'mf-communities', 'mf-tracking', 'mf-settings', 'mf-billing'] as const;

/** What is built: the shell and the modules. */
export const buildNames = ['shell', ...moduleNames] as const;

export type ModuleName = (typeof moduleNames)[number];
export type BuildName = (typeof buildNames)[number];

/** A workspace's version, as its package.json has it. */
export function versionOf(name: BuildName): string {
  return (JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Where a build of a workspace at its present version goes: `<module>/<version>` below the hosted folder. */
export const outputFolder = (name: BuildName, version = versionOf(name)) => join(dist, name, version);
