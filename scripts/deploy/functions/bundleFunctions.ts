import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from '../../../build/compile.ts';
import { functionsConfig } from '../../../build/webpack/functionsConfig.ts';
import { writeWhole } from '../../../build/writeWhole.ts';
import { lockOf, type Lock } from './lockOf.ts';

/** What Cloud Build installs; everything else that the functions import is in the bundle. */
const packages = ['firebase-admin', 'firebase-functions'] as const;

/** The runtime of Cloud Functions, a major version of Node. */
const nodeVersion = '24';

/** What a bundle declares to Cloud Functions; each list by name. */
export interface FunctionsBundle {
  readonly functions: readonly string[];
  /** What `defineString` and its like name. */
  readonly parameters: readonly string[];
  /** What `defineSecret` names. */
  readonly secrets: readonly string[];
}

/** What firebase-functions has noted while the bundle was loaded. */
interface DeclaredParam {
  readonly name: string;
  toSpec(): { readonly type: string };
}

/**
 * Bundles the Cloud Functions into a folder of their own that needs nothing of the repository, and loads it to see that it works. Its
 * lockfile has Cloud Build install the versions that the tests ran with.
 *
 * @param root absolute path of the repository
 * @param folder absolute path; emptied first
 * @throws CompileError, or what the bundle throws when it is loaded
 */
export async function bundleFunctions(root: string, folder: string): Promise<FunctionsBundle> {
  await compile([functionsConfig(folder, packages, nodeVersion)], () => {});
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
  writeWhole(join(folder, 'package.json'), JSON.stringify(description, null, 2));
  writeWhole(join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2));
  const load = createRequire(join(folder, 'index.js'));
  const module = load(folder) as object;
  const { declaredParams } = load('firebase-functions/params') as { declaredParams: DeclaredParam[] };
  const isSecret = (param: DeclaredParam): boolean => param.toSpec().type === 'secret';
  return {
    functions: functionNames(module),
    parameters: declaredParams.filter((param) => !isSecret(param)).map(({ name }) => name),
    secrets: declaredParams.filter(isSecret).map(({ name }) => name),
  };
}

/** The names under which a module exports Cloud Functions, which firebase-functions marks. */
function functionNames(module: object): string[] {
  return Object.entries(module)
    .filter(([, value]) => typeof value === 'function' && '__endpoint' in value)
    .map(([name]) => name);
}
