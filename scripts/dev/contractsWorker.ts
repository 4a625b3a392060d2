import { parentPort } from 'node:worker_threads';
import { checkModulesTogether } from '../../build/checkModulesTogether.ts';
import { ModuleContractError, readModule } from '../../build/readModule.ts';
import { moduleNames, type ModuleName } from '../../build/workspaces.ts';
import type { ModuleManifest } from '../../shared-lib/src/contract/index.ts';

/** The worker's response. */
export interface ContractsReport {
  /** Modules whose two halves match. */
  readonly manifests: ReadonlyMap<ModuleName, ModuleManifest>;
  /** One text per broken module, and one per mismatch between modules. */
  readonly problems: readonly string[];
}

const manifests = new Map<ModuleName, ModuleManifest>();
const problems: string[] = [];

for (const name of moduleNames) {
  try {
    manifests.set(name, await readModule(name));
  } catch (error) {
    problems.push(
      error instanceof ModuleContractError ? error.message : `${name} can't be read: ${String(error)}`,
    );
  }
}
// With a module missing, every entry pointing to it would be reported as well.
if (problems.length === 0) {
  const misfits = checkModulesTogether([...manifests.values()]);
  if (misfits.length > 0) problems.push(new ModuleContractError('The page', misfits).message);
}
parentPort?.postMessage({ manifests, problems } satisfies ContractsReport);
