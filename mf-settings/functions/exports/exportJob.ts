import { randomUUID } from 'node:crypto';
import type { DocumentData, DocumentReference, Transaction, Timestamp } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { removeFiles } from 'backend/kernel/removeFiles.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';

/** How much of a kind of records has been collected. */
export interface CollectedKind {
  readonly documents: number;
  /** The fields that any record has: the columns of its CSV. */
  readonly columns: readonly string[];
}

/**
 * An export's job, `exportJobs/{exportId}`, visible only to functions. One function holds it at a time, for the
 * length of its lease; a killed function leaves it to the next.
 */
export interface ExportJob {
  readonly customerId: string;
  readonly phase: 'collect' | 'pack' | 'expire';
  /** The next page's number, and where it begins; null before the first. */
  readonly page: number;
  readonly cursor: { readonly collection: string; readonly after: string | null } | null;
  readonly kinds: Readonly<Record<string, CollectedKind>>;
  /** How often it was claimed without making progress. */
  readonly attempts: number;
}

/** A new export's job. */
export const newExportJob = (customerId: string): ExportJob & { readonly dueAt: Timestamp } => ({
  customerId,
  phase: 'collect',
  page: 0,
  cursor: null,
  kinds: {},
  attempts: 0,
  dueAt: timestampOf(0),
});

/** How long a function that no longer responds still holds a job, in milliseconds. */
const leaseMillis = 60_000;

/** An export's job held by one function. */
export interface ClaimedJob {
  readonly exportId: string;
  readonly job: ExportJob;
  readonly reference: DocumentReference;
  /** The export as its owner sees it. */
  readonly shown: DocumentReference;
  readonly holder: string;
}

/** The folder of an export's ZIP, and before that of its parts. */
export const folderOf = (customerId: string, exportId: string): string =>
  `${paths.customer(customerId)}/exports/${exportId}/`;

/** Claims a due job; null if another function holds it, or it has ended. */
export const claimJob = (exportId: string, now = Date.now()): Promise<ClaimedJob | null> => {
  const reference = firestore().doc(paths.exportJob(exportId));
  const holder = randomUUID();
  return firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(reference)).data();
    if (data === undefined || (data['dueAt'] as Timestamp).toMillis() > now) return null;
    const job = data as ExportJob;
    transaction.update(reference, {
      holder,
      attempts: job.attempts + 1,
      dueAt: timestampOf(now + leaseMillis),
    });
    const shown = firestore().doc(paths.dataExport(job.customerId, exportId));
    return { exportId, job, reference, shown, holder };
  });
};

/** Another function has the job now: this one must write nothing more. */
export class LostJobError extends Error {
  override readonly name = 'LostJobError';
}

/**
 * Records a job's progress, and extends its lease.
 * @param changes of the job @param progress shown to the owner @param also other writes in the same batch
 * @throws LostJobError
 */
export const recordProgress = (
  { reference, shown, holder }: ClaimedJob,
  changes: Partial<ExportJob>,
  progress: DocumentData,
  {
    dueAt = Date.now() + leaseMillis,
    also,
  }: { dueAt?: number; also?: (transaction: Transaction) => void } = {},
): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('holder') !== holder) throw new LostJobError();
    transaction.update(reference, { ...changes, attempts: 0, dueAt: timestampOf(dueAt) });
    if (Object.keys(progress).length > 0) transaction.update(shown, progress);
    also?.(transaction);
  });

/** Releases the job for the next run. */
export const releaseJob = (held: ClaimedJob): Promise<void> => recordProgress(held, {}, {}, { dueAt: 0 });

/** Ends a job with all its files. @param state shown to the owner; the export itself may be deleted */
export const endJob = async (
  { exportId, job, reference, shown }: Pick<ClaimedJob, 'exportId' | 'job' | 'reference' | 'shown'>,
  state: 'failed' | 'expired',
): Promise<void> => {
  await removeFiles(folderOf(job.customerId, exportId));
  await firestore().runTransaction(async (transaction) => {
    const { exists } = await transaction.get(shown);
    if (exists) transaction.update(shown, { state, path: null });
    transaction.delete(reference);
  });
};
