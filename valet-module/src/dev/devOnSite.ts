import { join } from 'node:path';
import { done, type Outcome } from '../../../scripts/release/Outcome.ts';
import type { ModuleSource } from '../readSource.ts';
import type { ServedSite } from '../registry/site.ts';
import { showOnSite } from './showOnSite.ts';

/** The options of `dev`. */
export interface DevOptions {
  /** A version that the site has; null for the folder's. */
  readonly published: string | null;
  readonly port: number;
  readonly print: (line: string) => void;
}

/**
 * Serves a live site from this machine, with a module in it: a folder's, rebuilt when a file changes, or a published
 * version that no one gets yet. Resolves when the page is usable; the server keeps the process running.
 */
export async function devOnSite(
  source: ModuleSource,
  site: ServedSite,
  options: DevOptions,
): Promise<Outcome<void>> {
  const output = join(source.folder, 'dist/dev');
  const shown = await showOnSite(source, site, { ...options, output, isWatched: true, hasDemo: false });
  if (!shown.ok) return shown;
  const what = source.manifest.name + (options.published === null ? '' : ` ${options.published}`);
  options.print(`${what} in the shell of ${site.origin} is up:  ${shown.value.url}`);
  return done(undefined);
}
