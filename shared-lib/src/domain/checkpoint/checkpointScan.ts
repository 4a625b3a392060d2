import * as z from 'zod/mini';
import { geo, id, knownOf, orNull, photo, shiftRecordFields, shortText } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

export const scanResults = ['onTime', 'late', 'outOfRange', 'duplicate'] as const;

/** What is remarkable of a scan: its code is another community's, or no check point's; it was sent over an hour after it was made. */
export const scanFlags = ['elsewhere', 'sentLate'] as const;

/** One scan of a checkpoint, `customers/{customerId}/checkpointScans/{id}`; `scannedAt` is the server's clock. */
export const checkpointScanSchema = z.object({
  ...shiftRecordFields,
  checkpointId: id,
  scannedAt: orNull(instant),
  deviceAt: orNull(instant),
  deviceId: orNull(shortText),
  geo: orNull(geo),
  /** What a check point with `photoRequired` asks for. */
  photo: orNull(photo),
  /** What functions made of it; null until they have. */
  result: orNull(z.enum(scanResults)),
  flags: knownOf(scanFlags),
});

export type CheckpointScan = z.output<typeof checkpointScanSchema>;
