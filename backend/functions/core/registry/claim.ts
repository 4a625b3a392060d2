import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ModuleManifest } from 'shared-lib/contract';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import {
  claimProblem,
  claimsOf,
  nameProblem,
  namesOf,
  segmentsOf,
  type SegmentHolder,
} from './domain/claims.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import type { SiteModules } from './siteModules.ts';

/** @param business the business's public document, which older slugs have although they aren't reserved */
const holderOf = (claim: DocumentSnapshot, business: DocumentSnapshot): SegmentHolder => {
  const module = moduleIn(claim);
  if (module !== null) return { kind: 'module', module };
  return claim.exists || business.exists ? { kind: 'business' } : { kind: 'none' };
};

/**
 * Reserves the first segments of a module's routes, where businesses reserve theirs, so only one can have each.
 * @returns writes the reservations, because a transaction must read before it writes
 */
export const claimSegments = async (
  transaction: Transaction,
  module: string,
  manifests: readonly ModuleManifest[],
  { segments: onSite }: SiteModules,
): Promise<Outcome<() => void>> => {
  const claims = claimsOf(module, segmentsOf(manifests), onSite);
  // Reading a claim needs a segment that can be a document's id.
  const unusable = claims.flatMap((segment) => claimProblem(module, segment, { kind: 'none' }, onSite) ?? []);
  if (unusable[0] !== undefined) return refused(409, unusable[0]);
  const references = claims.map((segment) => ({
    claim: firestore().doc(paths.businessSlug(segment)),
    business: firestore().doc(paths.publicBusiness(segment)),
  }));
  const holders = await Promise.all(
    references.map(async ({ claim, business }) =>
      holderOf(await transaction.get(claim), await transaction.get(business)),
    ),
  );
  const taken = claims.flatMap((segment, at) => claimProblem(module, segment, holders[at]!, onSite) ?? []);
  if (taken[0] !== undefined) return refused(409, taken[0]);
  return done(() => {
    holders.forEach((holder, at) => {
      if (holder.kind === 'none') transaction.create(references[at]!.claim, { module });
    });
  });
};

/**
 * Reserves a module's names on the page: its parts in slots, and its navigation entries.
 * @returns writes the reservations, as `claimSegments`
 */
export const claimNames = async (
  transaction: Transaction,
  module: string,
  manifests: readonly ModuleManifest[],
  { names: onSite }: SiteModules,
): Promise<Outcome<() => void>> => {
  const claims = claimsOf(module, namesOf(manifests), onSite);
  if (claims.length === 0) return done(() => {});
  const holders = await transaction.getAll(...claims.map((name) => firestore().doc(paths.moduleName(name))));
  const taken = claims.flatMap((name, at) => nameProblem(module, name, moduleIn(holders[at]!), onSite) ?? []);
  if (taken[0] !== undefined) return refused(409, taken[0]);
  return done(() => {
    for (const { exists, ref } of holders) if (!exists) transaction.create(ref, { module });
  });
};

/** The module that a claim belongs to; null if it belongs to none. */
const moduleIn = (claim: DocumentSnapshot): string | null => {
  const module: unknown = claim.get('module');
  return typeof module === 'string' ? module : null;
};
