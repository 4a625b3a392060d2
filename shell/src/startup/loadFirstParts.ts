import type { ModuleRegistry } from '../modules/moduleRegistry.ts';
import { partsAt } from '../modules/partsAt.ts';
import { filesFor, keptFirstFiles } from './firstFiles.ts';

/** Milliseconds for which the first render waits for parts whose files were asked for with the page. */
const patience = 300;

/**
 * Begins to load the parts of modules that an address shows, before the page asks for them. Where this browser has had their files
 * before, they are mostly here by the time that the page is rendered, so it is rendered once with them instead of three times:
 * without them, with their skeletons, with their records. What fails or is slow is left to the page, which shows it in its place.
 * @returns when the page should be rendered; never rejects.
 */
export async function loadFirstParts(
  registry: Pick<ModuleRegistry, 'releases' | 'prefetch'>,
  pathname: string,
): Promise<void> {
  const loading = Promise.all(partsAt(registry.releases(), pathname).map((part) => registry.prefetch(part)));
  if (filesFor(keptFirstFiles(), pathname).length === 0) return;
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patience))]);
}
