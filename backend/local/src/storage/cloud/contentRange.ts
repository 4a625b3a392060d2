import { StorageError } from '../StorageError.ts';

/** The content of a request in a resumable upload. */
export interface ContentRange {
  /** Where its bytes begin; null if it only asks how much has arrived. */
  readonly start: number | null;
  /** The object's total size in bytes; null while unknown. */
  readonly total: number | null;
}

/**
 * Parses a Content-Range (cloud.google.com/storage/docs/performing-resumable-uploads):
 *
 * - `bytes 0-99/200` is a chunk; with `*` for the total, more follow
 * - `bytes 100-*` with a total, or with `*` for it, is all of the rest
 * - `bytes *` with either asks how much has arrived
 *
 * @param length bytes of the request; without the header they are the whole object
 * @throws StorageError 400 for another format, and for a range that doesn't match the bytes
 */
export function parseContentRange(header: string | undefined, length: number): ContentRange {
  if (header === undefined) return { start: 0, total: length };
  const match = /^bytes (?:(\d{1,15})-(\d{1,15}|\*)|\*)\/(\d{1,15}|\*)$/.exec(header);
  if (!match) throw new StorageError(400, 'The Content-Range is malformed.');
  const [, first, last, of] = match;
  const known = of === '*' ? null : Number(of);
  if (first === undefined) return { start: null, total: known };
  const start = Number(first);
  const end = start + length;
  if (last !== '*' && Number(last) + 1 !== end)
    throw new StorageError(400, `The Content-Range does not fit a body of ${length} bytes.`);
  if (known !== null && end > known)
    throw new StorageError(400, `The upload should have ${known} bytes, not ${end}.`);
  return { start, total: last === '*' ? (known ?? end) : known };
}
