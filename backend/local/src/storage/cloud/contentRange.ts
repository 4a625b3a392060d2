import { StorageError } from '../StorageError.ts';

/** What a request of a resumable upload brings. */
export interface ContentRange {
  /** Where its bytes begin; null when it only asks how much has arrived. */
  readonly start: number | null;
  /** Bytes of the whole object; null while unknown. */
  readonly total: number | null;
}

/**
 * Reads a Content-Range (cloud.google.com/storage/docs/performing-resumable-uploads):
 *
 * - `bytes 0-99/200` is a chunk; with `*` for the total, more follow
 * - `bytes 100-*` with a total, or with `*` for it, is all that is left
 * - `bytes *` with either asks how much has arrived
 *
 * @param length bytes of the request; without the header they are the whole object
 * @throws StorageError 400 for another form, and for a range that the bytes don't fill
 */
export function parseContentRange(header: string | undefined, length: number): ContentRange {
  if (header === undefined) return { start: 0, total: length };
  const match = /^bytes (?:(\d{1,15})-(\d{1,15}|\*)|\*)\/(\d{1,15}|\*)$/.exec(header);
  if (!match) throw new StorageError(400, 'The Content-Range is not understood.');
  const [, first, last, of] = match;
  const known = of === '*' ? null : Number(of);
  if (first === undefined) return { start: null, total: known };
  const start = Number(first);
  const end = start + length;
  if (last !== '*' && Number(last) + 1 !== end)
    throw new StorageError(400, `The Content-Range does not fit a body of ${length} bytes.`);
  if (known !== null && end > known)
    throw new StorageError(400, `The upload was to have ${known} bytes, and not ${end}.`);
  return { start, total: last === '*' ? (known ?? end) : known };
}
