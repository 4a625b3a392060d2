import { isDeepStrictEqual } from 'node:util';
import { satisfies } from 'compare-versions';
import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import type { ModuleManifest, ModuleRelease } from 'shared-lib/contract';
import * as z from 'zod/mini';
import type { ModuleDocument } from 'shared-lib/contract/documents';
import { moduleDocumentSchema, type RevisionAnswer, signedSchema } from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import {
  claimProblem,
  claimsOf,
  nameProblem,
  namesOf,
  segmentsOf,
  type SegmentHolder,
} from './domain/claims.ts';
import { problemsIn, readSigned } from './readSigned.ts';
import { publishedOf, readKeysOf, revisedOf, signedOnly } from './registryRecords.ts';
import { readSiteModules, type SiteModules } from './siteModules.ts';

/** The versions that a document serves. */
const releasesIn = ({ stable, candidate, previous }: ModuleDocument): ModuleRelease[] =>
  [stable, candidate, previous].filter((release) => release !== undefined);

/** A version's static half and container. */
type Served = Pick<ModuleRelease, 'manifest' | 'container'>;

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
const releaseProblem = (
  module: string,
  release: ModuleRelease,
  known: readonly Served[],
  contract: string,
): string | null => {
  const { version, manifest } = release;
  const what = `${module} ${version}`;
  if (known.length === 0) return `${what} isn’t published here.`;
  if (!known.some((one) => isSame(one, release)))
    return `${what} was published with a different static half or container.`;
  if (!satisfies(contract, manifest.contract))
    return `${what} needs contract ${manifest.contract}; the released shell has ${contract}.`;
  return null;
};

/** A problem inside a document, whatever is published; null if there is none. */
const documentProblem = (document: ModuleDocument): string | null => {
  const { module, stable, candidate } = document;
  const foreign = releasesIn(document).find(({ manifest }) => manifest.name !== module);
  if (foreign) return `${module} ${foreign.version}: module.json names the module ${foreign.manifest.name}.`;
  if (candidate?.version === stable.version) return `${module} ${stable.version} is already stable.`;
  return null;
};

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
const claimSegments = async (
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
const claimNames = async (
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

/**
 * Accepts a module's next document. Sending the same document again has no effect, so requests can be retried.
 * @param body a `SignedText` of kind `module-document`
 */
export const acceptDocument = async (module: string, body: unknown): Promise<Outcome<RevisionAnswer>> => {
  const signed = z.safeParse(signedSchema, body);
  if (!signed.success) return refused(400, `This isn’t a signed text: ${problemsIn(signed.error)}.`);
  const read = async (keys: readonly string[]) =>
    readSigned(signed.data, 'module-document', keys, moduleDocumentSchema, module);
  // Without a valid key, stop before any other read.
  const early = await read(await readKeysOf(module));
  if (!early.ok) return early;
  const site = await readSiteModules();
  if (!site.ok) return site;
  return inTransaction(async (transaction): Promise<Outcome<RevisionAnswer>> => {
    // The key may have been withdrawn since.
    const again = await read(await readKeysOf(module, transaction));
    if (!again.ok) return again;
    const document = again.value as ModuleDocument;
    if (document.module !== module) return refused(400, `This document is for ${document.module}.`);
    const reference = firestore().doc(paths.moduleDocument(module));
    const stored = revisedOf(await transaction.get(reference));
    if (stored?.text === signed.data.text) return done({ revision: document.revision });
    const current = stored?.revision ?? 0;
    if (document.revision !== current + 1)
      return refused(409, `${module} is at revision ${current}, so the next is ${current + 1}.`, current);
    const problem =
      documentProblem(document) ??
      (await findReleaseProblem(transaction, document, stored?.text ?? null, site.value));
    if (problem !== null) return refused(400, problem);
    const manifests = releasesIn(document).map(({ manifest }) => manifest);
    const segments = await claimSegments(transaction, module, manifests, site.value);
    if (!segments.ok) return segments;
    const names = await claimNames(transaction, module, manifests, site.value);
    if (!names.ok) return names;
    segments.value();
    names.value();
    // Drops the guard's decision, because a new document from a person overrides it.
    transaction.set(reference, {
      ...signedOnly(signed.data),
      revision: document.revision,
      changedAt: FieldValue.serverTimestamp(),
    });
    return done({ revision: document.revision });
  });
};

/** @param present the module's current document; null if there is none yet */
const findReleaseProblem = async (
  transaction: Transaction,
  document: ModuleDocument,
  present: string | null,
  { contract, releases: onSite }: SiteModules,
): Promise<string | null> => {
  const { module } = document;
  const releases = releasesIn(document);
  const published = await transaction.getAll(
    ...releases.map(({ version }) => firestore().doc(paths.moduleVersion(module, version))),
  );
  // A version once deployed with the site stays there, even when the site's list no longer names it.
  const served = [
    ...(onSite[module] ?? []),
    ...(present === null
      ? []
      : releasesIn(z.parse(moduleDocumentSchema, JSON.parse(present)) as ModuleDocument)),
  ];
  const problems = releases.flatMap((release, at) => {
    const known = served.filter(({ version }) => version === release.version);
    return releaseProblem(module, release, [publishedOf(published[at]!) ?? [], known].flat(), contract) ?? [];
  });
  return problems[0] ?? null;
};
