import * as z from 'zod/mini';
import { countOrZero, id, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliveryFailureSchema } from '../message/deliveryFailure.ts';

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
  id,
  state: z.enum(exportStates),
  requestedAt: instant,
  /** So far. */
  documents: countOrZero,
  /** Photos, pictures and logos so far: those included, and those only listed. */
  files: countOrZero,
  filesLeftOut: countOrZero,
  /** The size of the ZIP; 0 until it is ready. */
  bytes: countOrZero,
  /** The ZIP's path in Cloud Storage; null until it is ready, and once it has expired. */
  path: orNull(text(1024)),
  /** When the download expires. */
  expiresAt: orNull(instant),
  /** Why the owner's email did not arrive; null if it did or is on its way. */
  mailFailure: orNull(deliveryFailureSchema),
});

export type DataExport = z.output<typeof dataExportSchema>;
