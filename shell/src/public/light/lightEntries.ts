import { publicManifest, type ModuleRelease, type ParsedEntry } from 'shared-lib/contract';

const lightRelease = <Release extends ModuleRelease>(release: Release | undefined): Release[] => {
  const manifest = release && publicManifest(release.manifest);
  return manifest ? [{ ...release, manifest }] : [];
};

/**
 * The served modules with light pages. A version without light pages can't be a fallback for one with them;
 * the full page is used instead.
 */
export const lightEntries = (entries: readonly ParsedEntry[]): ParsedEntry[] =>
  entries.flatMap(({ module, stable, previous }) => {
    const [served] = lightRelease(stable);
    if (!served) return [];
    const [before] = lightRelease(previous);
    return [{ module, stable: served, ...(before && { previous: before }) }];
  });
