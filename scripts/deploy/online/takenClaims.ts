import type { ModuleManifest } from 'shared-lib/contract';
import { describeName, shellNames } from 'shared-lib/contract/registry';
import { namesOf, segmentsOf } from '../../../backend/functions/core/registry/domain/claims.ts';

/** The parts of a module's static half that claim something. */
export type Claiming = Pick<ModuleManifest, 'routes' | 'slots' | 'nav'>;

/** The served static halves of some modules, by module. */
export type Served = ReadonlyMap<string, readonly Claiming[]>;

/** What a module has, in words: its addresses, slot ids and navigation entries. */
const claimsIn = (manifests: readonly Claiming[]): string[] => [
  ...segmentsOf(manifests).map((segment) => `address /${segment}`),
  ...namesOf(manifests).map(describeName),
];

/**
 * What a site takes from the modules of its registry: both would have the same address, slot id or navigation entry. A
 * module of the site may have what the registry's module of the same name has.
 * @param site the versions that the site serves, without its registry
 * @param registered the versions that the registry serves
 * @returns one sentence each
 */
export function takenClaims(site: Served, registered: Served): string[] {
  const owners = new Map(
    [...registered].flatMap(([module, manifests]) => claimsIn(manifests).map((claim) => [claim, module])),
  );
  const claims = [
    ...[...site].flatMap(([module, manifests]) =>
      claimsIn(manifests).map((claim) => [module, claim] as const),
    ),
    ...shellNames.map((name) => ['the shell', describeName(name)] as const),
  ];
  return claims.flatMap(([module, claim]) => {
    const owner = owners.get(claim);
    return owner === undefined || owner === module
      ? []
      : [`${module} has the ${claim}, which belongs to ${owner} of the registry.`];
  });
}
