import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import { segmentsOf } from '../names/resourceName.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { MAX_DOCUMENT_BYTES, documentSize } from '../values/documentSize.ts';
import { valueAt, withValueAt } from '../values/fieldPath.ts';
import { identicalFields } from '../values/identicalValues.ts';
import type { Fields, Value } from '../values/Value.ts';
import { versionOfTimestamp } from '../values/timestamp.ts';
import { transformField } from './transformField.ts';
import type { Precondition, Write } from './Write.ts';

/**
 * Checks a write's condition on the current document.
 *
 * @throws FirestoreError NOT_FOUND or ALREADY_EXISTS for `exists`, FAILED_PRECONDITION for `updateTime`
 */
function checkPrecondition(
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

export interface AppliedWrite {
  /** The same object as before if the write changed nothing. */
  after: StoredDocument | null;
  /** One per transform, in order. */
  transformResults: Value[];
}

/**
 * Applies one write to a document. Pure.
 *
 * @param before the current document, null if it doesn't exist
 * @param time canonical commit time, which becomes the update time
 * @throws FirestoreError if the precondition fails, or INVALID_ARGUMENT if the document would exceed 1 MiB
 */
export function applyWrite(before: StoredDocument | null, write: Write, time: string): AppliedWrite {
  checkPrecondition(write.name, before, write.precondition);
  if (write.kind !== 'update')
    return { after: write.kind === 'delete' ? null : before, transformResults: [] };

  let fields = write.mask ? mergeFields(before?.fields ?? {}, write.fields, write.mask) : write.fields;
  const transformResults: Value[] = [];
  for (const transform of write.transforms) {
    const { value, result } = transformField(valueAt(fields, transform.path), transform, time);
    fields = withValueAt(fields, transform.path, value);
    transformResults.push(result);
  }
  if (before && identicalFields(before.fields, fields)) return { after: before, transformResults };
  checkSize(write.name, fields);
  return {
    after: { name: write.name, fields, createTime: before?.createTime ?? time, updateTime: time },
    transformResults,
  };
}

function mergeFields(
  current: Fields,
  written: Fields,
  mask: NonNullable<Extract<Write, { kind: 'update' }>['mask']>,
): Fields {
  return mask.reduce((fields, path) => withValueAt(fields, path, valueAt(written, path)), current);
}

function checkSize(name: string, fields: Fields): void {
  const bytes = documentSize(segmentsOf(name), fields);
  if (bytes <= MAX_DOCUMENT_BYTES) return;
  throw invalidArgument(
    `Document '${name}' cannot be written because its size (${bytes.toLocaleString('en-US')} bytes) exceeds the maximum ` +
      `allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes.`,
  );
}
