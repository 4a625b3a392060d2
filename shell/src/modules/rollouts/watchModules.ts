import type { ParsedEntry } from 'shared-lib/contract';
import { listForDevtools } from '../devtools/listForDevtools.ts';
import type { ModuleRegistry } from '../moduleRegistry.ts';
import { countLoads } from './countLoads.ts';

/** Starts watching an account's modules once the browser is idle. */
export function watchModules(
  entries: readonly ParsedEntry[],
  customerId: string,
  registry: Pick<ModuleRegistry, 'releases' | 'statuses' | 'subscribe'>,
) {
  listForDevtools(registry);
  // Only the registry's modules have a guard.
  const hasGuard = document.querySelector('meta[name="module-keys"]') !== null;
  if (hasGuard && entries.some(({ candidate }) => candidate)) countLoads(entries, customerId, registry);
}
