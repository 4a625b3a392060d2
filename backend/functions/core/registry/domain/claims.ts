import { isReservedSegment } from 'shared-lib/domain';
import type { ModuleManifest } from 'shared-lib/contract';

/** The owner of the first segment of an address, if it has one. */
export type SegmentHolder =
  | { readonly kind: 'none' }
  | { readonly kind: 'business' }
  | { readonly kind: 'module'; readonly module: string };

/** The first segment of a route's path: `hello` of `/hello/:id`. */
const firstOf = (path: string): string => path.split('/')[1] ?? '';

/** The first segments of the routes of some static halves, each once. */
export const segmentsOf = (manifests: readonly ModuleManifest[]): string[] => [
  ...new Set(manifests.flatMap(({ routes }) => routes.map(({ path }) => firstOf(path)))),
];

/** A segment that a business could also use, so it can be reserved. */
const claimable = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/**
 * Why a module can't have a first segment (modules of the site's own may have one that is reserved for the product).
 * @param onSite the segments of the modules that are deployed with the site, by module
 * @returns one sentence; null if it can
 */
export const claimProblem = (
  module: string,
  segment: string,
  holder: SegmentHolder,
  onSite: Readonly<Record<string, readonly string[]>>,
): string | null => {
  if (onSite[module]?.includes(segment)) return null;
  const other = Object.keys(onSite).find((name) => onSite[name]?.includes(segment));
  if (other !== undefined) return `The address /${segment} belongs to ${other}.`;
  if (!claimable.test(segment))
    return `The route /${segment} must begin with a name of its own, in lower-case letters, digits and hyphens.`;
  if (isReservedSegment(segment)) return `The address /${segment} belongs to the product.`;
  if (holder.kind === 'business') return `The address /${segment} belongs to a business, or did once.`;
  if (holder.kind === 'module' && holder.module !== module)
    return `The address /${segment} belongs to ${holder.module}.`;
  return null;
};

/** The segments that a module's document has to reserve: those that the site's own modules don't have already. */
export const claimsOf = (
  module: string,
  segments: readonly string[],
  onSite: Readonly<Record<string, readonly string[]>>,
): string[] => segments.filter((segment) => !onSite[module]?.includes(segment));
