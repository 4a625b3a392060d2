import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Registry } from 'shared-lib/contract/documents';
import { maxRegisteredModules } from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { bucket, firestore } from '../../../kernel/firebase.ts';
import { contentType, isCompressible } from './domain/contentType.ts';
import { publishedOf, registeredOf, revisedOf, signedOnly } from './registryRecords.ts';
import { storedFile } from './storedFile.ts';

const zip = promisify(gzip);

/** A version's hashes by path. Versions are immutable, so each instance caches them. */
const known = new Map<string, Readonly<Record<string, string>>>();

/** How many versions an instance caches. */
const maxKnown = 200;

const hashesOf = async (
  module: string,
  version: string,
): Promise<Readonly<Record<string, string>> | null> => {
  const path = paths.moduleVersion(module, version);
  const kept = known.get(path);
  if (kept) return kept;
  const published = publishedOf(await firestore().doc(path).get());
  if (published === null) return null;
  if (known.size >= maxKnown) known.delete(known.keys().next().value!);
  known.set(path, published.files);
  return published.files;
};

const forAYear = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate, s-maxage=30';

/** A response that hasn’t been sent yet. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const nothing: Answer = {
  status: 404,
  headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  body: 'Not found\n',
};

/** The address of a module's file: `/mf-hello/0.1.0/assets/a.js`. */
const fileAddress = /^\/(mf-[a-z]{1,37})\/(\d[0-9A-Za-z.-]{0,59})\/([\w.@~/-]{1,200})$/;

/**
 * A file of a published version.
 * @param path of the request
 * @param given the request's `If-None-Match` and `Accept-Encoding`
 */
export const serveFile = async (
  path: string,
  given: { readonly tag: string | undefined; readonly encodings: string },
): Promise<Answer> => {
  const [, module, version, file] = fileAddress.exec(path) ?? [];
  if (!module || !version || !file) return nothing;
  const hashes = await hashesOf(module, version);
  if (hashes === null || !Object.hasOwn(hashes, file)) return nothing;
  const hash = hashes[file]!;
  const type = contentType(file);
  const headers = {
    'Content-Type': type,
    'Cache-Control': file.startsWith('assets/') ? forAYear : revalidated,
    ETag: `"${hash}"`,
    Vary: 'Accept-Encoding',
    // An SVG opened as a page must not run scripts.
    ...(type.startsWith('image/') && {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    }),
  };
  if (given.tag === `"${hash}"`) return { status: 304, headers, body: '' };
  const [bytes] = await bucket().file(storedFile(module, hash)).download();
  return isCompressible(type) && /\bgzip\b/.test(given.encodings)
    ? { status: 200, headers: { ...headers, 'Content-Encoding': 'gzip' }, body: await zip(bytes) }
    : { status: 200, headers, body: bytes };
};

/** Cached for 30 seconds, so a new document reaches every visitor within that time. */
const mayBeKept = 'public, max-age=0, must-revalidate, s-maxage=30';

/**
 * The registry as pages read it: the operator's list of keys, and every module's signed document with its
 * guard's decision.
 * @param tag the request's `If-None-Match`
 */
export const listModules = async (tag: string | undefined): Promise<Answer> => {
  const [keys, modules] = await Promise.all([
    firestore().doc(paths.moduleKeys()).get(),
    firestore().collection(paths.modules()).limit(maxRegisteredModules).get(),
  ]);
  const list = revisedOf(keys);
  const registry: Registry = {
    keys: list && signedOnly(list),
    modules: Object.fromEntries(modules.docs.map((module) => [module.id, registeredOf(module)])),
  };
  const body = JSON.stringify(registry);
  const own = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': mayBeKept, ETag: own };
  return tag === own ? { status: 304, headers, body: '' } : { status: 200, headers, body };
};
