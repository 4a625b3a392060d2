import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compile } from '../../../build/compile.ts';
import { functionsConfig } from '../../../build/webpack/functionsConfig.ts';
import { writeAtomically } from '../../../build/writeAtomically.ts';
import { entryOf, type Codebase } from './codebases.ts';
import type { FunctionsBundle } from './FunctionsBundle.ts';
import { lockOf, type Lock } from './lockOf.ts';

/** Packages installed by Cloud Build. Everything else the functions import is bundled. */
const packages = ['firebase-admin', 'firebase-functions'] as const;

/** The Cloud Functions runtime: a Node major version. */
const nodeVersion = '24';

/**
 * Bundles the Cloud Functions' codebases, each into a self-contained folder, and loads the bundles to check that they work. Their
 * lockfile makes Cloud Build install the tested versions.
 *
 * @param root absolute path of the repository
 * @param folder absolute path of the output folder, with one folder per codebase; emptied first
 * @throws CompileError, or what a bundle throws while loading
 */
export async function bundleFunctions(
  root: string,
  folder: string,
  codebases: readonly Codebase[],
): Promise<FunctionsBundle[]> {
  const entries = Object.fromEntries(codebases.map((codebase) => [codebase, entryOf(codebase)]));
  await compile([functionsConfig(folder, entries, packages, nodeVersion)], () => {});
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
    writeAtomically(join(own, 'package.json'), JSON.stringify(description, null, 2));
    writeAtomically(join(own, 'package-lock.json'), JSON.stringify(lock, null, 2));
    bundles.push({ codebase, ...(await declaredBy(own)) });
  }
  return bundles;
}

/** Prints a bundle's declarations. firebase-functions marks functions and collects parameters while they load. */
const describe = `
  const functions = Object.entries(require(process.argv[1]))
    .filter(([, value]) => typeof value === 'function' && '__endpoint' in value)
    .map(([name]) => name);
  const from = require('node:module').createRequire(process.argv[1] + '/index.js');
  const { declaredParams } = from('firebase-functions/params');
  const named = (isSecret) =>
    declaredParams.filter((param) => (param.toSpec().type === 'secret') === isSecret).map(({ name }) => name);
  console.log(JSON.stringify({ functions, parameters: named(false), secrets: named(true) }));`;

/** A bundle's declarations, loaded in a separate process as Cloud Run does. */
async function declaredBy(folder: string): Promise<Omit<FunctionsBundle, 'codebase'>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', describe, folder]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Omit<FunctionsBundle, 'codebase'>;
}
