import * as z from 'zod/mini';
import { autoField, moduleNameField, type ModuleKeys } from './moduleDocument.ts';
import { moduleManifestSchema } from './moduleManifest.ts';
import { cohortFields, containerField, filePathField, versionField } from './releases.ts';
import { author, instant, releaseSchema } from './releasesSchema.ts';
import { publicKeyField, signedSchema } from './signedText.ts';

export { claimedNames, describeName, shellNames, type ClaimedName } from './moduleClaims.ts';
export { guardSchema } from './moduleDocument.ts';
export { pageLoadCalls, type PageLoad } from './pageLoadCalls.ts';
export { signedSchema } from './signedText.ts';

/** Where a new list of keys is sent: a `SignedText` of kind `module-keys`, signed with a root key of the site. */
export const keysAddress = '/modules/keys';

/** Where a version of a module is published: a `PublishFiles`. */
export const filesAddress = (module: string) => `/modules/${module}/files`;

/** Where a module's new document is sent: a `SignedText` of kind `module-document`. */
export const documentAddress = (module: string) => `/modules/${module}/document`;

/**
 * The content types of a request's body: JSON, or JSON compressed with gzip. `Content-Encoding` stays unset, so the
 * registry itself limits how much it decompresses.
 */
export const bodyTypes = { json: 'application/json', gzip: 'application/gzip' } as const;

/** Maximum number of files in a version, and their total size in bytes as served. */
export const maxFiles = 400;
export const maxVersionBytes = 10_000_000;

/** Maximum request size in bytes, as sent and unpacked: a version's files in base64, and the signed text. */
export const maxFilesRequestBytes = 15_000_000;
export const maxDocumentRequestBytes = 1_000_000;

/** Maximum number of modules in the registry: as many as a page reads. */
export const maxRegisteredModules = 50;

/** A file's SHA-256 in hexadecimal. */
const fileHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const fileCount = <Value>(files: Record<string, Value>) => {
  const count = Object.keys(files).length;
  return count > 0 && count <= maxFiles;
};

/**
 * The content a team signs to publish a version (kind `module-files`): its static half, its container, and its
 * files.
 */
export const moduleFilesSchema = z.object({
  module: moduleNameField,
  version: versionField,
  manifest: moduleManifestSchema,
  container: containerField,
  files: z
    .record(filePathField, fileHash)
    .check(z.refine(fileCount, { error: `a version has 1 to ${maxFiles} files` })),
});
export type ModuleFiles = z.infer<typeof moduleFilesSchema>;

/** The body of a request to `filesAddress`. */
export const publishFilesSchema = z.object({
  /** A text of kind `module-files`; see `moduleFilesSchema`. */
  signed: signedSchema,
  /** Every file of the signed text, in base64, by its path. */
  content: z
    .record(filePathField, z.string().check(z.maxLength(14_000_000)))
    .check(z.refine(fileCount, { error: `a version has 1 to ${maxFiles} files` })),
});
export type PublishFiles = z.infer<typeof publishFilesSchema>;

/** A version that the registry serves: unlike Hosting's, it always has its container. */
const registeredRelease = z.extend(releaseSchema, { container: containerField });

/** A valid module document; pages are more forgiving and read it part by part. */
export const moduleDocumentSchema = z.object({
  module: moduleNameField,
  /** The registry's revision plus one; 1 for a module's first document. */
  revision: z.number().check(z.int(), z.minimum(1)),
  at: instant,
  by: author,
  change: z.string().check(z.minLength(1), z.maxLength(500)),
  stable: registeredRelease,
  candidate: z.optional(z.extend(registeredRelease, { ...cohortFields, auto: z.optional(autoField) })),
  previous: z.optional(registeredRelease),
});

/** A key pair in a file: the raw public key, and the private key in PKCS #8, both in base64url without padding. */
export const keyFileSchema = z.object({
  publicKey: publicKeyField,
  privateKey: z.string().check(z.regex(/^[\w-]{64}$/)),
});
export type KeyFile = z.infer<typeof keyFileSchema>;

/** The responses, all JSON: 200 with one of the first two, 4xx with a refusal. */
export interface PublishedAnswer {
  version: string;
  /** False if this version was already published with the same content, which isn't an error. */
  isNew: boolean;
}
export interface RevisionAnswer {
  revision: number;
}
export interface RefusedAnswer {
  /** One sentence that says what is refused and why. */
  problem: string;
  /** With 409: the registry's current revision, if the request's isn't the next one. */
  revision?: number;
}

/**
 * The keys that may sign for a module.
 * @returns an empty list for a module that isn't in the operator's list
 */
export const keysOf = ({ keys }: ModuleKeys, module: string): readonly string[] =>
  Object.hasOwn(keys, module) ? keys[module]! : [];
