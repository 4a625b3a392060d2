import { deliveryFailureSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';

/**
 * An export's progress: `collecting` reads all documents, `packing` creates the ZIP of them and the photos, and
 * `ready` can be downloaded until it is `expired`.
 */
export const exportStates = ['collecting', 'packing', 'ready', 'failed', 'expired'] as const;

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
