import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from '../../build/compile.ts';
import { functionsConfig } from '../../build/webpack/functionsConfig.ts';
import { writeWhole } from '../../build/writeWhole.ts';

/** What Cloud Build installs; everything else that the functions import is in the bundle. */
const packages = ['firebase-admin', 'firebase-functions'] as const;

/** The runtime of Cloud Functions, a major version of Node. */
const nodeVersion = '24';

/**
 * Bundles the Cloud Functions into a folder of their own that needs nothing of the repository, and loads it to see that it works.
 *
 * @param root absolute path of the repository
 * @param folder absolute path; emptied first
 * @returns the functions' names
 * @throws CompileError, or what the bundle throws when it is loaded
 */
export async function bundleFunctions(root: string, folder: string): Promise<string[]> {
  await compile([functionsConfig(folder, packages, nodeVersion)], () => {});
  const { dependencies } = JSON.parse(readFileSync(join(root, 'backend/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const description = {
    name: 'valet-hub-functions',
    private: true,
    main: 'index.js',
    engines: { node: nodeVersion },
    dependencies: Object.fromEntries(packages.map((name) => [name, dependencies[name]])),
  };
  writeWhole(join(folder, 'package.json'), JSON.stringify(description, null, 2));
  return functionNames(createRequire(import.meta.url)(folder) as object);
}

/** The names under which a module exports Cloud Functions, which firebase-functions marks. */
function functionNames(module: object): string[] {
  return Object.entries(module)
    .filter(([, value]) => typeof value === 'function' && '__endpoint' in value)
    .map(([name]) => name);
}
