import { isDeepStrictEqual } from 'node:util';
import { satisfies } from 'compare-versions';
import type { ModuleRelease } from 'shared-lib/contract';
import type { ModuleDocument } from 'shared-lib/contract/documents';

/** The versions that a document serves. */
export const releasesIn = ({ stable, candidate, previous }: ModuleDocument): ModuleRelease[] =>
  [stable, candidate, previous].filter((release) => release !== undefined);

/** A version's static half and container. */
export type Served = Pick<ModuleRelease, 'manifest' | 'container'>;

/** Without fields that are absent: `{ container: undefined }` and `{}` are the same JSON. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const isSame = (one: Served, other: Served): boolean =>
  isDeepStrictEqual(asJson([one.manifest, one.container]), asJson([other.manifest, other.container]));

/**
 * Why a version can't be served as a document names it.
 * @param known the version as it is published here, deployed with the site, or served already
 * @param contract the version of the contract that the released shell provides
 * @returns one sentence; null if it can
 */
export const releaseProblem = (
  module: string,
  release: ModuleRelease,
  known: readonly Served[],
  contract: string,
): string | null => {
  const { version, manifest } = release;
  const what = `${module} ${version}`;
  if (known.length === 0) return `${what} isn’t published here.`;
  if (!known.some((one) => isSame(one, release)))
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
