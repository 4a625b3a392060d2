import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { satisfies } from 'compare-versions';
import {
  checkModule,
  CONTRACT_VERSION,
  isModuleCode,
  publicManifest,
  moduleManifestSchema,
  type ModuleManifest,
} from 'shared-lib/contract';
import { isReservedSegment } from 'shared-lib/domain';
import * as z from 'zod/mini';
import { checkModulesTogether } from './checkModulesTogether.ts';
import { moduleNames, root, type ModuleName } from './workspaces.ts';

/** A module whose halves don't match; the message lists the problems. */
export class ModuleContractError extends Error {
  constructor(name: string, problems: readonly string[]) {
    super([`${name} breaks the contract:`, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'ModuleContractError';
  }
}

/** One sentence for each route that a business's slug could shadow: its first segment must be reserved. */
const unreservedRoutes = ({ routes }: ModuleManifest) =>
  routes
    .map(({ path }) => ({ path, first: path.split('/')[1] ?? '' }))
    .filter(({ first }) => !first.startsWith(':') && !isReservedSegment(first))
    .map(
      ({ path, first }) =>
        `the route ${path} needs "${first}" among the reserved segments of shared-lib/domain`,
    );

/** The entry file of a module's light pages; most modules have none. */
const lightEntry = (name: ModuleName) => join(root, name, 'src', 'light.ts');

/** One sentence for each mismatch between the light pages in the manifest and in code. */
async function lightProblems(name: ModuleName, manifest: ModuleManifest): Promise<string[]> {
  const refused = manifest.routes
    .filter(({ frame, access }) => frame === 'light' && access !== 'public')
    .map(({ path }) => `the route ${path} can't be light: it is not public`);
  const half = publicManifest(manifest);
  if (!existsSync(lightEntry(name))) {
    return half ? [...refused, 'module.json has light pages, but there is no light.ts'] : refused;
  }
  const { default: code } = (await import(pathToFileURL(lightEntry(name)).href)) as { default: unknown };
  if (!isModuleCode(code)) return [...refused, 'light.ts has no default export created by defineModule'];
  const problems = checkModule(half ?? { ...manifest, routes: [], slots: [] }, code);
  return [...refused, ...problems.map((problem) => problem.replace('module.ts', 'light.ts'))];
}

/**
 * Reads `module.json`, validates it against its schema, and compares it with `module.ts`. The code half is a
 * table of lazy imports, so loading it runs none of the module's code.
 * @throws ModuleContractError naming every mismatch.
 */
export async function readModule(name: ModuleName): Promise<ModuleManifest> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8'));
  } catch (error) {
    throw new ModuleContractError(name, [`module.json can't be read: ${(error as Error).message}`]);
  }
  const manifest = moduleManifestSchema.safeParse(json);
  if (!manifest.success) throw new ModuleContractError(name, [z.prettifyError(manifest.error)]);

  const address = pathToFileURL(join(root, name, 'src', 'module.ts')).href;
  const { default: code } = (await import(address)) as { default: unknown };
  if (!isModuleCode(code))
    throw new ModuleContractError(name, ['module.ts has no default export created by defineModule']);

  const problems = checkModule(manifest.data, code);
  if (manifest.data.name !== name) problems.unshift(`module.json names the module ${manifest.data.name}`);
  if (!satisfies(CONTRACT_VERSION, manifest.data.contract)) {
    problems.push(`it needs the contract ${manifest.data.contract}, shared-lib has ${CONTRACT_VERSION}`);
  }
  problems.push(...unreservedRoutes(manifest.data), ...(await lightProblems(name, manifest.data)));
  if (problems.length > 0) throw new ModuleContractError(name, problems);

  const { $schema: _, ...published } = manifest.data;
  return published;
}

/**
 * Reads the given modules, independently of each other.
 * @throws ModuleContractError as `readModule` does.
 */
export async function readSomeModules(
  names: readonly ModuleName[],
): Promise<ReadonlyMap<ModuleName, ModuleManifest>> {
  const manifests = new Map<ModuleName, ModuleManifest>();
  for (const name of names) manifests.set(name, await readModule(name));
  return manifests;
}

/**
 * Reads all modules.
 * @throws ModuleContractError as `readModule` does, and if modules are incompatible with each other.
 */
export async function readModules(): Promise<ReadonlyMap<ModuleName, ModuleManifest>> {
  const manifests = await readSomeModules(moduleNames);
  const problems = checkModulesTogether([...manifests.values()]);
  if (problems.length > 0) throw new ModuleContractError('The page', problems);
  return manifests;
}
