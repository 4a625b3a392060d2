import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { FieldValue } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import {
  maxVersionBytes,
  moduleFilesSchema,
  publishFilesSchema,
  type ModuleFiles,
  type PublishedAnswer,
} from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { bucket, firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { filesProblem } from './domain/filesProblem.ts';
import { done, refused, type Outcome } from './Outcome.ts';
import { problemsIn, readSigned } from './readSigned.ts';
import { publishedOf, readKeysOf, signedOnly } from './registryRecords.ts';
import { readSiteModules } from './siteModules.ts';
import { storedFile } from './storedFile.ts';

/** The part of a request that identifies its sender. */
const signedPart = z.pick(publishFilesSchema, { signed: true });

/** How many files to store concurrently. */
const atOnce = 8;

/**
 * Publishes a version of a module. Versions are immutable: sending the same content again has no effect, and different content is refused.
 * @param body a `PublishFiles`
 */
export const publishFiles = async (module: string, body: unknown): Promise<Outcome<PublishedAnswer>> => {
  const unchecked = z.safeParse(signedPart, body);
  if (!unchecked.success) return refused(400, `This isn’t a version: ${problemsIn(unchecked.error)}.`);
  const { signed } = unchecked.data;
  const keys = await readKeysOf(module);
  const read = await readSigned(signed, 'module-files', keys, moduleFilesSchema, module);
  if (!read.ok) return read;
  // Read the content only after the key is checked: it can be large.
  const sent = z.safeParse(publishFilesSchema, body);
  if (!sent.success) return refused(400, `This isn’t a version: ${problemsIn(sent.error)}.`);
  const { content } = sent.data;
  const version = read.value;
  if (version.module !== module) return refused(400, `This version is of ${version.module}.`);
  const files = Object.entries(content).map(([path, base64]) => {
    const bytes = Buffer.from(base64, 'base64');
    const hash = createHash('sha256').update(bytes).digest('hex');
    return [path, { bytes, hash, size: bytes.length }] as const;
  });
  const problem = filesProblem(version, Object.fromEntries(files), maxVersionBytes);
  if (problem !== null) return refused(400, problem);
  const { script, integrity } = version.container;
  if (!hasIntegrity(Buffer.from(content[script]!, 'base64'), integrity))
    return refused(400, `${module} ${version.version}: the container ${script} differs from its integrity.`);
  const reference = firestore().doc(paths.moduleVersion(module, version.version));
  const earlier = publishedOf(await reference.get());
  if (earlier) return sameOrRefused(version, earlier);
  const site = await readSiteModules();
  if (!site.ok) return site;
  const deployed = site.value.releases[module]?.find((release) => release.version === version.version);
  if (deployed && !isDeepStrictEqual(deployed.container, version.container))
    return refused(
      409,
      `${module} ${version.version} is already deployed with the site, with different content. A version never changes: raise it.`,
    );
  await storeAll(
    module,
    files.map(([, file]) => file),
  );
  return inTransaction(async (transaction): Promise<Outcome<PublishedAnswer>> => {
    const { global } = version.container;
    const versions = firestore().collection(paths.moduleVersions(module));
    const stored = publishedOf(await transaction.get(reference));
    const [named] = (await transaction.get(versions.where('global', '==', global).limit(1))).docs;
    if (stored) return sameOrRefused(version, stored);
    if (named)
      return refused(
        409,
        `${module} ${version.version} has the global ${global} of ${named.id}. Its name must contain the version.`,
      );
    transaction.create(reference, {
      ...signedOnly(signed),
      global,
      publishedAt: FieldValue.serverTimestamp(),
    });
    return done({ version: version.version, isNew: true });
  });
};

/** @param integrity such as `sha384-…` (`integrityField`) */
const hasIntegrity = (bytes: Buffer, integrity: string): boolean => {
  const [algorithm = '', hash] = integrity.split('-');
  return createHash(algorithm).update(bytes).digest('base64') === hash;
};

const sameOrRefused = (version: ModuleFiles, published: ModuleFiles): Outcome<PublishedAnswer> =>
  isDeepStrictEqual(version, published)
    ? done({ version: version.version, isNew: false })
    : refused(
        409,
        `${version.module} ${version.version} is already published with different content. A version never changes: raise it.`,
      );

/** Stores files by their hash, so that none can replace another. */
const storeAll = async (
  module: string,
  files: readonly { readonly bytes: Buffer; readonly hash: string }[],
): Promise<void> => {
  const waiting = [...new Map(files.map((file) => [file.hash, file])).values()];
  const storeNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await bucket()
        .file(storedFile(module, next.hash))
        .save(next.bytes, { resumable: false, contentType: 'application/octet-stream' });
  };
  await Promise.all(Array.from({ length: atOnce }, storeNext));
};
