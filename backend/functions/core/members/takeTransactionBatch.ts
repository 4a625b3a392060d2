import { DocumentReference } from 'firebase-admin/firestore';
import { maxBatchWrites, type DeactivationWrite } from 'shared-lib/domain';

/** The overhead of a field, an element or a value, in bytes. */
const overhead = 8;

/** Upper bound for a number, flag or timestamp, in bytes. */
const otherBytes = 32;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, overhead);

/**
 * Calculates an upper bound for a value's size in a request to Firestore, in bytes.
 * @param value as Firestore's Admin SDK reads and writes it
 */
export const estimateRequestBytes = (value: unknown): number => {
  if (typeof value === 'string') return overhead + Buffer.byteLength(value);
  if (value instanceof Uint8Array) return overhead + value.length;
  if (value instanceof DocumentReference) return estimateRequestBytes(value.path) + otherBytes;
  if (Array.isArray(value)) return sum(value.map(estimateRequestBytes));
  if (!isMap(value)) return otherBytes;
  return sum(
    Object.entries(value).map(([key, entry]) => estimateRequestBytes(key) + estimateRequestBytes(entry)),
  );
};

/** Firestore accepts 10 MiB per request; the difference is a margin for the estimate. */
const maxStepBytes = 8_000_000;

/**
 * The number of documents a write counts as: changing a community's regular specialist also writes a log line and the replaced assignment.
 */
const documentsOf = ({ kind }: DeactivationWrite): number => (kind === 'assignedAgent' ? 3 : 1);

/** Documents that every step may write as well: the member's invitation link, its email and its text. */
const invitationDocuments = 3;

/**
 * As many of a deactivation's writes as fit into one transaction along with the member and their invitation: at least one, in order.
 * @returns all of them if nothing is left for another transaction
 */
export const takeTransactionBatch = (writes: readonly DeactivationWrite[]): readonly DeactivationWrite[] => {
  let bytes = 0;
  let documents = 0;
  const end = writes.findIndex((write, index) => {
    bytes += estimateRequestBytes(write);
    documents += documentsOf(write);
    return documents >= maxBatchWrites - invitationDocuments || (index > 0 && bytes > maxStepBytes);
  });
  return end === -1 ? writes : writes.slice(0, end);
};
