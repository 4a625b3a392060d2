import type { Request, Response } from 'express';
import { StorageError } from './StorageError.ts';
import { etag, type StoredObject } from './StoredObject.ts';

const defaultPage = 1000;

/** A request's body; empty if it has none. */
export function bodyOf(request: { body?: unknown }): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

/** @throws StorageError 400 if the bytes aren't JSON */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new StorageError(400, 'The metadata is not JSON.');
  }
}

/** A query parameter, if present exactly once. */
export function queryText(request: Pick<Request, 'query'>, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' ? value : undefined;
}

/** A listing's `maxResults`: 1 to 1000. */
export function pageSize(request: Pick<Request, 'query'>): number {
  const wanted = Number(queryText(request, 'maxResults') ?? defaultPage);
  return Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, defaultPage) : defaultPage;
}

/** Sends an object's content, or the part requested by the Range header, with the headers from its metadata. */
export function sendContent(
  request: Pick<Request, 'header' | 'method'>,
  response: Response,
  { object, content }: { object: StoredObject; content: Buffer },
): void {
  response.set({
    'Content-Type': object.contentType,
    'Content-Disposition': object.contentDisposition ?? 'inline',
    'Cache-Control': object.cacheControl ?? 'private, max-age=0',
    'Accept-Ranges': 'bytes',
    ETag: `"${etag(object)}"`,
    'Last-Modified': new Date(object.updated).toUTCString(),
    'X-Goog-Generation': object.generation,
    'X-Goog-Metageneration': String(object.metageneration),
    'X-Goog-Hash': `crc32c=${object.crc32c}${object.componentCount === undefined ? `,md5=${object.md5Hash}` : ''}`,
    'X-Goog-Stored-Content-Length': String(object.size),
    'X-Goog-Stored-Content-Encoding': object.contentEncoding ?? 'identity',
    // User uploads must never run as a page of this origin.
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
  });
  if (object.contentEncoding !== undefined) response.set('Content-Encoding', object.contentEncoding);
  if (object.contentLanguage !== undefined) response.set('Content-Language', object.contentLanguage);
  const range = parseRange(request.header('Range'), content.length);
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${content.length}`).end();
  } else if (range) {
    response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${content.length}`);
    response.end(content.subarray(range.start, range.end + 1));
  } else {
    response.status(200).set('Content-Length', String(content.length)).end(content);
  }
}

/**
 * Parses a Range header with one range.
 *
 * @returns first and last byte; null to send everything, including for an invalid header
 */
export function parseRange(
  header: string | undefined,
  length: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, length - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? length - 1 : Math.min(Number(match[2]), length - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
