import { parentPort } from 'node:worker_threads';
import { ModuleContractError, readModule } from '../../build/readModule.ts';
import { moduleNames, type ModuleName } from '../../build/workspaces.ts';
import { checkNavigation, type ModuleManifest } from '../../shared-lib/src/contract/index.ts';

/** What the worker answers with. */
export interface ContractsReport {
  /** The modules whose two halves fit. */
  readonly manifests: ReadonlyMap<ModuleName, ModuleManifest>;
  /** One text for each module that is broken, and for the navigation when an entry of it leads nowhere. */
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
// With a module missing, the entries that lead to it would be told as well.
if (problems.length === 0) {
  const entries = checkNavigation([...manifests.values()]);
  if (entries.length > 0) problems.push(new ModuleContractError('The navigation', entries).message);
}
parentPort?.postMessage({ manifests, problems } satisfies ContractsReport);
