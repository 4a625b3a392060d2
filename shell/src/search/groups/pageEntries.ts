import { localize, type LocalizedText, type ModuleRelease } from 'shared-lib/contract';
import { navItemsOf } from '../../layout/navItems.ts';
import { shellPages } from '../../layout/shellPages.ts';
import { staticEntry, type StaticEntry } from './staticEntries.ts';

type Page = readonly [address: string, title: LocalizedText];

/**
 * The main app's pages: those of the navigation first, then the modules' others. Pages of one record aren't
 * among them, since the record is what people search for.
 * @param language of the page.
 */
export function pageEntries(releases: readonly ModuleRelease[], language: string): StaticEntry[] {
  const inNav = navItemsOf(releases).map(({ to, label }): Page => [to, label]);
  const others = releases.flatMap(({ manifest }) =>
    manifest.routes
      .filter(({ access, path }) => access === 'main' && !path.includes(':'))
      .map(({ path, title }): Page => [path, title]),
  );
  const byAddress = new Map<string, LocalizedText>();
  for (const [address, title] of [...inNav, ...others, ...Object.entries(shellPages)]) {
    if (!byAddress.has(address)) byAddress.set(address, title);
  }
  return [...byAddress].map(([address, title]) =>
    staticEntry(address, localize(title, language), [title.en, title.es ?? '']),
  );
}
