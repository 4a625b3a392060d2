import { DocumentReference } from 'firebase-admin/firestore';
import { maxBatchWrites, type DeactivationWrite } from 'shared-lib/domain';

/** What a field, an element or a value costs beside what it holds. */
const overhead = 8;

/** Bytes of a value that is no text, list or map, such as a number, a flag or a moment; more than any takes. */
const otherBytes = 32;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, overhead);

/**
 * How many bytes a value takes in a request to Firestore, estimated upwards.
 * @param value as Firestore's Admin SDK reads and writes it
 */
export const wireBytes = (value: unknown): number => {
  if (typeof value === 'string') return overhead + Buffer.byteLength(value);
  if (value instanceof Uint8Array) return overhead + value.length;
  if (value instanceof DocumentReference) return wireBytes(value.path) + otherBytes;
  if (Array.isArray(value)) return sum(value.map(wireBytes));
  if (!isMap(value)) return otherBytes;
  return sum(Object.entries(value).map(([key, entry]) => wireBytes(key) + wireBytes(entry)));
};

/** Firestore takes 10 MiB at once; the rest is for what an estimate leaves out. */
const maxStepBytes = 8_000_000;

/** What a write counts: the regular agent of a community comes with a line of its log, and with what the community keeps. */
const documentsOf = ({ kind }: DeactivationWrite): number => (kind === 'assignedAgent' ? 3 : 1);

/** What every step may write beside: an invitation's link and its mail end with the member's place. */
const invitationDocuments = 2;

/**
 * As many of a deactivation's writes as one transaction holds beside that of the member and their invitation: at least one, in their order.
 * @returns all of them where nothing is left for another transaction
 */
export const firstStepOf = (writes: readonly DeactivationWrite[]): readonly DeactivationWrite[] => {
  let bytes = 0;
  let documents = 0;
  const end = writes.findIndex((write, index) => {
    bytes += wireBytes(write);
    documents += documentsOf(write);
    return documents >= maxBatchWrites - invitationDocuments || (index > 0 && bytes > maxStepBytes);
  });
  return end === -1 ? writes : writes.slice(0, end);
};
