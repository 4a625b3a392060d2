import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from '../../build/sharedModules.ts';
import { root } from '../../build/workspaces.ts';

const { exports } = JSON.parse(readFileSync(join(root, 'shared-lib/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** The declaration file of each shared entry of shared-lib, relative to the folder of types, by import name. */
export const sharedTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(sharedModules('production')).flatMap((key) => {
    const source = key.startsWith('shared-lib/') ? exports[key.replace('shared-lib', '.')] : undefined;
    return source ? [[key, source.replace('./src/', '').replace(/\.tsx?$/, '.d.ts')]] : [];
  }),
);

/**
 * Emits the declarations of shared-lib.
 * @param folder absolute; replaced
 * @throws Error with the compiler's messages
 */
export function emitTypes(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const compiler = join(root, 'node_modules/.bin/tsc');
  try {
    execFileSync(compiler, ['-p', join(root, 'valet-module/tsconfig.types.json'), '--outDir', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout || (error as Error).message, { cause: error });
  }
}
