import { deliveryFailureSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/**
 * Limits of exports: how many in 24 hours, how many days one is kept, how many bytes of photos it includes, and how
 * many it lists.
 */
export const exportLimits = {
  perDay: 3,
  daysKept: 7,
  fileBytes: 200 * 1024 * 1024,
  listed: 5,
} as const;

const day = 24 * 3_600_000;

/**
 * An export's progress: `collecting` reads all documents, `packing` creates the ZIP of them and the photos, and
 * `ready` can be downloaded until it is `expired`.
 */
const exportStates = ['collecting', 'packing', 'ready', 'failed', 'expired'] as const;

export type ExportState = (typeof exportStates)[number];

/**
 * An export of all of a business's data, `customers/{customerId}/exports/{id}`. Functions write it, the owner reads
 * it.
 */
export const dataExportSchema = z.object({
  id: z.id,
  state: z.enum(exportStates),
  requestedAt: z.instant,
  /** So far. */
  documents: z.countOrZero,
  /** Photos, pictures and logos so far: those included, and those only listed. */
  files: z.countOrZero,
  filesLeftOut: z.countOrZero,
  /** The size of the ZIP; 0 until it is ready. */
  bytes: z.countOrZero,
  /** The ZIP's path in Cloud Storage; null until it is ready, and once it has expired. */
  path: z.orNull(z.text(1024)),
  /** When the download expires. */
  expiresAt: z.orNull(z.instant),
  /** Why the owner's email did not arrive; null if it did or is on its way. */
  mailFailure: z.orNull(deliveryFailureSchema),
});

export type DataExport = z.output<typeof dataExportSchema>;

/** Whether an export is in progress. */
export const isExportRunning = ({ state }: Pick<DataExport, 'state'>): boolean =>
  state === 'collecting' || state === 'packing';

/** Whether an export can be downloaded now. @param now epoch milliseconds */
export const isExportReady = (
  { state, path, expiresAt }: Pick<DataExport, 'state' | 'path' | 'expiresAt'>,
  now: number,
): boolean => state === 'ready' && path !== null && expiresAt !== null && now < expiresAt;

/** Why no export may begin now; null if one may. */
export type ExportRefusal = 'running' | 'tooMany' | null;

/**
 * Decides whether another export may begin.
 * @param earlier the latest ones
 * @param now epoch milliseconds
 */
export const exportRefusal = (
  earlier: readonly Pick<DataExport, 'state' | 'requestedAt'>[],
  now: number,
): ExportRefusal => {
  if (earlier.some(isExportRunning)) return 'running';
  return earlier.filter(({ requestedAt }) => requestedAt > now - day).length >= exportLimits.perDay
    ? 'tooMany'
    : null;
};
