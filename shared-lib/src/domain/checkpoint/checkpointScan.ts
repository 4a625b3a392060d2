import * as z from 'zod/mini';
import { geo, id, knownOf, orNull, photo, shiftRecordFields, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

export const scanResults = ['onTime', 'late', 'outOfRange', 'duplicate'] as const;

/**
 * Scan flags: the code is another community's or no checkpoint's (`elsewhere`), or it was sent over an hour after it
 * was made (`sentLate`).
 */
export const scanFlags = ['elsewhere', 'sentLate'] as const;

/** One scan of a checkpoint, `customers/{customerId}/checkpointScans/{id}`; `scannedAt` is the server's clock. */
export const checkpointScanSchema = z.object({
  ...shiftRecordFields,
  checkpointId: id,
  scannedAt: orNull(instant),
  deviceAt: orNull(instant),
  deviceId: orNull(shortText),
  geo: orNull(geo),
  /** Required if the checkpoint has `photoRequired`. */
  photo: orNull(photo),
  /** The result set by functions; null until then. */
  result: orNull(z.enum(scanResults)),
  flags: knownOf(scanFlags),
});

export type CheckpointScan = z.output<typeof checkpointScanSchema>;
