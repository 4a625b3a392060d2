import type { Request } from 'express';
import { queryText } from '../requests.ts';
import { StorageError } from '../StorageError.ts';

const fields = [
  'contexts',
  'customTime',
  'encryption',
  'eventBasedHold',
  'iamConfiguration',
  'lifecycle',
  'logging',
  'retention',
  'retentionPolicy',
  'softDeletePolicy',
  'temporaryHold',
  'versioning',
  'website',
];
const parameters = ['kmsKeyName', 'destinationKmsKeyName', 'matchGlob', 'softDeleted', 'filter'];
const headers = ['x-goog-encryption-key', 'x-goog-copy-source-encryption-key'];

/**
 * Refuses features of Cloud Storage that this Storage lacks, instead of ignoring them.
 *
 * @param json the metadata in the body, if any
 * @throws StorageError 501 naming it
 */
export function rejectUnsupported(request: Pick<Request, 'query' | 'header'>, json: unknown = null): void {
  const metadata = (json ?? {}) as Record<string, unknown>;
  const field = fields.find((name) => isSet(metadata[name]));
  if (field !== undefined) throw unsupportedFeature(field);
  const { storageClass } = metadata;
  if (isSet(storageClass) && String(storageClass).toUpperCase() !== 'STANDARD')
    throw unsupportedFeature(`the storageClass ${String(storageClass)}`);
  const parameter = parameters.find(
    (name) => isSet(queryText(request, name)) && queryText(request, name) !== 'false',
  );
  if (parameter !== undefined) throw unsupportedFeature(parameter);
  const header = headers.find((name) => request.header(name) !== undefined);
  if (header !== undefined) throw unsupportedFeature(header);
}

/** @param what a field, a parameter or a request */
export function unsupportedFeature(what: string): StorageError {
  return new StorageError(501, `The local Storage does not offer ${what}.`);
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false;
}
