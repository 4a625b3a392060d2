import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'compare-versions';
import type { Releases } from 'shared-lib/contract';

/** A site whose shell and modules are of different releases. */
export interface MixedSite {
  /** The folder in which a path of the site is. */
  folderOf: (path: string) => string;
  /**
   * The modules that need a newer shell. In their place the site has those of the shell's own release, as the real site
   * would.
   */
  waiting: readonly string[];
  /** The versions of the contract: what the shell speaks, and what the shell beside the modules spoke. */
  contracts: { readonly shell: string; readonly modules: string };
}

const releasesIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8')) as Releases;

/**
 * Puts a site together out of two that are built.
 * @param shell absolute path of the site whose shell it gets
 * @param modules absolute path of the site whose modules it gets, as far as the shell meets what they need
 * @param own absolute path of an empty folder for its release document
 */
export function mixSites(shell: string, modules: string, own: string): MixedSite {
  const ofShell = releasesIn(shell);
  const ofModules = releasesIn(modules);
  const contract = ofShell.shell?.contract ?? '';
  const waiting = Object.entries(ofModules.modules)
    .filter(([, { stable }]) => !satisfies(contract, stable.manifest.contract))
    .map(([name]) => name);
  const entries = waiting.flatMap((name) => {
    const entry = ofShell.modules[name];
    return entry ? [[name, entry] as const] : [];
  });
  const document: Releases = {
    ...ofModules,
    modules: { ...ofModules.modules, ...Object.fromEntries(entries) },
  };
  writeFileSync(join(own, 'releases.json'), JSON.stringify(document));

  const isOfShell = (path: string) =>
    path === '/index.html' || ['shell', ...waiting].some((name) => path.startsWith(`/${name}/`));
  return {
    contracts: { shell: contract, modules: ofModules.shell?.contract ?? '' },
    folderOf: (path) => (path === '/releases.json' ? own : isOfShell(path) ? shell : modules),
    waiting,
  };
}
