import { isDeepStrictEqual } from 'node:util';
import { satisfies } from 'compare-versions';
import type { ModuleRelease } from 'shared-lib/contract';
import type { ModuleDocument } from 'shared-lib/contract/documents';
import type { ModuleFiles } from 'shared-lib/contract/registry';

/** The versions that a document serves. */
export const releasesIn = ({ stable, candidate, previous }: ModuleDocument): ModuleRelease[] =>
  [stable, candidate, previous].filter((release) => release !== undefined);

/** Without fields that are absent: `{ container: undefined }` and `{}` are the same JSON. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Why a version can't be served as a document names it.
 * @param published the version's record; null if it isn't published
 * @param contract the version of the contract that the released shell provides
 * @returns one sentence; null if it can
 */
export const releaseProblem = (
  module: string,
  { version, manifest, container }: ModuleRelease,
  published: ModuleFiles | null,
  contract: string,
): string | null => {
  const what = `${module} ${version}`;
  if (published === null) return `${what} isn’t published here.`;
  if (
    !isDeepStrictEqual(asJson(published.manifest), asJson(manifest)) ||
    !isDeepStrictEqual(published.container, container)
  )
    return `${what} was published with another static half or container.`;
  if (!satisfies(contract, manifest.contract))
    return `${what} needs contract ${manifest.contract}; the released shell has ${contract}.`;
  return null;
};

/** A problem inside a document, whatever is published; null if there is none. */
export const documentProblem = (document: ModuleDocument): string | null => {
  const { module, stable, candidate } = document;
  const foreign = releasesIn(document).find(({ manifest }) => manifest.name !== module);
  if (foreign) return `${module} ${foreign.version}: this is the module ${foreign.manifest.name}.`;
  if (candidate?.version === stable.version) return `${module} ${stable.version} is stable already.`;
  return null;
};
