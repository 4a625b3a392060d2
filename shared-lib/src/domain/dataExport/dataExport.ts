import * as z from 'zod/mini';
import { countOrZero, id, orNull, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { deliveryFailureSchema } from '../message/deliveryFailure.ts';

/**
 * How far an export has come: `collecting` reads all documents, `packing` makes the ZIP of them and of the photos, `ready` can be
 * downloaded until it `expired`.
 */
export const exportStates = ['collecting', 'packing', 'ready', 'failed', 'expired'] as const;

export type ExportState = (typeof exportStates)[number];

/** An export of everything that a business has here, `customers/{customerId}/exports/{id}`. Functions write it, the owner reads it. */
export const dataExportSchema = z.object({
  id,
  state: z.enum(exportStates),
  requestedAt: instant,
  /** So far. */
  documents: countOrZero,
  /** Photos, pictures and logos whose contents are in it, so far, and those that are only listed. */
  files: countOrZero,
  filesLeftOut: countOrZero,
  /** The size of the ZIP; 0 before it is ready. */
  bytes: countOrZero,
  /** Where the ZIP lies in Cloud Storage; null before it is ready, and when it has expired. */
  path: orNull(text(1024)),
  /** Until when it can be downloaded. */
  expiresAt: orNull(instant),
  /** Why the mail that tells the owner did not arrive; null if it did or is on its way. */
  mailFailure: orNull(deliveryFailureSchema),
});

export type DataExport = z.output<typeof dataExportSchema>;
