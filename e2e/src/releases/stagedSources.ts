import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from '../../../build/workspaces.ts';
import { entryOf, type Codebase } from '../../../scripts/deploy/functions/codebases.ts';
import type { FunctionsBundle } from '../../../scripts/deploy/functions/FunctionsBundle.ts';
import { linkPackages } from './previousBuild.ts';

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Copies the current sources of this tree, with its builds and packages.
 * @param tree absolute path of a folder that doesn't exist yet
 */
export function copySources(tree: string): void {
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root);
  for (const path of listed.split('\0')) {
    if (path !== '' && existsSync(join(root, path))) cpSync(join(root, path), join(tree, path));
  }
  cpSync(dist, join(tree, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  linkPackages(tree);
}

/** Applies a patch to a copy of the sources. @throws Error if it no longer applies */
export function applyPatch(tree: string, patch: string): void {
  // git silently skips files outside the repository it finds, so it must find none above the copy.
  execFileSync('git', ['apply', '--whitespace=nowarn', patch], {
    cwd: tree,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: join(tree, '..') },
  });
}

/** Builds only one module of a copy. */
export const buildModule = (tree: string, name: string): string =>
  run(process.execPath, ['build/build.ts', name], tree);

const bundling = `
  import { bundleFunctions } from './scripts/deploy/functions/bundleFunctions.ts';
  const [folder, codebase] = process.argv.slice(1);
  console.log(JSON.stringify(await bundleFunctions(process.cwd(), folder, [codebase])));`;

/**
 * Bundles one codebase of a copy, as `npm run deploy -- --only functions:NAME` does before deploying it.
 * @param folder absolute path; the bundle goes into a subfolder named after the codebase
 */
export function bundleCodebase(tree: string, folder: string, codebase: Codebase): FunctionsBundle {
  const printed = run(process.execPath, ['--input-type=module', '-e', bundling, folder, codebase], tree);
  return (JSON.parse(printed.trim().split('\n').at(-1) ?? '') as [FunctionsBundle])[0];
}

/**
 * Replaces one codebase of a copy with its bundle. A product running from the copy must be restarted, because the local Firebase loads
 * functions once.
 * @param folder absolute path of the bundles' folder, inside the copy so that packages resolve
 */
export function replaceCodebase(
  tree: string,
  folder: string,
  { codebase, functions }: FunctionsBundle,
): void {
  writeFileSync(
    join(tree, entryOf(codebase)),
    `import bundle from '${join(folder, codebase, 'index.js')}';\nexport const { ${functions.join(', ')} } = bundle;\n`,
  );
}
