import type { ModuleEntry, Releases, ShellRelease } from 'shared-lib/contract';
import {
  guarded,
  isSignedBy,
  moduleKeysSchema,
  registeredSchema,
  registryAddress,
  registrySchema,
  type ModuleDocument,
  type RolloutGuard,
} from 'shared-lib/contract/documents';
import { keysOf, moduleDocumentSchema } from '../../../shared-lib/src/contract/registryCalls.ts';
import { releasesSchema } from '../../../shared-lib/src/contract/releasesSchema.ts';
import { fetchFrom, fetchJson, parsed } from '../../../scripts/release/fetchSite.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';

/** A module in a site's registry. */
export interface Registered {
  readonly document: ModuleDocument;
  readonly guard: RolloutGuard | undefined;
}

/** What a site serves: its own modules, and those of its registry, which come first. */
export interface ServedSite {
  readonly origin: string;
  readonly shell: ShellRelease;
  readonly releases: Releases;
  readonly registered: ReadonlyMap<string, Registered>;
  readonly hasRegistry: boolean;
}

/** The current entry of each module. */
export const entriesOf = ({ releases, registered }: ServedSite): ReadonlyMap<string, ModuleEntry> =>
  new Map([
    ...Object.entries(releases.modules),
    ...[...registered].map(([name, { document, guard }]) => [name, guarded(document, guard)] as const),
  ]);

/**
 * Reads what a site serves. As in pages, a document that isn't signed with its module's keys is ignored.
 * @param site the site's origin
 */
export async function readSite(site: string): Promise<Outcome<ServedSite>> {
  const read = await fetchJson(site, 'releases.json', releasesSchema);
  if (!read.ok) return read;
  const releases = read.value.value as Releases;
  if (!releases.shell) return refused(`${site} has no shell yet.`);
  const registered = new Map<string, Registered>();
  const answer = await fetchFrom(site, registryAddress.slice(1));
  if (answer.kind === 'failed') return refused(answer.message);
  const registry = registrySchema.safeParse(
    answer.kind === 'found' ? parsed(answer.content.toString('utf8')) : null,
  );
  if (registry.success && registry.data.keys) {
    const keys = moduleKeysSchema.safeParse(parsed(registry.data.keys.text));
    for (const [name, value] of Object.entries(registry.data.modules)) {
      const signed = registeredSchema.safeParse(value);
      if (!signed.success || !keys.success) continue;
      if (!(await isSignedBy(keysOf(keys.data, name), 'module-document', signed.data))) continue;
      const document = moduleDocumentSchema.safeParse(parsed(signed.data.text));
      if (document.success && document.data.module === name)
        registered.set(name, { document: document.data as ModuleDocument, guard: signed.data.guard });
    }
  }
  return done({ origin: site, shell: releases.shell, releases, registered, hasRegistry: registry.success });
}
