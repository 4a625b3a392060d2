import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'compare-versions';
import type { Releases } from 'shared-lib/contract';

/** A site whose shell and modules come from different releases. */
export interface MixedSite {
  /** The folder that contains a path of the site. */
  folderOf: (path: string) => string;
  /** The modules that need a newer shell. The site uses those of the shell's own release instead, as the real site would. */
  waiting: readonly string[];
  /** The contract versions of the shell, and of the shell released with the modules. */
  contracts: { readonly shell: string; readonly modules: string };
}

const releasesIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'releases.json'), 'utf8')) as Releases;

/**
 * Combines two built sites into one.
 * @param shell absolute path of the site whose shell it gets
 * @param modules absolute path of the site whose modules it gets, as far as the shell meets their requirements
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
