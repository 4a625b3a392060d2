import { FirestoreError } from '../FirestoreError.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { versionOfTimestamp } from '../values/timestamp.ts';
import type { Precondition } from './Write.ts';

/**
 * Checks a write's condition on the current document.
 *
 * @throws FirestoreError NOT_FOUND or ALREADY_EXISTS for `exists`, FAILED_PRECONDITION for `updateTime`
 */
export function checkPrecondition(
  name: string,
  current: StoredDocument | null,
  { exists, updateTime }: Precondition,
): void {
  if (exists === true && !current) throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (exists === false && current)
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (updateTime === undefined || current?.updateTime === updateTime) return;
  throw new FirestoreError(
    'FAILED_PRECONDITION',
    `the stored version (${current ? versionOfTimestamp(current.updateTime) : 0}) does not match the required base version ` +
      `(${versionOfTimestamp(updateTime)})`,
  );
}
