import type { Outcome } from '../../../scripts/release/Outcome.ts';
import type { ChildProcesses } from '../../../scripts/start/ChildProcesses.ts';
import { showOnSite, type Shown, type ShowOptions } from '../dev/showOnSite.ts';
import type { ModuleSource } from '../readSource.ts';
import { readSite } from '../registry/site.ts';
import { startLocalProduct, type LocalProductOptions } from './startLocalProduct.ts';

/** The folder in which a module's repository keeps what can be made again. */
export const cacheFolder = 'node_modules/.cache/valet-module';

export type LocalOptions = LocalProductOptions & Omit<ShowOptions, 'published' | 'hasDemo'>;

/**
 * Starts the packed product, and shows a folder's module in it.
 * @param children ends the product; the returned function only the page
 */
export async function showLocally(
  children: ChildProcesses,
  source: ModuleSource,
  options: LocalOptions,
): Promise<Outcome<Shown>> {
  const product = await startLocalProduct(children, options);
  if (!product.ok) return product;
  const site = await readSite(product.value);
  if (!site.ok) return site;
  return showOnSite(source, site.value, { ...options, published: null, hasDemo: true });
}
