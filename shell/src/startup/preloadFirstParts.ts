import type { ModuleRegistry } from '../modules/moduleRegistry.ts';
import { partsAt } from '../modules/usePrefetch.ts';
import { firstFilesFor, loadFirstFiles } from './firstFiles.ts';

/** How long the first render waits for parts whose files were requested early, in milliseconds. */
const patience = 300;

/**
 * Starts loading the module parts at an address. If this browser has fetched their files before, they usually
 * arrive before the first render, so the page renders once instead of three times: empty, with skeletons, and
 * with records. The page handles failures and slow parts itself.
 * @returns resolves when the page should render; never rejects.
 */
export async function preloadFirstParts(
  registry: Pick<ModuleRegistry, 'releases' | 'prefetch'>,
  pathname: string,
): Promise<void> {
  const loading = Promise.all(partsAt(registry.releases(), pathname).map((part) => registry.prefetch(part)));
  if (firstFilesFor(loadFirstFiles(), pathname).length === 0) return;
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patience))]);
}
