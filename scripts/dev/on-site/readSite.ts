import { satisfies } from 'compare-versions';
import type { ModuleManifest, ShellRelease } from '../../../shared-lib/src/contract/index.ts';
import { releasesSchema } from '../../../shared-lib/src/contract/releasesSchema.ts';
import { fetchFrom, parsed } from '../../release/fetchSite.ts';
import { done, refused, type Outcome } from '../../release/Outcome.ts';
import { acceptsOverrides } from './adaptPage.ts';

/** A live Valet Hub site. */
export interface LiveSite {
  /** Its origin after any redirect. */
  readonly origin: string;
  readonly shell: ShellRelease;
}

/**
 * Reads a site and checks that its shell can load a module from this machine.
 *
 * @param url the site's origin, as given
 */
export async function readSite(url: string): Promise<Outcome<LiveSite>> {
  const fetched = await fetchFrom(url, 'releases.json');
  if (fetched.kind === 'failed') return refused(fetched.message);
  const noHub = refused(
    `${url} is not a Valet Hub site: its releases.json is missing or has an unexpected format.`,
  );
  if (fetched.kind !== 'found') return noHub;
  const releases = releasesSchema.safeParse(parsed(fetched.content.toString('utf8')));
  if (!releases.success) return noHub;
  const { origin } = fetched;
  const { shell } = releases.data;
  if (!shell) return refused(`${origin} has no shell yet.`);
  const page = await fetchFrom(origin, '');
  if (page.kind !== 'found') return refused(page.message);
  if (!acceptsOverrides(page.content.toString('utf8')))
    return refused(`Shell ${shell.version} at ${origin} is too old to load a module from this machine.`);
  return done({ origin, shell });
}

/** Why a site's shell can't load a module; null if it can. */
export function contractProblem(
  { origin, shell }: LiveSite,
  { name, contract }: ModuleManifest,
): string | null {
  if (satisfies(shell.contract, contract)) return null;
  return `${name} needs the contract ${contract}; shell ${shell.version} at ${origin} has ${shell.contract}.`;
}
