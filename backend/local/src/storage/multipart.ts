import { StorageError } from './StorageError.ts';

/** One part of a `multipart/related` body. */
export interface Part {
  readonly contentType: string | null;
  readonly body: Buffer;
}

/**
 * Splits a multipart upload's body into its metadata and its content.
 *
 * @param contentType the request's header, with the boundary
 * @throws StorageError 400 for an invalid body
 */
export function parseMultipart(contentType: string, body: Buffer): [Part, Part] {
  const match = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw new StorageError(400, 'The Content-Type has no boundary.');
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let start = body.indexOf(delimiter);
  while (start >= 0) {
    start += delimiter.length;
    const end = body.indexOf(Buffer.concat([Buffer.from('\r\n'), delimiter]), start);
    if (end < 0) break;
    parts.push(parsePart(body.subarray(start, end)));
    start = end + 2;
  }
  const [metadata, content] = parts;
  if (!metadata || !content)
    throw new StorageError(400, 'A multipart upload has two parts: metadata and content.');
  return [metadata, content];
}

function parsePart(bytes: Buffer): Part {
  const separator = bytes.indexOf('\r\n\r\n');
  if (separator < 0) throw new StorageError(400, 'A part of the upload is missing the end of its headers.');
  const headers = bytes.subarray(0, separator).toString('utf8');
  const contentType = /^content-type:\s*(.+?)\s*$/im.exec(headers)?.[1] ?? null;
  return { contentType, body: bytes.subarray(separator + 4) };
}
