import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compile } from '../../../build/compile.ts';
import { functionsConfig } from '../../../build/webpack/functionsConfig.ts';
import { writeWhole } from '../../../build/writeWhole.ts';
import type { Codebase } from './codebases.ts';
import type { FunctionsBundle } from './FunctionsBundle.ts';
import { lockOf, type Lock } from './lockOf.ts';

/** What Cloud Build installs; everything else that the functions import is in the bundle. */
const packages = ['firebase-admin', 'firebase-functions'] as const;

/** The runtime of Cloud Functions, a major version of Node. */
const nodeVersion = '24';

/**
 * Bundles codebases of the Cloud Functions, each into a folder of its own that needs nothing of the repository, and loads them to see that
 * they work. Their lockfile has Cloud Build install the versions that the tests ran with.
 *
 * @param root absolute path of the repository
 * @param folder absolute path of the folder with one for each codebase; emptied first
 * @throws CompileError, or what a bundle throws when it is loaded
 */
export async function bundleFunctions(
  root: string,
  folder: string,
  codebases: readonly Codebase[],
): Promise<FunctionsBundle[]> {
  await compile([functionsConfig(folder, codebases, packages, nodeVersion)], () => {});
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const { dependencies } = read('backend/package.json') as { dependencies: Record<string, string> };
  const description = {
    name: 'valet-hub-functions',
    private: true,
    main: 'index.js',
    engines: { node: nodeVersion },
    dependencies: Object.fromEntries(packages.map((name) => [name, dependencies[name] as string])),
  };
  const lock = lockOf((read('package-lock.json') as { packages: Lock }).packages, 'backend', description);
  const bundles: FunctionsBundle[] = [];
  for (const codebase of codebases) {
    const own = join(folder, codebase);
    writeWhole(join(own, 'package.json'), JSON.stringify(description, null, 2));
    writeWhole(join(own, 'package-lock.json'), JSON.stringify(lock, null, 2));
    bundles.push({ codebase, ...(await declaredBy(own)) });
  }
  return bundles;
}

/** Prints what a bundle declares; firebase-functions marks functions, and notes parameters while they are loaded. */
const describe = `
  const functions = Object.entries(require(process.argv[1]))
    .filter(([, value]) => typeof value === 'function' && '__endpoint' in value)
    .map(([name]) => name);
  const from = require('node:module').createRequire(process.argv[1] + '/index.js');
  const { declaredParams } = from('firebase-functions/params');
  const named = (isSecret) =>
    declaredParams.filter((param) => (param.toSpec().type === 'secret') === isSecret).map(({ name }) => name);
  console.log(JSON.stringify({ functions, parameters: named(false), secrets: named(true) }));`;

/** What the bundle in a folder declares when a process of its own loads it, as Cloud Run does. */
async function declaredBy(folder: string): Promise<Omit<FunctionsBundle, 'codebase'>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', describe, folder]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Omit<FunctionsBundle, 'codebase'>;
}
