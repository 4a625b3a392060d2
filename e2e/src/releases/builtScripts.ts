import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputFolder, type BuildName } from '../../../build/workspaces.ts';

/** A script of a production build. */
export interface BuiltScript {
  readonly file: string;
  readonly code: string;
}

/** The scripts of a workspace's build. */
export function scriptsOf(name: BuildName): BuiltScript[] {
  const folder = join(outputFolder(name), 'assets');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));
}
