import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { chunksOf, maxBatchWrites } from 'shared-lib/domain';
import { SeedReference, type SeedDocument } from './seedSet.ts';

/** Batches sent concurrently: enough to keep the server busy, few enough not to flood it. */
const batchesAtOnce = 4;
const groupSize = batchesAtOnce * maxBatchWrites;

/** Whether a document is a field record. */
const isOfField = ({ night }: SeedDocument): boolean => night !== undefined;

/** How functions handle the events of seeded documents. */
export interface Triggers {
  /** Whether they would change nothing after a document is written. */
  readonly isSettled: (document: SeedDocument) => boolean;
  /** Writes documents without functions receiving the events, if possible. */
  readonly without: (write: () => Promise<void>) => Promise<void>;
}

/** The functions receive all events. */
export const allTriggers: Triggers = { isSettled: () => false, without: (write) => write() };

/**
 * Documents in writing order: field records come after the units and checkpoints that functions check them against, and in both, settled
 * documents come first.
 */
export const inWriteOrder = (documents: readonly SeedDocument[], { isSettled }: Triggers): SeedDocument[] =>
  [false, true].flatMap((ofField) => {
    const part = documents.filter((document) => isOfField(document) === ofField);
    return [...part.filter(isSettled), ...part.filter((document) => !isSettled(document))];
  });

/** A document's fields in Firestore's types. */
const stored = (firestore: Firestore, data: SeedDocument['data']): Record<string, unknown> => {
  const valueOf = (value: unknown): unknown => {
    if (value instanceof SeedReference) return firestore.doc(value.path);
    return Array.isArray(value) ? value.map(valueOf) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, valueOf(value)]));
};

/** A service didn't accept a request, despite all retries. The message is a line for the user. */
export class SeedingStopped extends Error {
  constructor(what: string, attempts: number, cause: Error) {
    const [reason = ''] = cause.message.split('\n');
    const began = what.charAt(0).toUpperCase() + what.slice(1);
    super(
      `${began} could not be written in ${attempts} attempts (${reason}). Seed again to continue where it stopped.`,
      { cause },
    );
    this.name = 'SeedingStopped';
  }
}

/** Pauses between attempts, in milliseconds. Before each, the SDK makes its own attempts, of a minute in total. */
const pauses = [1000, 2000, 4000, 8000];

/**
 * Codes of temporary errors. From gRPC: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL (a broken connection), UNAVAILABLE; from
 * firebase-admin and Node for HTTP requests.
 */
const passing: ReadonlySet<unknown> = new Set([
  4,
  8,
  10,
  13,
  14,
  'app/network-error',
  'app/network-timeout',
  'ECONNRESET',
  'ETIMEDOUT',
]);

const mayPass = (error: unknown): error is Error =>
  error instanceof Error && passing.has((error as { code?: unknown }).code);

/**
 * Runs an idempotent action, retrying if a busy machine didn't answer.
 * @param what its object in words, plural: `the documents`
 * @param wait resolves after this many milliseconds
 * @throws SeedingStopped if no attempt was answered; the error of `act` if a retry is pointless
 */
export const withRetries = async <Result>(
  what: string,
  act: () => Promise<Result>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (!mayPass(error)) throw error;
      const next = pauses[attempt];
      if (next === undefined) throw new SeedingStopped(what, attempt + 1, error);
      await wait(next);
    }
  }
};

/**
 * Writes documents in order, in groups of concurrent batches. The first field record starts a new group, so that everything before it
 * exists, and so do settled documents, whose events aren't needed. Batches that a busy machine doesn't answer are sent again; they contain
 * the same documents, so nothing is duplicated.
 * @param from how many documents of the list are already written
 * @param onWritten called after each group with the number of documents written so far; the next group waits for it
 */
export const writeDocuments = async (
  firestore: Firestore,
  documents: readonly SeedDocument[],
  from: number,
  onWritten: (written: number) => Promise<void>,
  { isSettled, without }: Triggers,
): Promise<void> => {
  const kindOf = (document: SeedDocument) => `${isOfField(document)} ${isSettled(document)}`;
  const write = async (group: readonly SeedDocument[]): Promise<void> => {
    const batches = chunksOf(group, maxBatchWrites).map((chunk) =>
      withRetries('the documents', () => {
        const batch = firestore.batch();
        for (const { path, data } of chunk) batch.set(firestore.doc(path), stored(firestore, data));
        return batch.commit();
      }),
    );
    await Promise.all(batches);
  };
  for (let start = from, end: number; start < documents.length; start = end) {
    const first = documents[start]!;
    const group = documents.slice(start, start + groupSize);
    const other = group.findIndex((document) => kindOf(document) !== kindOf(first));
    if (other > 0) group.length = other;
    end = start + group.length;
    await (isSettled(first) ? without(() => write(group)) : write(group));
    await onWritten(end);
  }
};
