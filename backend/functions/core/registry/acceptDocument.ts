import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { ModuleDocument } from 'shared-lib/contract/documents';
import { moduleDocumentSchema, type RevisionAnswer, signedSchema } from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { claimNames, claimSegments } from './claim.ts';
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
    // Without the guard's decision: a person's new document overrides it.
    transaction.set(reference, {
      ...signedOnly(signed.data),
      revision: document.revision,
      changedAt: FieldValue.serverTimestamp(),
    });
    return done({ revision: document.revision });
  });
};

/** @param present the module's present document; null if there is none yet */
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
  // A version of the site stays on the site, even when its list no longer names it.
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
