import { lightHalf, type ModuleRelease, type ReadEntry } from 'shared-lib/contract';

const lightRelease = <Release extends ModuleRelease>(release: Release | undefined): Release[] => {
  const manifest = release && lightHalf(release.manifest);
  return manifest ? [{ ...release, manifest }] : [];
};

/**
 * What is served of the modules' light pages. A version without any can't stand in for one that has some: then the page with everything
 * does.
 */
export const lightEntries = (entries: readonly ReadEntry[]): ReadEntry[] =>
  entries.flatMap(({ module, stable, previous }) => {
    const [served] = lightRelease(stable);
    if (!served) return [];
    const [before] = lightRelease(previous);
    return [{ module, stable: served, ...(before && { previous: before }) }];
  });
