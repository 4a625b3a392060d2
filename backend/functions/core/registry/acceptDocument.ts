import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ModuleDocument } from 'shared-lib/contract/documents';
import { moduleDocumentSchema, type RevisionAnswer, signedSchema } from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { claimProblem, claimsOf, segmentsOf, type SegmentHolder } from './domain/claims.ts';
import { documentProblem, releaseProblem, releasesIn } from './releaseProblem.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import { problemsIn, readSigned } from './readSigned.ts';
import { publishedOf, readKeysOf, revisedOf, signedOnly } from './registryRecords.ts';
import { readSiteModules, type SiteModules } from './siteModules.ts';

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
      documentProblem(document) ?? (await findReleaseProblem(transaction, document, site.value));
    if (problem !== null) return refused(400, problem);
    const claims = await claimSegments(transaction, document, site.value);
    if (!claims.ok) return claims;
    claims.value();
    // Without the guard's decision: a person's new document overrides it.
    transaction.set(reference, {
      ...signedOnly(signed.data),
      revision: document.revision,
      changedAt: FieldValue.serverTimestamp(),
    });
    return done({ revision: document.revision });
  });
};

const findReleaseProblem = async (
  transaction: Transaction,
  document: ModuleDocument,
  { contract }: SiteModules,
): Promise<string | null> => {
  const { module } = document;
  const releases = releasesIn(document);
  const published = await transaction.getAll(
    ...releases.map(({ version }) => firestore().doc(paths.moduleVersion(module, version))),
  );
  const problems = releases.flatMap(
    (release, at) => releaseProblem(module, release, publishedOf(published[at]!), contract) ?? [],
  );
  return problems[0] ?? null;
};

/** @param business the business's public document, which older slugs have although they aren't reserved */
const holderOf = (claim: DocumentSnapshot, business: DocumentSnapshot): SegmentHolder => {
  const module: unknown = claim.get('module');
  if (typeof module === 'string') return { kind: 'module', module };
  return claim.exists || business.exists ? { kind: 'business' } : { kind: 'none' };
};

/**
 * Reserves the first segments of a module's routes, where businesses reserve theirs, so only one can have each.
 * @returns writes the reservations, because a transaction must read before it writes
 */
const claimSegments = async (
  transaction: Transaction,
  document: ModuleDocument,
  { segments: onSite }: SiteModules,
): Promise<Outcome<() => void>> => {
  const { module } = document;
  const all = segmentsOf(releasesIn(document).map(({ manifest }) => manifest));
  const claims = claimsOf(module, all, onSite);
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
