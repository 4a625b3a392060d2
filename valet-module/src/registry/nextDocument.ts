import type { ModuleEntry, ModuleRelease } from 'shared-lib/contract';
import type { AutoRollout, ModuleDocument } from 'shared-lib/contract/documents';
import { decideChange, type Stamp } from '../../../scripts/release/decideChange.ts';
import type { Change } from '../../../scripts/release/options.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import type { ServedSite } from './site.ts';

/** A change to one module, and how its candidate advances automatically. */
export interface ModuleChange {
  readonly change: Exclude<Change, { kind: 'promote' | 'rollback'; name: 'shell' }>;
  readonly auto?: AutoRollout | undefined;
}

/** The current entry: the registry's, or the site's own if the module is still deployed with the site. */
const presentEntry = (site: ServedSite, module: string): ModuleEntry | undefined =>
  site.registered.get(module)?.document ?? site.releases.modules[module];

/**
 * A module's document after a change, or why the change is refused. The same rules apply to modules deployed
 * with the site.
 * @param release the published version that the change names; null if it names none
 */
export function nextDocument(
  site: ServedSite,
  module: string,
  { change, auto }: ModuleChange,
  release: Outcome<ModuleRelease> | null,
  stamp: Stamp,
): Outcome<ModuleDocument> {
  const present = presentEntry(site, module);
  const known = present && [present.stable, present.candidate, present.previous];
  const find = (_: string, version: string): Outcome<ModuleRelease> => {
    const served = known?.find((one) => one?.version === version);
    if (release?.ok && release.value.version === version) return release;
    if (served?.container) return done({ version, manifest: served.manifest, container: served.container });
    return release ?? refused(`${module} ${version} isn't published.`);
  };
  const next = decideChange(
    change,
    {
      revision: site.registered.get(module)?.document.revision ?? 0,
      at: stamp.at,
      by: stamp.by,
      shell: { ...site.shell, ...stamp },
      modules: present ? { [module]: present } : {},
    },
    { module: find, shell: () => refused('The shell is released with the site.') },
    stamp,
  );
  if (!next.ok) return next;
  const { stable, candidate, previous } = next.value.modules[module]!;
  const { revision, change: words = '' } = next.value;
  return done({
    module,
    revision,
    ...stamp,
    change: words,
    stable,
    ...(candidate && { candidate: { ...candidate, ...(auto && { auto }) } }),
    ...(previous && { previous }),
  });
}
