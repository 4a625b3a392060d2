import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from '../../build/workspaces.ts';
import type { Codebase } from '../../scripts/deploy/functions/codebases.ts';
import type { FunctionsBundle } from '../../scripts/deploy/functions/FunctionsBundle.ts';
import { linkPackages } from './previousBuild.ts';

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/**
 * Copies the sources of this tree, as they are now, with its builds and packages.
 * @param tree absolute path of a folder that does not exist yet
 */
export function copySources(tree: string): void {
  const listed = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root);
  for (const path of listed.split('\0')) {
    if (path !== '' && existsSync(join(root, path))) cpSync(join(root, path), join(tree, path));
  }
  cpSync(dist, join(tree, 'dist'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  linkPackages(tree);
}

/** Applies a patch to a copy of the sources. @throws Error where it doesn't fit them any more */
export function applyPatch(tree: string, patch: string): void {
  // A patch for files outside of a repository is skipped without a word, so no repository may be found above the copy.
  execFileSync('git', ['apply', '--whitespace=nowarn', patch], {
    cwd: tree,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: join(tree, '..') },
  });
}

/** Builds one module of a copy, and nothing else. */
export const buildModule = (tree: string, name: string): string =>
  run(process.execPath, ['build/build.ts', name], tree);

const bundling = `
  import { bundleFunctions } from './scripts/deploy/functions/bundleFunctions.ts';
  const [folder, codebase] = process.argv.slice(1);
  console.log(JSON.stringify(await bundleFunctions(process.cwd(), folder, [codebase])));`;

/**
 * Bundles the functions of one codebase of a copy, as `npm run deploy -- --only functions:NAME` does before it hands them over.
 * @param folder absolute path of the folder that gets the bundle, in a folder by the codebase's name
 */
export function bundleCodebase(tree: string, folder: string, codebase: Codebase): FunctionsBundle {
  const printed = run(process.execPath, ['--input-type=module', '-e', bundling, folder, codebase], tree);
  return (JSON.parse(printed.trim().split('\n').at(-1) ?? '') as [FunctionsBundle])[0];
}

/**
 * Puts the bundle of one codebase in the place of its functions in a copy; the others stay as they are. A product that runs from that copy
 * has them after its next start, since the local Firebase loads functions once.
 * @param folder absolute path of the folder with the bundle, below the copy, whose packages it finds there
 */
export function replaceCodebase(
  tree: string,
  folder: string,
  { codebase, functions }: FunctionsBundle,
): void {
  writeFileSync(
    join(tree, `backend/functions/codebases/${codebase}.ts`),
    `import bundle from '${join(folder, codebase, 'index.js')}';\nexport const { ${functions.join(', ')} } = bundle;\n`,
  );
}
