import { isReservedSegment } from 'shared-lib/domain';
import type { ModuleManifest } from 'shared-lib/contract';
import { claimedNames, describeName, shellNames, type ClaimedName } from 'shared-lib/contract/registry';

/** The owner of the first segment of an address, if it has one. */
export type SegmentHolder =
  | { readonly kind: 'none' }
  | { readonly kind: 'business' }
  | { readonly kind: 'module'; readonly module: string };

/** The claims of the modules deployed with the site, by module. */
export type OnSite<Claim extends string> = Readonly<Record<string, readonly Claim[]>>;

/** The first segment of a route's path: `hello` of `/hello/:id`. */
const firstOf = (path: string): string => path.split('/')[1] ?? '';

/** The first segments of the static halves' routes, without duplicates. */
export const segmentsOf = (manifests: readonly Pick<ModuleManifest, 'routes'>[]): string[] => [
  ...new Set(manifests.flatMap(({ routes }) => routes.map(({ path }) => firstOf(path)))),
];

/** The names that the static halves claim on the page, without duplicates. */
export const namesOf = (manifests: readonly Pick<ModuleManifest, 'slots' | 'nav'>[]): ClaimedName[] => [
  ...new Set(manifests.flatMap(claimedNames)),
];

/** A segment that a business could also use, so it can be reserved. */
const claimable = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

const ownerOnSite = <Claim extends string>(claim: Claim, onSite: OnSite<Claim>): string | undefined =>
  Object.keys(onSite).find((module) => onSite[module]?.includes(claim));

/**
 * Why a module can't have a name on the page: the shell or another module has it.
 * @param holder the module that has reserved it; null if none has
 * @returns one sentence; null if it can
 */
export const nameProblem = (
  module: string,
  name: ClaimedName,
  holder: string | null,
  onSite: OnSite<ClaimedName>,
): string | null => {
  if (onSite[module]?.includes(name)) return null;
  const owner = shellNames.includes(name) ? 'the shell' : (ownerOnSite(name, onSite) ?? holder);
  return owner === null || owner === module ? null : `The ${describeName(name)} belongs to ${owner}.`;
};

/**
 * Why a module can't have a first segment (the site's own modules may have one that is reserved for the product).
 * @param onSite the segments of the modules that are deployed with the site, by module
 * @returns one sentence; null if it can
 */
export const claimProblem = (
  module: string,
  segment: string,
  holder: SegmentHolder,
  onSite: OnSite<string>,
): string | null => {
  if (onSite[module]?.includes(segment)) return null;
  const other = ownerOnSite(segment, onSite);
  if (other !== undefined) return `The address /${segment} belongs to ${other}.`;
  if (!claimable.test(segment))
    return `The route /${segment} must begin with a name of its own: lowercase letters, digits and hyphens.`;
  if (isReservedSegment(segment)) return `The address /${segment} belongs to the product.`;
  if (holder.kind === 'business') return `The address /${segment} belongs, or once belonged, to a business.`;
  if (holder.kind === 'module' && holder.module !== module)
    return `The address /${segment} belongs to ${holder.module}.`;
  return null;
};

/**
 * The claims that a module's document has to reserve: those that the site's own module of this name doesn't already
 * have.
 */
export const claimsOf = <Claim extends string>(
  module: string,
  claims: readonly Claim[],
  onSite: OnSite<Claim>,
): Claim[] => claims.filter((claim) => !onSite[module]?.includes(claim));
